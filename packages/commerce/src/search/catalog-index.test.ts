// Listings from memory are those plain SQL finds, on random catalogs with random filters and orders.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { parseRules, readCatalogFiles } from '@loftwood/demo-store/read-catalog'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductAttributeFilterInput } from '@loftwood/graphql-types/schema-types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Database, OpenDatabase } from '../db/open-database.ts'
import { loadShop } from '../shop.ts'
import { encodeUid } from '../platform/uid.ts'
import { aggregate } from './aggregate.ts'
import { listProducts } from './list-products.ts'

const PRODUCTS = 1500
const CATEGORIES = [3, 4, 5, 6]
const ATTRIBUTES = ['color', 'att_bed_size', 'att_fabric']
const OPTIONS = [801, 802, 803, 821, 822]
const rules = parseRules(readCatalogFiles(dataFolder))

let folder: string
let database: OpenDatabase
let context: Context
let seed = 20_261_121
/** A whole number from 0 to below, the same in every run. */
const random = (below: number) => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff
  return Math.floor((seed / 0x8000_0000) * below)
}
const some = <Item>(items: readonly Item[]) => items.filter(() => random(3) === 0)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-index-'))
  database = openDatabase(folder)
  await database.db.transaction().execute(async (write) => {
    for (let id = 1; id <= PRODUCTS; id += 1) await insertRandom(write, id)
  })
  const shop = await loadShop(database.db, rules)
  context = { db: database.db, shop, view: { language: 'en' } } as unknown as Context
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function insertRandom(db: Database, id: number): Promise<void> {
  const position = random(500)
  const name = ['Oak', 'oak', 'Pine', 'Élan', 'ash'][random(5)] ?? ''
  const words = `${name} ${some(['bunk', 'loft', 'bed', 'desk', 'quilt']).join(' ')}`
  await db
    .insertInto('product')
    .values({
      id,
      sku: `P-${id}`,
      type: 'simple',
      parent_id: null,
      is_visible: random(10) > 0 ? 1 : 0,
      position,
      name_en: name,
      name_fr: name,
      min_price: 100 * random(2000),
      max_price: 0,
      doc: '{}',
      hash: '',
    })
    .execute()
  for (const category_id of some(CATEGORIES))
    await db
      .insertInto('product_category')
      .values({ category_id, product_id: id, position, is_direct: 1 })
      .execute()
  for (const attribute of ATTRIBUTES) {
    for (const option of some(OPTIONS)) {
      const facet = { attribute, value: String(option), measure: 0, product_id: id }
      await db.insertInto('product_facet').values(facet).execute()
    }
  }
  await sql`insert into product_search_en (rowid, name, sku, category, keywords, body)
    values (${id}, ${words}, '', '', '', ${words})`.execute(db)
}

interface Case {
  filter: ProductAttributeFilterInput
  /** The same filter in SQL, by attribute. */
  conditions: Record<string, RawBuilder<boolean>>
}

function randomCase(): Case {
  const filter: Record<string, unknown> = {}
  const conditions: Record<string, RawBuilder<boolean>> = {}
  const categories = some(CATEGORIES)
  if (categories.length > 0) {
    filter['category_uid'] = { in: categories.map(encodeUid) }
    conditions['category_uid'] = sql`p.id in (select product_id from product_category
      where category_id in (${sql.join(categories)}))`
  }
  for (const attribute of some(ATTRIBUTES)) {
    const values = [...new Set([random(5), random(5)])].map((at) => String(OPTIONS[at]))
    filter[attribute] = { in: values }
    conditions[attribute] = sql`p.id in (select product_id from product_facet
      where attribute = ${attribute} and value in (${sql.join(values)}))`
  }
  if (random(2) === 0) {
    const [from, to] = [random(1000), 1000 + random(1000)]
    filter['price'] = { from: String(from), to: String(to) }
    conditions['price'] = sql`p.min_price between ${from * 100} and ${to * 100}`
  }
  return { filter, conditions }
}

const all = (conditions: readonly RawBuilder<boolean>[]) =>
  sql.join([sql`p.is_visible = 1`, ...conditions], sql` and `)

async function plainIds(conditions: Case['conditions'], order: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select p.id from product p
    where ${all(Object.values(conditions))} order by ${sql.raw(order)}`.execute(database.db)
  return rows.map(({ id }) => id)
}

async function plainCounts({ conditions }: Case, attribute: string): Promise<Record<string, number>> {
  const others = Object.entries(conditions).flatMap(([name, each]) => (name === attribute ? [] : [each]))
  const { rows } = await sql<{ value: string; n: number }>`select f.value, count(*) as n
    from product_facet f join product p on p.id = f.product_id
    where f.attribute = ${attribute} and ${all(others)} group by f.value`.execute(database.db)
  const existing = new Set(
    rules.attributes.find(({ code }) => code === attribute)?.options.map(({ id }) => String(id)),
  )
  return Object.fromEntries(rows.filter(({ value }) => existing.has(value)).map(({ value, n }) => [value, n]))
}

/** An accent does not change a name's place. */
const dictionaryName = "replace(p.name_en, 'É', 'E') collate nocase"
const orders = [
  [{ position: 'ASC' }, 'p.position, p.id'],
  [{ position: 'DESC' }, 'p.position desc, p.id desc'],
  [{ name: 'ASC' }, `${dictionaryName}, p.id`],
  [{ name: 'DESC' }, `${dictionaryName} desc, p.id desc`],
  [{ price: 'ASC' }, 'p.min_price, p.id'],
  [{ price: 'DESC' }, 'p.min_price desc, p.id desc'],
] as const

test.each(Array.from({ length: 60 }, (_, index) => index))('random filter %i', async (index) => {
  const each = randomCase()
  const [sort, order] = orders[index % orders.length] ?? orders[0]
  const expected = await plainIds(each.conditions, order)
  const listing = await listProducts({ filter: each.filter, sort, pageSize: 300 }, context)
  expect(listing.total).toBe(expected.length)
  expect(listing.ids).toEqual(expected.slice(0, 300))
  if (expected.length > 20) {
    const page = await listProducts({ filter: each.filter, sort, pageSize: 10, currentPage: 2 }, context)
    expect(page.ids).toEqual(expected.slice(10, 20))
  }
  const facets = aggregate(listing, {}, context)
  for (const attribute of expected.length > 0 ? ATTRIBUTES : []) {
    const options = facets.find(({ attribute_code }) => attribute_code === attribute)?.options ?? []
    const counted = Object.fromEntries(options.map(({ value, count }) => [value, count]))
    expect(counted).toEqual(await plainCounts(each, attribute))
  }
})

test.each(['bunk', 'oak bed', 'bunk loft desk', 'pine quilt'])('search %s', async (search) => {
  const each = randomCase()
  const words = search.split(' ').map((word) => `"${word}"`)
  const conditions = {
    ...each.conditions,
    search: sql<boolean>`p.id in (select rowid from product_search_en where product_search_en match ${words.join(' AND ')})`,
  }
  const rank = words.map((word) => `${word}*`).join(' OR ')
  const bm25 = `(select bm25(product_search_en, 16.0, 10.0, 8.0, 3.0, 0.5) from product_search_en
    where product_search_en match '${rank}' and rowid = p.id)`
  const expected = await plainIds(conditions, `${bm25}, p.position, p.id`)
  const listing = await listProducts({ search, filter: each.filter, pageSize: 300 }, context)
  expect(listing.total).toBe(expected.length)
  expect(listing.ids).toEqual(expected.slice(0, 300))
})
