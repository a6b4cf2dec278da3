// Texts of products for machines: no markup, no addresses. An agent may take for instructions what it reads.
import { decodeHTML } from 'entities'

const MAX_LENGTH = 4_000
const HIDDEN = /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const BREAK = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi
const TAG = /<\/?[a-z!][^>]*(?:>|$)/gi
const ADDRESS = /\b(?:https?:\/\/|www\.|mailto:|javascript:|data:)\S+/gi
// oxlint-disable-next-line no-control-regex -- the expression is about control characters
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u206f]/g

/** The text of a piece of HTML; empty without any. */
export function plainText(html: string | null | undefined, maxLength = MAX_LENGTH): string {
  const shown = (html ?? '').replace(HIDDEN, ' ').replace(COMMENT, ' ').replace(BREAK, '\n').replace(TAG, ' ')
  // Entities may spell markup too.
  const text = decodeHTML(shown).replace(HIDDEN, ' ').replace(TAG, ' ').replace(ADDRESS, '')
  const tidy = text
    .replace(CONTROL, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
  return tidy.length > maxLength ? `${tidy.slice(0, maxLength - 1)}…` : tidy
}
