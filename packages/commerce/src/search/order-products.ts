// The order of a listing: by position, name, price or relevance.
import { sql } from 'kysely'
import type { ProductAttributeSortInput } from '@loftwood/graphql-types/schema-types'
import type { Language } from '../platform/analyze-text.ts'
import type { Bitmap } from './bitmap.ts'
import type { CatalogIndex, OrderColumn, Ranking } from './catalog-index.ts'
import { searchTable } from './product-filter.ts'

/** Name and main category count most, then SKU, last the descriptions; a flag or finish is no better in a short text. */
const columnWeights = '16.0, 10.0, 8.0, 0.0, 0.5'

/** What relevance goes by: full-text expressions. */
export interface Relevance {
  rank: string
  /** What each finds comes before what only the next ones find, whatever its rank. */
  tiers: readonly string[]
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
  const [requested] = Object.entries(sort ?? {}).filter(([, direction]) => direction != null)
  const field = requested?.[0] ?? (relevance === undefined ? 'position' : 'relevance')
  const isDescending = requested?.[1] === 'DESC'
  if (field === 'name') return byColumn(`name_${language}`)
  if (field === 'price') return byColumn('min_price')
  if (field === 'relevance' && relevance !== undefined) {
    const table = searchTable(language)
    const ranking = await index.ranking(table, relevance.rank, columnWeights)
    const tiers = await Promise.all(relevance.tiers.map((tier) => index.matching(table, tier)))
    const soldOut = await index.where(SOLD_OUT)
    const best = bestFirst(found, { tiers, services: index.services, soldOut }, ranking)
    // Every direction but an explicit ASC means best first.
    return requested?.[1] === 'ASC' ? [...best].toReversed() : best
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

interface Tiers {
  tiers: readonly Bitmap[]
  services: Bitmap
  soldOut: Bitmap
}

/** Of a choice, all of it. Few rows, by their own index. */
const SOLD_OUT = sql<boolean>`p.id in (
  select q.id from stock_item s join product q on q.sku = s.sku where s.quantity <= 0 and q.parent_id is null
  union all
  select v.parent_id from stock_item s join product v on v.sku = s.sku where s.quantity <= 0 and v.parent_id is not null
  group by v.parent_id having count(*) = (select count(*) from product w where w.parent_id = v.parent_id)
)`

/**
 * The goods of all tiers, tier by tier and in each what is sold out last, then the services, then the rest. What the ranking lacks was found by other words:
 * it comes last in its tier.
 */
function* bestFirst(
  found: Bitmap,
  { tiers, services, soldOut }: Tiers,
  { members }: Ranking,
): Generator<number> {
  const ranked = new Set(members)
  let rest = found
  const goods = tiers.map((each) => each.without(services))
  const inStockFirst = goods.flatMap((each) => [each.without(soldOut), each])
  for (const tier of [...inStockFirst, ...tiers, found]) {
    const places = rest.and(tier)
    rest = rest.without(tier)
    yield* only(places, members)
    for (const place of places.members()) if (!ranked.has(place)) yield place
  }
}
