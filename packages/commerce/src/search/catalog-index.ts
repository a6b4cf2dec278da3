// What listings are made of, in memory: which listed products are in which category and have which filter value, in
// which orders, at which price. A few megabytes for 50,000 products; the rows themselves stay in the database.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { Bitmap } from './bitmap.ts'
import { Recent } from './recent.ts'

/** Products that can be filtered by one value of an attribute. */
export interface FacetValue {
  value: string
  measure: number
  members: Bitmap
}

/** Listed products that a search found, the best first, with their scores: smaller is better. */
export interface Ranking {
  members: Uint32Array
  scores: Float64Array
}

export type OrderColumn = 'name_en' | 'name_fr' | 'min_price'

const MAX_CACHED_SETS = 200
const MAX_CACHED_RANKINGS = 30

/** Members of its bitmaps are places in the default order, by position and id. */
export class CatalogIndex {
  readonly #db: Database
  /** Place -> product. */
  readonly #ids: Int32Array
  /** Place -> cents. */
  readonly prices: Int32Array
  readonly all: Bitmap
  readonly #placeById = new Map<number, number>()
  #heights: Promise<Float64Array> | undefined
  #beds: Promise<readonly string[]> | undefined
  readonly #orders = new Map<OrderColumn, Promise<Uint32Array>>()
  readonly #sets = new Recent<Promise<Bitmap>>(MAX_CACHED_SETS)
  readonly #rankings = new Recent<Promise<Ranking>>(MAX_CACHED_RANKINGS)
  /** Category -> products in it and, for an anchor, below. */
  categories: ReadonlyMap<number, Bitmap> = new Map()
  /** Attribute -> its values. */
  facets: ReadonlyMap<string, readonly FacetValue[]> = new Map()
  /** Products that are not delivered: services, downloads, gift cards. */
  services: Bitmap

  private constructor(db: Database, products: { ids: number[]; prices: number[] }) {
    this.#db = db
    this.#ids = Int32Array.from(products.ids)
    this.prices = Int32Array.from(products.prices)
    this.all = Bitmap.full(products.ids.length)
    this.services = Bitmap.empty(products.ids.length)
    for (const [place, id] of this.#ids.entries()) this.#placeById.set(id, place)
  }

  static async load(db: Database): Promise<CatalogIndex> {
    const products = await sql<{ ids: string; prices: string }>`
      select json_group_array(id) as ids, json_group_array(min_price) as prices from (
        select id, min_price from product where is_visible = 1 order by position, id
      )`.execute(db)
    const [row] = products.rows
    const index = new CatalogIndex(db, {
      ids: JSON.parse(row?.ids ?? '[]') as number[],
      prices: JSON.parse(row?.prices ?? '[]') as number[],
    })
    index.categories = await index.#loadCategories()
    index.facets = await index.#loadFacets()
    index.services = await index.where(sql`p.type in ('virtual', 'downloadable', 'giftcard')`)
    return index
  }

  idAt(place: number): number {
    return this.#ids[place] ?? 0
  }

  /** Listed products for which a condition on `product p` holds. */
  where(condition: RawBuilder<boolean>): Promise<Bitmap> {
    return this.#idsOf(sql`select p.id from product p where p.is_visible = 1 and ${condition}`)
  }

  /** Listed products that the full-text index finds. */
  matching(table: string, expression: string): Promise<Bitmap> {
    return this.#sets.get(`${table} ${expression}`, () =>
      this.#idsOf(
        sql`select rowid as id from ${sql.table(table)} where ${sql.table(table)} match ${expression}`,
      ),
    )
  }

  /** Listed products that the full-text index finds, by relevance; equal ones in the default order. */
  ranking(table: string, expression: string, weights: string): Promise<Ranking> {
    return this.#rankings.get(`${table} ${expression}`, async () => {
      const name = sql.table(table)
      // Materialised: bm25 works only where the index itself is read.
      const found = await sql<{ ids: string; scores: string }>`
        with found as materialized (
          select rowid as id, bm25(${name}, ${sql.raw(weights)}) as score from ${name} where ${name} match ${expression}
        ) select json_group_array(id) as ids, json_group_array(score) as scores from found`.execute(this.#db)
      const [row] = found.rows
      return this.#rank(JSON.parse(row?.ids ?? '[]') as number[], JSON.parse(row?.scores ?? '[]') as number[])
    })
  }

  /** Place -> inches of the assembled piece, of a choice without its own those of its lowest variant; 0 where none is said. */
  heights(): Promise<Float64Array> {
    this.#heights ??= this.#loadHeights()
    return this.#heights
  }

  /** Place -> its sleeping places, as `fit_beds` has them; an empty text where nobody sleeps. */
  beds(): Promise<readonly string[]> {
    this.#beds ??= this.#loadBeds()
    return this.#beds
  }

  /** Every place in the order of a column: names as a dictionary of their language has them. */
  order(column: OrderColumn): Promise<Uint32Array> {
    const existing = this.#orders.get(column) ?? this.#loadOrder(column)
    this.#orders.set(column, existing)
    return existing
  }

  #rank(ids: readonly number[], scores: readonly number[]): Ranking {
    const scored = ids.flatMap((id, index) => {
      const place = this.#placeById.get(id)
      return place === undefined ? [] : [{ place, score: scores[index] ?? 0 }]
    })
    scored.sort((a, b) => a.score - b.score || a.place - b.place)
    return {
      members: Uint32Array.from(scored, ({ place }) => place),
      scores: Float64Array.from(scored, ({ score }) => score),
    }
  }

  async #loadOrder(column: OrderColumn): Promise<Uint32Array> {
    if (column === 'min_price') return this.#placesByPrice()
    const rows = await sql<{ names: string }>`select json_group_array(name) as names from (
      select ${sql.ref(column)} as name from product where is_visible = 1 order by position, id)`.execute(
      this.#db,
    )
    const names = JSON.parse(rows.rows[0]?.names ?? '[]') as string[]
    const { compare } = new Intl.Collator(column === 'name_fr' ? 'fr' : 'en', { sensitivity: 'accent' })
    const byName = (a: number, b: number) =>
      compare(names[a] ?? '', names[b] ?? '') || this.idAt(a) - this.idAt(b)
    return Uint32Array.from(names.keys()).toSorted(byName)
  }

  async #loadHeights(): Promise<Float64Array> {
    const rows = await sql<{ heights: string }>`select json_group_array(height) as heights from (
      select coalesce(
        json_extract(p.doc, '$.height'),
        (select min(json_extract(v.doc, '$.height')) from product v where v.parent_id = p.id), 0
      ) as height from product p where p.is_visible = 1 order by p.position, p.id)`.execute(this.#db)
    return Float64Array.from(JSON.parse(rows.rows[0]?.heights ?? '[]') as number[])
  }

  async #loadBeds(): Promise<string[]> {
    const rows = await sql<{ beds: string }>`select json_group_array(beds) as beds from (
      select coalesce(json_extract(t.doc, '$.attributes.fit_beds'), '') as beds
      from product p left join product_text t on t.product_id = p.id and t.language = 'en'
      where p.is_visible = 1 order by p.position, p.id)`.execute(this.#db)
    return JSON.parse(rows.rows[0]?.beds ?? '[]') as string[]
  }

  async #placesByPrice(): Promise<Uint32Array> {
    const rows = await sql<{ ids: string }>`select json_group_array(id) as ids from (
      select id from product where is_visible = 1 order by min_price, id)`.execute(this.#db)
    const ids = JSON.parse(rows.rows[0]?.ids ?? '[]') as number[]
    return Uint32Array.from(ids, (id) => this.#placeById.get(id) ?? 0)
  }

  async #idsOf(query: RawBuilder<unknown>): Promise<Bitmap> {
    const rows = await sql<{ ids: string }>`select json_group_array(id) as ids from (${query})`.execute(
      this.#db,
    )
    return this.#bitmap(rows.rows[0]?.ids)
  }

  #bitmap(json = '[]'): Bitmap {
    const bitmap = Bitmap.empty(this.all.size)
    for (const id of JSON.parse(json) as number[]) {
      const place = this.#placeById.get(id)
      if (place !== undefined) bitmap.add(place)
    }
    return bitmap
  }

  async #loadCategories(): Promise<Map<number, Bitmap>> {
    const rows = await sql<{ id: number; ids: string }>`
      select category_id as id, json_group_array(product_id) as ids from product_category group by category_id
    `.execute(this.#db)
    return new Map(rows.rows.map(({ id, ids }) => [id, this.#bitmap(ids)]))
  }

  async #loadFacets(): Promise<Map<string, FacetValue[]>> {
    const rows = await sql<{ attribute: string; value: string; measure: number; ids: string }>`
      select attribute, value, measure, json_group_array(product_id) as ids from product_facet
      group by attribute, value, measure`.execute(this.#db)
    const facets = new Map<string, FacetValue[]>()
    for (const { attribute, value, measure, ids } of rows.rows) {
      const values = facets.get(attribute) ?? []
      facets.set(attribute, values)
      values.push({ value, measure, members: this.#bitmap(ids) })
    }
    return facets
  }
}
