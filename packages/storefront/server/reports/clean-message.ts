// An error's message without what may be about a person: it goes to the log, whoever wrote it.

const MAX_LENGTH = 200

type Replaced = readonly [pattern: RegExp, by: (match: string, ...groups: string[]) => string]

const IDENTIFIER = /^[\w$.-]{1,40}$/

/** In this order. */
const REPLACED: readonly Replaced[] = [
  // Line breaks, control characters, and those that reverse the direction of text.
  [/[\p{C}\s]+/gu, () => ' '],
  [/(https?:\/\/[^\s?#"']*)[?#][^\s"')]*/g, (_url, address = '') => address],
  [/[^\s@<>"']+@[^\s@<>"']+/g, () => '<mail>'],
  // A browser quotes the text that it could not parse.
  [/"([^"]*)"?/g, (quoted, text = '') => (IDENTIFIER.test(text) ? quoted : '"<text>"')],
  // Carts, orders and keys of mails.
  [/\b(?=[\w-]*\d)[\w-]{20,}\b/g, () => '<key>'],
  [/\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/gi, () => '<postcode>'],
  [/\d(?:[ ().-]{0,2}\d){3,}/g, () => '<number>'],
]

export function cleanMessage(message: string): string {
  const text = REPLACED.reduce((cleaned, [pattern, by]) => cleaned.replace(pattern, by), message)
  return text.trim().slice(0, MAX_LENGTH)
}
