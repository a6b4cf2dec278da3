// Databases of past releases, and that of this version, are opened by this version, and what shoppers left there can be read.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../testing/customer-shopper.ts'
import { sendForData } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import { makeOrderDoc } from '../testing/make-order.ts'
import type { SmallCatalog } from '../testing/small-catalog.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Migration } from './migrations.ts'
import { databaseFile, openDatabase } from './open-database.ts'
import { dumpCatalog, makeDump } from './testing/make-dump.ts'

const THIS_VERSION = 'this version'
const folderOfDumps = new URL('testing/released/', import.meta.url)
const releases = globSync('*.sql', { cwd: folderOfDumps })

const ORDER = `number status token email carrier shipping_method payment_methods{name type}
  items{__typename product_name product_sku quantity_ordered selected_options{label value} entered_options{label value}
    discounts{label amount{value}} product_sale_price{value} status}
  total{grand_total{value} subtotal_excl_tax{value} total_tax{value} discounts{label amount{value}} total_giftcard{value}}
  shipping_address{street region} billing_address{city} invoices{number} shipments{number}`
const CART = 'id total_quantity itemsV2(pageSize:20){items{product{sku} quantity}} prices{grand_total{value}}'

let catalog: SmallCatalog
let folder: string
let dumpOfThisVersion: string
beforeAll(async () => {
  catalog = dumpCatalog()
  folder = mkdtempSync(join(tmpdir(), 'loftwood-upgrade-'))
  dumpOfThisVersion = await makeDump()
})
afterAll(() => {
  catalog.remove()
  rmSync(folder, { recursive: true })
})

function dumpOf(release: string): string {
  return release === THIS_VERSION ? dumpOfThisVersion : readFileSync(new URL(release, folderOfDumps), 'utf8')
}

/** @returns a data folder with the database of that release */
function build(release: string): string {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const database = new DatabaseSync(databaseFile(dataDir))
  database.exec(`pragma synchronous = off; ${dumpOf(release)}`)
  database.close()
  return dataDir
}

function rowsOf(dataDir: string, sql: string) {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

/** The fields of orders, their items and discounts. */
function fieldsOf({ items, ...doc }: { items: readonly object[] }): string[][] {
  return [doc, ...items].map((part) => Object.keys(part).toSorted())
}

test('a database of every schema before the newest is stored', () => {
  const stored = releases.map((release) => /pragma user_version = (\d+);/.exec(dumpOf(release))?.[1])
  const before = MIGRATIONS.slice(1).map((_, index) => String(index + 1))
  expect(stored).toEqual(expect.arrayContaining(before))
})

test.each([...releases, THIS_VERSION])('what %s stored can be read', async (release) => {
  const dataDir = build(release)
  const [open] = rowsOf(dataDir, 'select masked_id from cart where is_active = 1 order by id')
  const commerce = await startCommerce({ dataDir, catalog: catalog.folder })
  try {
    const at = (query: string, headers: Record<string, string> = {}) =>
      sendForData(commerce.graphqlUrl, query, { headers })

    const { guestOrder } = await at(
      `{guestOrder(input:{number:"000000001",email:"maude@example.com",lastname:"Tremblay"}){${ORDER}}}`,
    )
    expect(guestOrder).toMatchObject({
      status: 'Pending',
      payment_methods: [{ type: 'checkmo' }],
      items: [
        { __typename: 'ConfigurableOrderItem', quantity_ordered: 1, discounts: [{}] },
        { product_sku: 'LAU-DSK', quantity_ordered: 2, discounts: [{}] },
      ],
      total: { discounts: [{}], total_giftcard: { value: 0 } },
    })
    expect(guestOrder.items[0].selected_options).not.toEqual([])
    const [order, item] = fieldsOf(makeOrderDoc())
    for (const { doc } of rowsOf(dataDir, 'select doc from sales_order')) {
      const [had, ...items] = fieldsOf(JSON.parse(String(doc)))
      expect({ had, items }).toEqual({ had: order, items: items.map(() => item) })
    }
    const { cart } = await at(`{cart(cart_id:"${String(open?.['masked_id'])}"){${CART}}}`)
    expect(cart).toMatchObject({ total_quantity: 3, itemsV2: { items: [{}, { quantity: 2 }] } })

    const { generateCustomerToken } = await at(
      `mutation{generateCustomerToken(email:"maude1@example.com",password:"${PASSWORD}"){token}}`,
    )
    const headers = { authorization: `Bearer ${generateCustomerToken.token}` }
    const { customer, customerCart } = await at(
      `{customer{orders{items{${ORDER}}} wishlists{items_v2{items{product{sku}}}}} customerCart{${CART}}}`,
      headers,
    )
    expect(customer.orders.items).toMatchObject([{ number: '000000002', status: 'Pending' }])
    expect(customerCart.total_quantity).toBe(3)
    expect(customer.wishlists[0].items_v2.items).toEqual([{ product: { sku: 'LAU-DSK' } }])
    const { reorderItems } = await at(
      'mutation{reorderItems(orderNumber:"000000002"){cart{total_quantity} userInputErrors{message}}}',
      headers,
    )
    expect(reorderItems.userInputErrors).toEqual([])
  } finally {
    await commerce.stop()
  }
})

/** A second release's, made up for these tests. */
const SECOND: Migration = {
  name: '002-made-up',
  sql: "alter table sales_order add column channel text not null default 'web';",
  run: (connection) => connection.exec("update sales_order set doc = json_set(doc, '$.channel', channel)"),
}

async function open(dataDir: string, migrations: readonly Migration[]): Promise<void> {
  await openDatabase(dataDir, migrations).close()
}

const ORDERS = "select number, json_remove(doc, '$.channel') as doc from sales_order"

test('a later migration changes tables and documents once, and keeps every order', async () => {
  const dataDir = build(THIS_VERSION)
  const before = rowsOf(dataDir, ORDERS)
  await open(dataDir, [...MIGRATIONS, SECOND])
  await open(dataDir, [...MIGRATIONS, SECOND])
  expect(before).toHaveLength(2)
  expect(rowsOf(dataDir, ORDERS)).toEqual(before)
  expect(rowsOf(dataDir, "select channel, doc ->> '$.channel' as stored from sales_order")).toEqual(
    before.map(() => ({ channel: 'web', stored: 'web' })),
  )
  await expect(open(dataDir, MIGRATIONS)).rejects.toThrow('A newer release wrote the database')
})

test('a migration that fails changes nothing', async () => {
  const dataDir = build(THIS_VERSION)
  const before = rowsOf(dataDir, ORDERS)
  const failing = { ...SECOND, sql: `${SECOND.sql} delete from sales_order; insert into nowhere values (1);` }
  await expect(open(dataDir, [...MIGRATIONS, failing])).rejects.toThrow('Migration 002-made-up failed')
  await open(dataDir, MIGRATIONS)
  expect(rowsOf(dataDir, ORDERS)).toEqual(before)
})

test('a row that is edited after a database was made is noticed', async () => {
  const dataDir = build(THIS_VERSION)
  const edited = MIGRATIONS.map((row) => ({ ...row, sql: `${row.sql} create table added (id);` }))
  await expect(open(dataDir, edited)).rejects.toThrow('An earlier development version wrote the database')
})
