// The order of a listing: by position, name, price or relevance.
import type { ProductAttributeSortInput } from '@loftwood/graphql-types/schema-types'
import type { Language } from '../platform/analyze-text.ts'
import type { Bitmap } from './bitmap.ts'
import type { CatalogIndex, OrderColumn, Ranking } from './catalog-index.ts'
import { searchTable } from './product-filter.ts'

/** Name and main category count most, then SKU, other categories and attributes, last the descriptions. */
const columnWeights = '16.0, 10.0, 8.0, 3.0, 0.5'

/** What relevance goes by: full-text expressions. */
export interface Relevance {
  rank: string
  /** What it finds comes first, whatever its rank. */
  named: string | undefined
}

interface Order {
  sort: ProductAttributeSortInput | null | undefined
  language: Language
  /** Absent without a search. */
  relevance: Relevance | undefined
}

/** The found places, in order, as far as they are taken. */
export async function orderPlaces(
  found: Bitmap,
  { sort, language, relevance }: Order,
  index: CatalogIndex,
): Promise<Iterable<number>> {
  const [wanted] = Object.entries(sort ?? {}).filter(([, direction]) => direction != null)
  const field = wanted?.[0] ?? (relevance === undefined ? 'position' : 'relevance')
  const isDescending = wanted?.[1] === 'DESC'
  if (field === 'name') return byColumn(`name_${language}`)
  if (field === 'price') return byColumn('min_price')
  if (field === 'relevance' && relevance !== undefined) {
    const table = searchTable(language)
    const ranking = await index.ranking(table, relevance.rank, columnWeights)
    const named = relevance.named === undefined ? found : await index.matching(table, relevance.named)
    const best = bestFirst(found, named, ranking)
    // Every direction but an explicit ASC means best first.
    return wanted?.[1] === 'ASC' ? [...best].toReversed() : best
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

/** What is named so, then what mentions it; what the ranking lacks was found by other words: it comes last. */
function* bestFirst(found: Bitmap, named: Bitmap, { members }: Ranking): Generator<number> {
  let ranked: Set<number> | undefined
  for (const tier of [found.and(named), found.without(named)]) {
    yield* only(tier, members)
    ranked ??= new Set(members)
    for (const place of tier.members()) if (!ranked.has(place)) yield place
  }
}
