// From what a shopper typed to an FTS5 expression: stems, beginnings of words, synonyms, fixed typing errors.
import { queryWords, replaceWords, stemOf } from '../platform/analyze-text.ts'
import { questionWords } from './search-needs.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface SearchQuery {
  /** Every word must be found; undefined when there is no word. */
  all: string | undefined
  /** At least one word must be found: for a query whose words are nowhere together. */
  any: string | undefined
  /**
   * What the order goes by: the shopper's own words, so that a rare synonym does not outweigh them;
   * synonyms only for words the index lacks, and for expressions of several words, which alone mean something else.
   */
  rank: string | undefined
  /** Every word must be in a name, SKU, category or filter value, not only in a description. */
  named: string | undefined
  /**
   * What a product is comes before where a word stands: what its name and main category say together, then its main
   * category alone, all of the query before some of it, then what is named so at all.
   */
  tiers: readonly string[]
  /** At least one word must be in the main category. */
  kind: string | undefined
  /** The query as it was understood, when words had to be fixed. */
  fixed: string | undefined
}

/** @param rest the part of the text that may hold typing errors */
export function searchQuery(text: string, vocabulary: Vocabulary, rest = text): SearchQuery {
  const typed = queryWords(text, vocabulary.language)
  const existing = synonymPlaces(typed, vocabulary)
  const open = new Set(queryWords(rest, vocabulary.language))
  const words = typed.map((word, place) =>
    existing.has(place) || !open.has(word) ? word : mend(word, vocabulary),
  )
  const parts = expressions(words, vocabulary)
  const fixed = new Map(typed.map((word, place) => [word, words[place] ?? word] as const))
  const isFixed = [...fixed].some(([word, right]) => word !== right)
  const all = joined(
    parts.map(({ match }) => match),
    'AND',
  )
  const any = joined(
    parts.map(({ match }) => match),
    'OR',
  )
  const named = all === undefined ? undefined : `{name sku category keywords} : (${all})`
  const kind = any === undefined ? undefined : `({category} : (${any}))`
  const isSo = `({name} : (${all})) AND ({category} : (${all}))`
  return {
    all,
    any,
    named,
    tiers:
      all === undefined || named === undefined || kind === undefined
        ? []
        : [
            ...headFirst(words, vocabulary).map((head) => `(${head}) AND ${isSo}`),
            isSo,
            `{category} : (${all})`,
            `(${named}) AND ${kind}`,
            kind,
            named,
          ],
    rank: joined(
      parts.map(({ rank }) => rank),
      'OR',
    ),
    kind,
    fixed: isFixed ? replaceWords(text, fixed) : undefined,
  }
}

/** In French a name begins with what a thing is: a mattress protector is no mattress. */
function headFirst([first = '']: readonly string[], { language }: Vocabulary): string[] {
  return language === 'fr' ? [`{name} : (^ "${stemOf(first, language)}" *)`] : []
}

function joined(parts: readonly string[], operator: 'AND' | 'OR'): string | undefined {
  return parts.length === 0 ? undefined : parts.join(` ${operator} `)
}

/** Places of words that are part of a synonym: right, whether or not the index has them. */
function synonymPlaces(words: readonly string[], vocabulary: Vocabulary): Set<number> {
  const stems = words.map((word) => stemOf(word, vocabulary.language))
  const runs = stems.map((_, place) => vocabulary.synonymAt(stems, place)?.length ?? 0)
  return new Set(runs.flatMap((length, place) => Array.from({ length }, (_, offset) => place + offset)))
}

function mend(word: string, vocabulary: Vocabulary): string {
  const stem = stemOf(word, vocabulary.language)
  const isRight = vocabulary.knows(word) || vocabulary.knows(stem) || questionWords.knows(word)
  return isRight ? word : (vocabulary.nearest(word) ?? questionWords.nearest(word) ?? word)
}

interface Part {
  match: string
  rank: string
}

/** One part per word, or per run of words that is a synonym. */
function expressions(words: readonly string[], vocabulary: Vocabulary): Part[] {
  const stems = words.map((word) => stemOf(word, vocabulary.language))
  const parts: Part[] = []
  for (let place = 0; place < words.length;) {
    const synonym = vocabulary.synonymAt(stems, place)
    const run = Math.max(1, synonym?.length ?? 0)
    const runStems = stems.slice(place, place + run)
    const own = words
      .slice(place, place + run)
      .map((word, offset) => wordExpression(word, runStems[offset] ?? word, vocabulary))
    const others = (synonym?.group ?? []).map((each) => `(${each.map((stem) => `"${stem}"`).join(' AND ')})`)
    const match = `(${[...new Set([`(${own.join(' AND ')})`, ...others])].join(' OR ')})`
    parts.push({
      match,
      rank: rankExpression(runStems, match, vocabulary),
    })
    place += run
  }
  return parts
}

function rankExpression(stems: readonly string[], match: string, vocabulary: Vocabulary): string {
  const [only = ''] = stems
  if (stems.length === 1) return vocabulary.has(only) ? `"${only}"*` : match
  // Of an expression, names decide: a rare synonym in some description would outweigh them.
  return `{name category} : ${match}`
}

/** A word the index has is looked for as its stem; another one is the beginning of a word. */
function wordExpression(word: string, stem: string, vocabulary: Vocabulary): string {
  return vocabulary.has(word) || vocabulary.has(stem) ? `"${stem}"` : `"${word}"*`
}
