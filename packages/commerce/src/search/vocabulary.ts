// What the full-text index of a language knows: its terms, to mend typing errors, and the synonyms of the catalog.
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { type Language, stemOf, wordsOf } from '../platform/analyze-text.ts'

/** The distance, or `most + 1` as soon as it is certain to be greater than `most`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let distance = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, at(previous, j - 1) + cost)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) distance = Math.min(distance, at(beforePrevious, j - 2) + 1)
      current.push(distance)
    }
    if (Math.min(...current) > most) return most + 1
    beforePrevious = previous
    previous = current
  }
  return at(previous, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.MAX_SAFE_INTEGER
}

/** Terms that mean the same, each as its stems. */
type SynonymGroup = readonly (readonly string[])[]

export interface Synonyms {
  language: Language
  terms: readonly string[]
}

interface Term {
  term: string
  /** Number of products with it. */
  products: number
}

/** Shorter words are not fixed: too many others are near. */
const SHORTEST_MENDED = 4
/** From this length on two errors are fixed. */
const LONG_WORD = 8

export class Vocabulary {
  readonly language: Language
  readonly #terms: readonly Term[]
  readonly #groupsByFirstStem = new Map<string, { stems: readonly string[]; group: SynonymGroup }[]>()

  /** @param terms in ascending order */
  constructor(language: Language, terms: readonly Term[], synonyms: readonly Synonyms[]) {
    this.language = language
    this.#terms = terms
    for (const { terms: words } of synonyms.filter((each) => each.language === language))
      this.#addGroup(words)
  }

  #addGroup(terms: readonly string[]): void {
    const group = terms.map((term) => wordsOf(term, this.language).map((word) => stemOf(word, this.language)))
    for (const stems of group) {
      const [first] = stems
      if (first === undefined) continue
      const existing = this.#groupsByFirstStem.get(first) ?? []
      this.#groupsByFirstStem.set(first, [...existing, { stems, group }])
    }
  }

  /** The longest synonym that starts at this place of the query, with all that mean the same. */
  synonymAt(stems: readonly string[], place: number): { length: number; group: SynonymGroup } | undefined {
    const candidates = this.#groupsByFirstStem.get(stems[place] ?? '') ?? []
    const fitting = candidates.filter((candidate) =>
      candidate.stems.every((stem, offset) => stems[place + offset] === stem),
    )
    const length = Math.max(0, ...fitting.map((candidate) => candidate.stems.length))
    const longest = fitting.filter((candidate) => candidate.stems.length === length)
    return length === 0 ? undefined : { length, group: longest.flatMap(({ group }) => group) }
  }

  /** Whether the word is an indexed term. */
  has(word: string): boolean {
    return this.#firstFrom(word) === word
  }

  /** Whether some indexed term is this word or starts with it. */
  knows(word: string): boolean {
    return this.#firstFrom(word)?.startsWith(word) ?? false
  }

  /** The first term in the order of the alphabet that is not before the word. */
  #firstFrom(word: string): string | undefined {
    let [low, high] = [0, this.#terms.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#terms[middle]?.term ?? '') < word) low = middle + 1
      else high = middle
    }
    return this.#terms[low]?.term
  }

  /** The nearest indexed term, the most frequent among equals; undefined when none is near. */
  nearest(word: string): string | undefined {
    if (word.length < SHORTEST_MENDED || /\d/.test(word)) return undefined
    const most = word.length >= LONG_WORD ? 2 : 1
    let best: (Term & { distance: number }) | undefined
    for (const term of this.#terms) {
      const distance = editDistance(word, term.term, most)
      if (distance > most) continue
      const isBetter =
        !best || distance < best.distance || (distance === best.distance && term.products > best.products)
      if (isBetter) best = { ...term, distance }
    }
    return best?.term
  }
}

/** Reads the terms of the index as they are now. */
export async function loadVocabulary(
  db: Database,
  language: Language,
  synonyms: readonly Synonyms[],
): Promise<Vocabulary> {
  const rows = await sql<Term>`
    select term, doc as products from ${sql.table(`search_terms_${language}`)} order by term
  `.execute(db)
  return new Vocabulary(language, rows.rows, synonyms)
}
