// The key in the links of a mail: whoever brings it back has read the mail, so the address is theirs.
import { randomBytes } from 'node:crypto'
import { hashOfToken } from '../platform/random-token.ts'

const BYTES = 16
/** Stands in a composed mail until it is queued. */
const PLACE = '{mail-key}'

/** Behind `#`: browsers send it to no server, so it is in no log. */
export const withMailKey = (url: string): string => `${url}${url.includes('#') ? '&' : '#'}mail=${PLACE}`

/** The mail with a key of its own in every link, and the hash of that key. */
export function fillMailKey<Mail extends { html: string; text: string }>(
  mail: Mail,
): Mail & { hash: string } {
  const key = randomBytes(BYTES).toString('base64url')
  const filled = (content: string) => content.replaceAll(PLACE, key)
  return { ...mail, html: filled(mail.html), text: filled(mail.text), hash: hashOfToken(key) }
}
