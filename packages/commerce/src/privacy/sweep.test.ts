// What is deleted when its time is over, by the operator's command on a real database.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreateGuestWishlistDocument, RequestPasswordResetEmailDocument } from '@loftwood/graphql-types'
import { customerShopper } from '../testing/customer-shopper.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { startCommerce } from '../testing/index.ts'
import { runAdmin } from '../testing/run-admin.ts'
import { makeProduct, smallCatalog } from '../testing/small-catalog.ts'
import { DAY_MS } from '../platform/durations.ts'

const catalog = smallCatalog([makeProduct({ sku: 'PILLOW', name: { en: 'Pillow', fr: 'Oreiller' } })])
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loftwood-sweep-'))
})
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
  catalog.remove()
})

const sql = (text: string) => {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  const rows = database.prepare(text).all()
  database.close()
  return rows
}
const count = (table: string) => sql(`select count(*) as n from ${table}`)[0]?.['n']
const daysAgo = (days: number) => `'${new Date(Date.now() - days * DAY_MS).toISOString()}'`

/** Two of each: one whose time is over, and one of a day less. */
const CASES = [
  { table: 'cart', column: 'updated_at', days: 90, name: 'carts of guests' },
  { table: 'wishlist', column: 'updated_at', days: 365, name: 'wishlists of guests' },
  { table: 'mail_message', column: 'created_at', days: 30, name: 'mails' },
  { table: 'one_time_key', column: 'expires_at', days: 1, name: 'one-time links' },
]

test('what is over goes, what is not stays, and so do carts of orders and customers', async () => {
  const commerce = await startCommerce({ dataDir, catalog: catalog.folder })
  const { newCart, add, completeCart, place } = guestShopper(() => commerce.graphqlUrl)
  const { send, newCustomer } = customerShopper(() => commerce.graphqlUrl)
  const ordered = await newCart()
  await add(ordered, [{ sku: 'PILLOW', quantity: 1 }])
  await completeCart(ordered)
  await place(ordered)
  const { email, token } = await newCustomer()
  await send('{ customerCart { id } }', {}, token)
  const stored = { carts: count('cart') as number, mails: count('mail_message') as number }
  for (const _ of [1, 2]) {
    await newCart()
    await send(CreateGuestWishlistDocument)
    // Nobody's request deletes an old list: the sweep alone does.
    sql(`update wishlist set updated_at = ${daysAgo(100)}`)
    await send(RequestPasswordResetEmailDocument, { email })
  }
  await commerce.stop()
  for (const { table, column, days } of CASES) {
    sql(`update ${table} set ${column} = ${daysAgo(days - 0.5)}`)
    sql(
      `update ${table} set ${column} = ${daysAgo(days + 0.5)} where rowid in
      (select rowid from ${table} order by rowid desc limit 1)`.replaceAll('rowid', keyOf(table)),
    )
  }
  sql(`update mail_message set sender = '192.0.2.1'`)
  // Older than anything, but an order's and a customer's.
  sql(`update cart set updated_at = ${daysAgo(4000)} where id <= ${stored.carts}`)

  const { code, stdout } = await runAdmin(['sweep'], {
    dataDir,
    env: { CATALOG_DIR: catalog.folder },
  })
  expect(code).toBe(0)
  for (const { name } of CASES) expect(stdout).toContain(`${name}: 1\n`)
  expect(count('cart')).toBe(stored.carts + 1)
  expect(count('wishlist')).toBe(1)
  expect(count('one_time_key')).toBe(1)
  expect(count('mail_message')).toBe(stored.mails + 1)
  expect(stdout).toContain(`senders of mails: ${stored.mails + 1}\n`)
  expect(count('mail_message where sender is not null')).toBe(0)
  expect(count('sales_order')).toBe(1)
})

const keyOf = (table: string) => (table === 'one_time_key' ? 'hash' : 'id')
