// Texts of products for machines: no markup, no addresses. An agent may take for instructions what it reads.
import { decodeHTML } from 'entities'

const MAX_LENGTH = 4_000
const HIDDEN = /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const BREAK = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi
const TAG = /<\/?[a-z!][^>]*(?:>|$)/gi
/** With or without a scheme; a bare name of a host only with a path, for `bed.The` is a typing error. */
const ADDRESS = new RegExp(
  [
    /(?:\b[a-z][a-z\d+.-]{0,20}:)?\/\/[\w[]\S*/,
    /\b(?:www\.|(?:data|ftp|javascript|mailto|sms|tel):)\S+/,
    /\b(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?::\d{1,5})?\/\S*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)
/** Characters without a sight of their own, which can hide a text from people. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}]/gu

/** The text of a piece of HTML; empty without any. */
export function plainText(html: string | null | undefined, maxLength = MAX_LENGTH): string {
  const shown = (html ?? '').replace(HIDDEN, ' ').replace(COMMENT, ' ').replace(BREAK, '\n').replace(TAG, ' ')
  // Entities may spell markup too.
  const text = decodeHTML(shown).replace(HIDDEN, ' ').replace(TAG, ' ').replace(ADDRESS, '')
  const tidy = text
    .replace(UNSEEN, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
  return tidy.length > maxLength ? `${tidy.slice(0, maxLength - 1)}…` : tidy
}
