// Secrets that are given out once: long random texts, of which the database keeps only the hash.
import { createHash, randomBytes } from 'node:crypto'

export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps: who reads it cannot use the token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
