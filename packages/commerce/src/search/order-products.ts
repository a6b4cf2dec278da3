// The order of a listing: by position, name, price or relevance.
import type { ProductAttributeSortInput } from '@loftwood/graphql-types/schema-types'
import type { Language } from './analyze-text.ts'
import type { Bitmap } from './bitmap.ts'
import type { CatalogueIndex, OrderColumn, Ranking } from './catalogue-index.ts'
import { searchTable } from './product-filter.ts'

/** Name and main category count most, then SKU, other categories and attributes, last the descriptions. */
const columnWeights = '16.0, 10.0, 8.0, 3.0, 0.5'

interface Order {
  sort: ProductAttributeSortInput | null | undefined
  language: Language
  /** The full-text expression relevance goes by; absent without a search. */
  rank: string | undefined
}

/** The found places, in order, as far as they are taken. */
export async function orderPlaces(
  found: Bitmap,
  { sort, language, rank }: Order,
  index: CatalogueIndex,
): Promise<Iterable<number>> {
  const [wanted] = Object.entries(sort ?? {}).filter(([, direction]) => direction != null)
  const field = wanted?.[0] ?? (rank === undefined ? 'position' : 'relevance')
  const isDescending = wanted?.[1] === 'DESC'
  if (field === 'name') return byColumn(`name_${language}`)
  if (field === 'price') return byColumn('min_price')
  if (field === 'relevance' && rank !== undefined) {
    const ranking = await index.ranking(searchTable(language), rank, columnWeights)
    // Every direction but an explicit ASC means best first.
    return wanted?.[1] === 'ASC' ? worstFirst(found, ranking) : bestFirst(found, ranking)
  }
  return isDescending ? [...found.members()].toReversed() : found.members()

  async function byColumn(column: OrderColumn): Promise<Iterable<number>> {
    const order = await index.order(column)
    return only(found, isDescending ? order.toReversed() : order)
  }
}

function* only(found: Bitmap, places: Iterable<number>): Generator<number> {
  for (const place of places) if (found.has(place)) yield place
}

/** What the ranking lacks was found by other words: it comes after all it has. */
function* bestFirst(found: Bitmap, { members }: Ranking): Generator<number> {
  yield* only(found, members)
  const ranked = new Set(members)
  for (const place of found.members()) if (!ranked.has(place)) yield place
}

function worstFirst(found: Bitmap, { members, scores }: Ranking): number[] {
  const scoreOf = new Map(Array.from(members, (place, at) => [place, scores[at] ?? 0]))
  const score = (place: number) => scoreOf.get(place) ?? 0
  return [...found.members()].toSorted((a, b) => score(b) - score(a) || a - b)
}
