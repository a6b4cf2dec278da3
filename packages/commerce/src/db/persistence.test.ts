// The data folder over restarts: one process at a time, the same ids, sold pieces stay sold.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCommerceProcess } from '../testing/commerce-process.ts'
import { sendForData } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'
import { runAdmin } from '../testing/run-admin.ts'

let folder: string
let running: TestCommerce[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-data-'))
  running = []
})
afterEach(async () => {
  for (const commerce of running) await commerce.stop()
  await rm(folder, { recursive: true })
})

async function start(catalog = 'full'): Promise<TestCommerce> {
  const commerce = await startCommerce({ dataDir: join(folder, 'data'), catalog })
  running.push(commerce)
  return commerce
}
async function stop(commerce: TestCommerce): Promise<void> {
  running = running.filter((each) => each !== commerce)
  await commerce.stop()
}
function sqlite<Result>(run: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(folder, 'data/shop.sqlite'))
  try {
    return run(database)
  } finally {
    database.close()
  }
}
const stockOf = (of: string) =>
  sqlite(
    (database) => database.prepare('select quantity from stock_item where sku = ?').get(of)?.['quantity'],
  )

test('a second back end on the same folder is refused and says who holds it', async () => {
  await start()
  await expect(start()).rejects.toThrow(`is in use by process ${process.pid}`)
})

test('writes are durable: WAL with full synchronisation', async () => {
  const commerce = await start()
  await stop(commerce)
  expect(sqlite((database) => database.prepare('pragma journal_mode').get())).toEqual({ journal_mode: 'wal' })
  const source = await readFile(new URL('open-database.ts', import.meta.url), 'utf8')
  expect(source).toContain('pragma synchronous = full')
})

test('a restart neither fills the database again nor changes an id', async () => {
  const query = '{ products(filter: {}, pageSize: 300) { items { uid sku } } }'
  const first = await start()
  const before = await sendForData(first.graphqlUrl, query)
  await stop(first)
  const second = await start()
  expect(second.statementCount()).toBeLessThan(50)
  expect(await sendForData(second.graphqlUrl, query)).toEqual(before)
})

test('a changed catalog is read again: ids and sold pieces stay, the difference in stock is added', async () => {
  const catalog = join(folder, 'catalog')
  await cp(dataFolder, catalog, { recursive: true })
  const file = join(catalog, 'products/desks-dressers.json')
  const products = JSON.parse(await readFile(file, 'utf8'))
  const product = products.find((each: { type: string }) => each.type === 'simple')
  product.stock = 10
  await writeFile(file, JSON.stringify(products))

  const query = `{
    products(filter: { sku: { eq: "${product.sku}" } }) { items { uid name updated_at } }
    others: products(filter: { sku: { eq: "LAU-BNK-HI" } }) { items { updated_at } }
    categories(filters: { url_path: { eq: "bunk-beds" } }) { items { updated_at } }
  }`
  const first = await start(catalog)
  const before = await sendForData(first.graphqlUrl, query)
  await stop(first)
  sqlite((database) => database.prepare('update stock_item set quantity = 7 where sku = ?').run(product.sku))
  sqlite((database) => database.exec("update last_change set at = '2026-01-02T03:04:05Z'"))

  product.stock = 15
  product.name.en = 'A new name'
  await writeFile(file, JSON.stringify(products.toReversed()))
  const second = await start(catalog)
  const after = await sendForData(second.graphqlUrl, query)
  expect(after.products.items[0].name).toBe('A new name')
  expect(after.products.items[0].uid).toBe(before.products.items[0].uid)
  expect(after.products.items[0].updated_at).not.toBe('2026-01-02 03:04:05')
  expect(after.others.items[0].updated_at).toBe('2026-01-02 03:04:05')
  expect(after.categories.items[0].updated_at).toBe('2026-01-02 03:04:05')
  await stop(second)
  expect(stockOf(product.sku)).toBe(12)
})

test('invalid catalog files are all named at once and nothing is written', async () => {
  const catalog = join(folder, 'catalog')
  await cp(dataFolder, catalog, { recursive: true })
  await writeFile(join(catalog, 'categories.json'), '[{}]')
  await writeFile(join(catalog, 'reviews.json'), '{')
  await expect(start(catalog)).rejects.toThrow(/categories\.json[\s\S]*reviews\.json/)
  expect(sqlite((database) => database.prepare('select count(*) as n from product').get())).toEqual({ n: 0 })
})

test('a database of a newer release is left alone', async () => {
  await stop(await start())
  sqlite((database) => database.exec('pragma user_version = 999'))
  await expect(start()).rejects.toThrow('A newer release wrote the database')
})

test('a database of a development version is left alone, with exit code 78 and how to keep its data', async () => {
  await stop(await start())
  sqlite((database) => database.exec('pragma user_version = 31; pragma application_id = 0'))
  const dataDir = join(folder, 'data')
  await expect(startCommerceProcess(dataDir)).rejects.toThrow('ended with 78')
  const { code, stderr } = await runAdmin(['orders'], { dataDir })
  expect([code, stderr]).toEqual([
    1,
    'An earlier development version wrote the database. To keep its data, run "export <folder>" with that version, ' +
      'set DATA_DIR to an empty folder, and run "import <folder>" with this one.\n',
  ])
})
