// Prices of bundles and groups follow from other products: they are set after any price was written.
import type { Database, Write } from '../db/open-database.ts'
import { idList } from '../db/id-list.ts'
import { bundleBorders, groupedBorders } from './set-prices.ts'
import type { PriceBorders } from './set-prices.ts'
import type { PricePair, ProductDoc } from './product-doc.ts'

/** Every product whose price follows from others'. */
export async function setIds(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('type', 'in', ['bundle', 'grouped'])
    .execute()
  return rows.map(({ id }) => id)
}

/** Brings the stored lowest and highest price of these sets in line with their parts' prices as they are stored now. */
export async function priceSets(write: Write, ids: readonly number[]): Promise<void> {
  const rows = await write
    .selectFrom('product')
    .select(['id', 'doc'])
    .where('id', 'in', idList(ids))
    .execute()
  const sets = rows.map(({ id, doc }) => ({ id, doc: JSON.parse(doc) as ProductDoc }))
  const prices = await partPrices(
    write,
    sets.flatMap(({ doc }) => partIds(doc)),
  )
  for (const { id, doc } of sets) {
    const borders = bordersOf(doc, (productId) => prices.get(productId) ?? doc.price)
    if (JSON.stringify(borders) === JSON.stringify({ lowest: doc.lowest, highest: doc.highest })) continue
    await write
      .updateTable('product')
      .set({
        doc: JSON.stringify({ ...doc, ...borders }),
        min_price: borders.lowest.final,
        max_price: borders.highest.final,
      })
      .where('id', '=', id)
      .execute()
  }
}

function partIds({ bundle, grouped }: ProductDoc): number[] {
  return [...(bundle?.options.flatMap(({ selections }) => selections) ?? []), ...(grouped ?? [])].map(
    ({ productId }) => productId,
  )
}

async function partPrices(write: Write, ids: readonly number[]): Promise<Map<number, PricePair>> {
  const rows = await write
    .selectFrom('product')
    .select(['id', 'doc'])
    .where('id', 'in', idList([...new Set(ids)]))
    .execute()
  return new Map(rows.map(({ id, doc }) => [id, (JSON.parse(doc) as ProductDoc).lowest]))
}

function bordersOf(
  { bundle, grouped, price }: ProductDoc,
  priceOf: (productId: number) => PricePair,
): PriceBorders {
  return bundle ? bundleBorders(bundle, price, priceOf) : groupedBorders(grouped ?? [], priceOf)
}
