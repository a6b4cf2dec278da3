// Turns text into search terms, the same way when a product is indexed and when a shopper searches.
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'

/** Of the default store view. */
export const DEFAULT_LANGUAGE = 'en'
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const stemmers: Record<Language, (word: string) => string> = { en: stemEnglish, fr: stemFrench }

/** Words that say nothing about a product. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  en: new Set('a an and are as at be by for from in is it of on or that the this to with'.split(' ')),
  fr: new Set(
    'a au aux avec ce ces d dans de des du en est et l la le les ou par pour qu que qui sur un une'.split(
      ' ',
    ),
  ),
}

/** Words whose stem would be another word's: bedding is no bed, `litera` no form of "lit". */
const unstemmed: Record<Language, ReadonlySet<string>> = {
  en: new Set(['bedding']),
  fr: new Set(['litera', 'literie']),
}

/** Lower case without accents: `Superposé` -> `superpose`. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')
}

/** The words of a text, folded, in order, without HTML and words that say nothing. */
export function wordsOf(text: string, language: Language): string[] {
  const plain = foldAccents(text.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' '))
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords[language].has(word))
}

/** Longer queries say nothing more. */
const MOST_WORDS = 12
const LONGEST_QUERY = 500

/** The words of what a shopper typed, as far as they are looked at. */
export function queryWords(text: string, language: Language): string[] {
  return wordsOf(text.slice(0, LONGEST_QUERY), language).slice(0, MOST_WORDS)
}

/** What a shopper typed, folded, as far as it is looked at, with other words in the place of some. */
export function replaceWords(text: string, others: ReadonlyMap<string, string>): string {
  return foldAccents(text.slice(0, LONGEST_QUERY)).replace(
    /[\p{L}\p{N}]+/gu,
    (word) => others.get(word) ?? word,
  )
}

/** The stem of a folded word: `bunks` -> `bunk`, `superposes` -> `superpos`. */
export function stemOf(word: string, language: Language): string {
  return unstemmed[language].has(word) ? word : foldAccents(stemmers[language](word))
}

/** What goes into the index for a text: every word and its stem. */
export function indexedText(text: string, language: Language): string {
  return wordsOf(text, language)
    .flatMap((word) => {
      const stem = stemOf(word, language)
      return stem === word ? [word] : [word, stem]
    })
    .join(' ')
}
