// Changes of the database and the caches that are purged of them: real tables, real triggers, real HTTP.
import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { databaseFile, openDatabase } from '../db/open-database.ts'
import { restore } from '../db/restore.ts'
import { LOW_STOCK } from '../product/product-stock.ts'
import { startPurgePublisher, type PurgePublisher } from './purge-publisher.ts'

const SECRET = 'a-secret-for-the-test'

let folder: string
let database: ReturnType<typeof openDatabase>
let server: Server
let publisher: PurgePublisher
/** What the cache was purged, and what it answers. */
let purged: { tags?: string[] }[]
/** Requests in the form of Fastly's API: path and keys. */
let purgedCdn: (string | undefined)[][]
let status: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-purge-'))
  database = openDatabase(folder)
  purged = []
  purgedCdn = []
  status = 200
  server = createServer((request, response) => {
    const isRight = request.headers.authorization === `Bearer ${SECRET}`
    if (request.headers['fastly-key'] === 'token') {
      purgedCdn.push([request.url, request.headers['surrogate-key'] as string | undefined])
      return void response.end('{}')
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (status === 200) purged.push(JSON.parse(Buffer.concat(chunks).toString()) as { tags?: string[] })
      response.writeHead(isRight ? status : 401).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const product = { type: 'simple', position: 1, min_price: 100, max_price: 100, doc: '{}', hash: 'a' }
  const names = { name_en: 'Bed', name_fr: 'Lit' }
  await database.db
    .insertInto('product')
    .values([
      { ...product, ...names, id: 1, sku: 'BED', parent_id: null, is_visible: 1 },
      { ...product, ...names, id: 2, sku: 'BED-RED', parent_id: 1, is_visible: 0 },
    ])
    .execute()
  await database.db
    .insertInto('stock_item')
    .values({ sku: 'BED-RED', quantity: 2, catalogue_quantity: 2 })
    .execute()
  await database.db.deleteFrom('purge_tag').execute()
  publisher = startPublisher()
})

function startPublisher(logger = pino({ level: 'silent' })): PurgePublisher {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const url = `${origin}/cache/purge`
  return startPurgePublisher({
    db: database.db,
    logger,
    settings: { urls: [url], secret: SECRET, fastly: { api: origin, service: 'shop', token: 'token' } },
    everyMs: 20,
  })
}

afterEach(async () => {
  await publisher.stop()
  server.close()
  await database.close()
  await rm(folder, { recursive: true })
})

const setStock = (quantity: number) => database.db.updateTable('stock_item').set({ quantity }).execute()
const isEmpty = async () => (await database.db.selectFrom('purge_tag').selectAll().execute()).length === 0

it('purges a sold piece: the variant and the product it belongs to', async () => {
  await setStock(1)
  await expect.poll(() => purged).toEqual([{ tags: ['sku:BED-RED', 'sku:BED'] }])
  await expect.poll(isEmpty).toBe(true)
})

it('purges nothing while neither the state nor the number that is shown changes', async () => {
  await setStock(30)
  await expect.poll(isEmpty).toBe(true)
  await setStock(29)
  await setStock(LOW_STOCK + 1)
  expect(await isEmpty()).toBe(true)
  await setStock(LOW_STOCK)
  expect(await isEmpty()).toBe(false)
})

it('warns of a cache that fails twice in a row', async () => {
  const lines: string[] = []
  await publisher.stop()
  publisher = startPublisher(pino({ level: 'warn' }, { write: (line) => lines.push(line) }))
  status = 503
  server.once('request', (_, response) => response.once('finish', () => (status = 200)))
  await setStock(1)
  await expect.poll(isEmpty).toBe(true)
  expect(lines).toEqual([])
  status = 503
  await setStock(2)
  await expect.poll(() => lines[0]).toContain('caches could not be purged')
})

it('purges every list when the last piece is sold', async () => {
  await setStock(0)
  await expect.poll(() => purged).toEqual([{ tags: ['sku:BED-RED', 'sku:BED', 'products'] }])
})

it('purges a changed price once, however often it changes within a moment', async () => {
  status = 503
  for (const hash of ['b', 'c', 'd'])
    await database.db.updateTable('product').set({ hash }).where('id', '=', 1).execute()
  status = 200
  await expect.poll(() => purged).toEqual([{ tags: ['sku:BED', 'products'] }])
})

it('notes again what is noted already, also from an upsert', async () => {
  status = 503
  const row = await database.db
    .selectFrom('product')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  for (const hash of ['b', 'c']) {
    const values = { ...row, hash }
    await database.db
      .insertInto('product')
      .values(values)
      .onConflict((it) => it.column('id').doUpdateSet(values))
      .execute()
  }
  status = 200
  await expect.poll(() => purged).toEqual([{ tags: ['sku:BED', 'products'] }])
})

it('says nothing of what stays the same', async () => {
  await setStock(2)
  await database.db.updateTable('product').set({ hash: 'a' }).execute()
  expect(await isEmpty()).toBe(true)
})

it('stores a purge that failed, and sends it later', async () => {
  status = 500
  await setStock(1)
  expect(await isEmpty()).toBe(false)
  status = 200
  await expect.poll(() => purged).toHaveLength(1)
  await expect.poll(isEmpty).toBe(true)
})

it('purges Fastly too, by the keys that pages have', async () => {
  await database.db
    .insertInto('purge_tag')
    .values(['sku:BED, RED', 'products'].map((tag) => ({ tag })))
    .execute()
  await expect.poll(() => purgedCdn).toEqual([['/service/shop/purge', 'sku:BED%2C%20RED products']])
})

it('sends no more tags at a time than fit into a header', async () => {
  const skus = Array.from({ length: 400 }, (_, index) => `sku:${'x'.repeat(30)}-${index}`)
  await database.db
    .insertInto('purge_tag')
    .values(skus.map((tag) => ({ tag })))
    .execute()
  await expect.poll(() => purged.flatMap(({ tags }) => tags)).toEqual(skus)
  await expect.poll(() => purgedCdn.map(([, keys]) => keys).join(' ')).toBe(skus.join(' '))
  for (const [, keys = ''] of purgedCdn) expect(keys.length).toBeLessThan(8_000)
})

it('purges everything after very many changes', async () => {
  status = 503
  const skus = Array.from({ length: 600 }, (_, index) => `sku:${index}`)
  await database.db
    .insertInto('purge_tag')
    .values(skus.map((tag) => ({ tag })))
    .execute()
  status = 200
  await expect.poll(() => purged).toEqual([{}])
  await expect.poll(isEmpty).toBe(true)
  expect(purgedCdn).toEqual([['/service/shop/purge_all', undefined]])
})

it('purges every page when a category changes: each shows the menu', async () => {
  const category = { parent_id: 2, path: '1/2/9', level: 2, position: 1, url_path: 'lofts' }
  await database.db
    .insertInto('category')
    .values({ ...category, id: 9, doc: '{}' })
    .execute()
  const menu = { tags: ['catalog', 'categoryList'] }
  await expect.poll(() => purged).toEqual([menu])
  await expect.poll(isEmpty).toBe(true)
  await database.db.updateTable('category').set({ doc: '{}' }).execute()
  expect(await isEmpty()).toBe(true)
  await database.db.updateTable('category').set({ doc: '{"description":"New"}' }).execute()
  await expect.poll(() => purged).toEqual([menu, menu])
})

it('purges a changed text, and for a new one the pages that lacked it', async () => {
  const block = { kind: 'block', identifier: 'home-hero', language: 'en' } as const
  await database.db
    .insertInto('content')
    .values({ ...block, doc: '{}' })
    .execute()
  await expect.poll(() => purged).toEqual([{ tags: ['cms:home-hero', 'content', 'cmsBlocks'] }])
  await expect.poll(isEmpty).toBe(true)
  await database.db.updateTable('content').set({ doc: '{"html":"New"}' }).execute()
  await expect.poll(() => purged.slice(1)).toEqual([{ tags: ['cms:home-hero'] }])
})

it('purges the product of a published review', async () => {
  const texts = { language: 'en', nickname: 'Ann', summary: 'Good', text: 'Good bed', ratings: '{}' }
  await database.db
    .insertInto('review')
    .values({
      ...texts,
      product_id: 1,
      average: 80,
      created_at: '2026-01-01',
      is_approved: 0,
      is_catalogue: 0,
    })
    .execute()
  expect(await isEmpty()).toBe(true)
  await database.db.updateTable('review').set({ is_approved: 1 }).execute()
  await expect.poll(() => purged).toEqual([{ tags: ['sku:BED', 'review'] }])
})

it('purges everything once after a restore', async () => {
  await publisher.stop()
  await database.close()
  const copy = join(folder, 'copy.sqlite')
  await copyFile(databaseFile(folder), copy)
  await restore({ dataDir: folder, file: copy, gap: 0 })
  database = openDatabase(folder)
  publisher = startPublisher()
  await expect.poll(() => purged).toEqual([{}])
  await expect.poll(isEmpty).toBe(true)
})
