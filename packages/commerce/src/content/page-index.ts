// Finds pages of text by a shopper's words. There are a few dozen: they are read once, and searched in memory.
import type { Database } from '../db/open-database.ts'
import { queryWords, stemOf, wordsOf } from '../platform/analyze-text.ts'
import type { Language } from '../platform/analyze-text.ts'
import { Vocabulary } from '../search/vocabulary.ts'
import type { Synonyms } from '../search/vocabulary.ts'
import type { ContentDoc } from './content-doc.ts'

/** How often each word and each stem stands in a text. */
type Terms = ReadonlyMap<string, number>

interface IndexedPage {
  identifier: string
  title: Terms
  lead: Terms
  body: Terms
}

/** A page is about a word that its title or description has, or that its text repeats this often. */
const REPEATED = 3
const WORTH = { title: 8, lead: 3, body: 1 } as const

export class PageIndex {
  readonly #language: Language
  readonly #pages: readonly IndexedPage[]
  readonly #vocabulary: Vocabulary

  constructor(language: Language, pages: readonly IndexedPage[], synonyms: readonly Synonyms[]) {
    this.#language = language
    this.#pages = pages
    this.#vocabulary = new Vocabulary(language, termsOf(pages), synonyms)
  }

  /** Identifiers of the pages that are about every word, the best first. */
  find(search: string): string[] {
    const parts = this.#partsOf(search)
    if (parts.length === 0) return []
    const scored = this.#pages
      .map((page) => ({ page, scores: parts.map((part) => scoreOf(page, part)) }))
      .filter(({ scores }) => scores.every((score) => score > 0))
      .map(({ page, scores }) => ({ page, score: scores.reduce((sum, score) => sum + score, 0) }))
    return scored.toSorted((one, other) => other.score - one.score).map(({ page }) => page.identifier)
  }

  /** What must be found: for each word, or run of words that is a synonym, the ways to say it. */
  #partsOf(search: string): Part[] {
    const vocabulary = this.#vocabulary
    const words = queryWords(search, this.#language)
    const stems = words.map((word) => stemOf(word, this.#language))
    const parts: Part[] = []
    for (let place = 0; place < words.length;) {
      const synonym = vocabulary.synonymAt(stems, place)
      const run = Math.max(1, synonym?.length ?? 0)
      const own = words.slice(place, place + run).map((word) => this.#test(word))
      const others = (synonym?.group ?? []).map((each) => each.map(isTerm))
      parts.push([own, ...others])
      place += run
    }
    return parts
  }

  /** A word that no page has is the beginning of one, else a typing error. */
  #test(word: string): Test {
    const stem = stemOf(word, this.#language)
    const vocabulary = this.#vocabulary
    if (vocabulary.has(word) || vocabulary.has(stem)) return isTerm(stem)
    if (vocabulary.knows(word)) return (term) => term.startsWith(word)
    return isTerm(vocabulary.nearest(word) ?? word)
  }
}

type Test = (term: string) => boolean
/** Ways to say one thing; of each way every word is needed. */
type Part = readonly (readonly Test[])[]

const isTerm =
  (requested: string): Test =>
  (term) =>
    term === requested

const scoreOf = (page: IndexedPage, part: Part): number =>
  Math.max(...part.map((tests) => Math.min(...tests.map((test) => worthOf(page, test)))))

function worthOf({ title, lead, body }: IndexedPage, test: Test): number {
  if (countIn(title, test) > 0) return WORTH.title
  if (countIn(lead, test) > 0) return WORTH.lead
  return countIn(body, test) >= REPEATED ? WORTH.body : 0
}

function countIn(terms: Terms, test: Test): number {
  let most = 0
  for (const [term, count] of terms) if (count > most && test(term)) most = count
  return most
}

function termsOf(pages: readonly IndexedPage[]): { term: string; products: number }[] {
  const counted = new Map<string, number>()
  for (const { title, lead, body } of pages) {
    for (const term of new Set([...title.keys(), ...lead.keys(), ...body.keys()]))
      counted.set(term, (counted.get(term) ?? 0) + 1)
  }
  const terms = [...counted].map(([term, products]) => ({ term, products }))
  // The order in which the vocabulary looks a term up.
  return terms.sort((one, other) => (one.term < other.term ? -1 : 1))
}

/** Reads the pages of a language. */
export async function loadPageIndex(
  db: Database,
  language: Language,
  synonyms: readonly Synonyms[],
): Promise<PageIndex> {
  const rows = await db
    .selectFrom('content')
    .select(['identifier', 'doc'])
    .where('kind', '=', 'page')
    .where('language', '=', language)
    .orderBy('identifier')
    .execute()
  const pages = rows.map(({ identifier, doc }) => {
    const { title, heading = '', metaDescription = '', html } = JSON.parse(doc) as ContentDoc
    return {
      identifier,
      title: countTerms(`${title} ${heading}`, language),
      lead: countTerms(metaDescription, language),
      body: countTerms(html, language),
    }
  })
  return new PageIndex(language, pages, synonyms)
}

function countTerms(text: string, language: Language): Terms {
  const terms = new Map<string, number>()
  for (const word of wordsOf(text, language)) {
    for (const term of new Set([word, stemOf(word, language)])) terms.set(term, (terms.get(term) ?? 0) + 1)
  }
  return terms
}
