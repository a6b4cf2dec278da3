// Names visitors by a keyed hash of their network address. Who has the database, or a backup of it, but not the file beside
// it, cannot tell whose address it was.
import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asOneVisitor } from './visitor-address.ts'

const SECRET_BYTES = 32
/** Of the hash, so many letters tell visitors apart. */
const KEY_LETTERS = 12

/** Makes the secret at the first start. The key of an address is that of its household. */
export function visitorKeys(dataDir: string): (address: string) => string {
  const secret = secretIn(join(dataDir, 'visitor.key'))
  return (address) =>
    createHmac('sha256', secret).update(asOneVisitor(address)).digest('hex').slice(0, KEY_LETTERS)
}

/** A file that a kill has left shorter is replaced: visitors then begin anew. */
function secretIn(file: string): Buffer {
  const stored = existsSync(file) ? readFileSync(file) : undefined
  if (stored?.length === SECRET_BYTES) return stored
  const secret = randomBytes(SECRET_BYTES)
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
