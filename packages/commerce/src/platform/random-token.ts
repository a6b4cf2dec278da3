// Secrets that are issued once: long random texts, of which the database stores only the hash.
import { createHash, randomBytes } from 'node:crypto'

export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash for the database; the token cannot be recovered from it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
