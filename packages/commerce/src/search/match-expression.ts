// From what a shopper typed to an FTS5 expression.
import { stemOf, wordsOf } from './analyze-text.ts'
import type { Language } from './analyze-text.ts'

/** Longer queries say nothing more. */
const MAX_WORDS = 12

/** Every word must be found, as its stem or as the beginning of a word; undefined when there is no word. */
export function matchExpression(text: string, language: Language): string | undefined {
  const words = wordsOf(text, language).slice(0, MAX_WORDS)
  if (words.length === 0) return undefined
  return words.map((word) => `("${word}"* OR "${stemOf(word, language)}")`).join(' AND ')
}
