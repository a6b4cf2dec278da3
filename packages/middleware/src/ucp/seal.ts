// Ids and links that only this shop can make or read. The same content gives the same text, so an answer can be repeated.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16
const ALGORITHM = 'aes-256-gcm'

export interface Seal {
  seal(content: unknown): string
  /** Undefined when it was not sealed here for this purpose. */
  open(text: string): unknown
}

/** @param purpose what is sealed for one purpose opens for no other */
export function createSeal(secret: string, purpose: string): Seal {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`ucp ${purpose} ${use}`).digest()
  const [key, ivKey] = [keyFor('content'), keyFor('iv')]
  return {
    seal(content) {
      const plain = Buffer.from(JSON.stringify(content))
      const iv = createHmac('sha256', ivKey).update(plain).digest().subarray(0, IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, iv)
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')
    },
    open(text) {
      const bytes = Buffer.from(text, 'base64url')
      // Another spelling of the same bytes would be a second id of the same thing.
      if (bytes.length <= IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== text) return undefined
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        const sealed = bytes.subarray(IV_BYTES, -TAG_BYTES)
        const plain = Buffer.concat([decipher.update(sealed), decipher.final()])
        return JSON.parse(plain.toString()) as unknown
      } catch {
        return undefined
      }
    },
  }
}
