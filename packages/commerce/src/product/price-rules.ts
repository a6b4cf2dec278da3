// Sales of the catalog: the rules in force lower stored prices, so that lists, filters and carts need not know them.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import type { PriceRuleData } from '@loftwood/demo-store/rules-schema'
import { sql } from 'kysely'
import type { Database, Write } from '../db/open-database.ts'
import { type Cents, percentOf, toCents } from '../platform/money.ts'
import { idList } from '../db/id-list.ts'
import { priceBorders } from './price-borders.ts'
import { isInForce } from '../platform/in-force.ts'
import { priceSets, setIds } from './price-sets.ts'
import type { PricePair, ProductDoc } from './product-doc.ts'

const STATE_KEY = 'price_rules'

type PriceRules = Pick<ShopRules, 'priceRules' | 'attributes'>

/** The rules of a day as one text: prices are right while it stays the same. */
function stateOf({ priceRules }: PriceRules, today: string): string {
  return JSON.stringify(priceRules.filter((rule) => isInForce(rule, today)))
}

/** Whether the stored prices are those of the day. */
export async function arePricesOf(db: Database, rules: PriceRules, today: string): Promise<boolean> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', STATE_KEY).executeTakeFirst()
  return (row?.value ?? '[]') === stateOf(rules, today)
}

interface PricedRow {
  id: number
  parentId: number | null
  doc: ProductDoc
}

/** Brings every stored price in line with the rules of the day; again it changes nothing. */
export async function applyPriceRules(write: Write, rules: PriceRules, today: string): Promise<void> {
  const active = rules.priceRules.filter((rule) => isInForce(rule, today))
  const matching = new Map<PriceRuleData, ReadonlySet<number>>()
  for (const rule of active) matching.set(rule, await productsOf(write, rule))
  const rows = await concerned(
    write,
    [...matching.values()].flatMap((ids) => [...ids]),
  )
  const changed = new Map<number, ProductDoc>()
  for (const row of rows) {
    const offers = active.filter((rule) => matching.get(rule)?.has(row.parentId ?? row.id))
    const doc = ruledDoc(
      row.doc,
      offers.filter((rule) => hasAttributes(rule, row.doc, rules)),
    )
    if (JSON.stringify(doc) !== JSON.stringify(row.doc)) changed.set(row.id, doc)
  }
  for (const doc of configurableDocs(rows, changed)) changed.set(doc.id, doc.doc)
  for (const [id, doc] of changed) await writePrices(write, id, doc)
  await priceSets(write, await setIds(write))
  const value = stateOf(rules, today)
  await write
    .insertInto('meta')
    .values({ key: STATE_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Ids of the products in one of the rule's categories; of all products without categories. */
async function productsOf(write: Write, { categories }: PriceRuleData): Promise<Set<number>> {
  const rows = categories
    ? await write
        .selectFrom('product_category')
        .innerJoin('category', 'category.id', 'product_category.category_id')
        .where('category.url_path', 'in', categories)
        .select('product_id as id')
        .execute()
    : await write.selectFrom('product').select('id').where('parent_id', 'is', null).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Products of these ids with their variants, and those that a rule lowered before. Sets follow their parts. */
async function concerned(write: Write, ids: readonly number[]): Promise<PricedRow[]> {
  const rows = await write
    .selectFrom('product')
    .select(['id', 'parent_id as parentId', 'doc'])
    .where('type', 'not in', ['bundle', 'grouped', 'giftcard'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', idList(ids)),
        eb('parent_id', 'in', idList(ids)),
        sql<boolean>`instr(doc, '"beforeRules"') > 0`,
      ]),
    )
    .execute()
  return rows.map(({ id, parentId, doc }) => ({ id, parentId, doc: JSON.parse(doc) as ProductDoc }))
}

function hasAttributes({ attributes = {} }: PriceRuleData, doc: ProductDoc, rules: PriceRules): boolean {
  return Object.entries(attributes).every(([code, requested]) => {
    const options = rules.attributes.find((each) => each.code === code)?.options ?? []
    const value = requested === true ? 1 : options.find((option) => option.code === requested)?.id
    return value !== undefined && doc.attributes[code] === value
  })
}

/** The document with the lowest of its own price and the offers'. */
function ruledDoc({ beforeRules, ...doc }: ProductDoc, offers: readonly PriceRuleData[]): ProductDoc {
  const own = beforeRules ?? doc.price.final
  const final = Math.min(own, ...offers.map((rule) => offeredPrice(rule, own)))
  const price: PricePair = { regular: doc.price.regular, final }
  const borders = doc.choices ? {} : priceBorders(price, doc)
  return { ...doc, price, ...borders, ...(final < own ? { beforeRules: own } : {}) }
}

function offeredPrice({ action }: PriceRuleData, own: Cents): Cents {
  const off = action.type === 'percent' ? percentOf(own, action.percent) : toCents(action.amount)
  return Math.max(0, own - off)
}

/** Configurable products show the lowest and the highest of their variants. */
function configurableDocs(rows: readonly PricedRow[], changed: ReadonlyMap<number, ProductDoc>) {
  const variants = Map.groupBy(
    rows.filter(({ parentId }) => parentId !== null),
    ({ parentId }) => parentId,
  )
  return rows.flatMap(({ id, doc }) => {
    const prices = (variants.get(id) ?? []).map((variant) => (changed.get(variant.id) ?? variant.doc).price)
    const [first] = prices
    if (!doc.choices || !first) return []
    const lowest = prices.reduce((low, price) => (price.final < low.final ? price : low), first)
    const highest = prices.reduce((high, price) => (price.final > high.final ? price : high), first)
    const next = { ...(changed.get(id) ?? doc), lowest, highest }
    return JSON.stringify(next) === JSON.stringify(doc) ? [] : [{ id, doc: next }]
  })
}

async function writePrices(write: Write, id: number, doc: ProductDoc): Promise<void> {
  await write
    .updateTable('product')
    .set({ doc: JSON.stringify(doc), min_price: doc.lowest.final, max_price: doc.highest.final })
    .where('id', '=', id)
    .execute()
}
