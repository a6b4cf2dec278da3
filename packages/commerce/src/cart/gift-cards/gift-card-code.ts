// The codes of gift cards: random, written in four groups, known to their holder only.
import { createHash, randomInt } from 'node:crypto'

/** Letters and digits that are not easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 80 bits: guessing is hopeless even without the limit on attempts. */
const LENGTH = 16

/** e.g. `7K2M-PQ9X-3HTV-WN4C` */
export function newGiftCardCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** However a code was typed: capitals without spaces and hyphens. */
function plainCode(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

export function hashOfCode(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('hex')
}

export function lastFour(code: string): string {
  return plainCode(code).slice(-4)
}

/** What is shown of a code, e.g. `••••-WN4C`. */
export function shownCode(last4: string): string {
  return `••••-${last4}`
}
