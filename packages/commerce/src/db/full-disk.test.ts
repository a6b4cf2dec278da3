// A disk without room: files of the server may not grow, as `prlimit` tells the operating system. No order is taken by
// half, readiness says so, and everything works again when there is room.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startCommerceProcess } from '../testing/commerce-process.ts'
import type { CommerceProcess } from '../testing/commerce-process.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { makeProduct, smallCatalog } from '../testing/small-catalog.ts'

const hasPrlimit = process.platform === 'linux'
const catalog = smallCatalog([
  makeProduct({ sku: 'PILLOW', name: { en: 'Pillow', fr: 'Oreiller' }, stock: 1000 }),
])

let folder: string
let commerce: CommerceProcess
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-full-'))
  commerce = await startCommerceProcess(folder, { CATALOG_DIR: catalog.folder, LOG_LEVEL: 'info' })
})
afterEach(async () => {
  commerce.child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})
afterAll(() => catalog.remove())

/** How large its files may be; `unlimited` again afterwards. */
function limitFiles(size: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(commerce.child.pid), `--fsize=${size}:unlimited`])
}

const isReady = async () => (await fetch(`${commerce.url}/readyz`)).status === 200

function stored() {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'), { readOnly: true })
  const count = (table: string) => Number(database.prepare(`select count(*) as n from ${table}`).get()?.['n'])
  const left = Number(database.prepare('select quantity from stock_item').get()?.['quantity'])
  const counts = { orders: count('sales_order'), mails: count('mail_message'), left }
  database.close()
  return counts
}

test.runIf(hasPrlimit)('an order on a full disk is refused whole', { timeout: 60_000 }, async () => {
  const shopper = guestShopper(() => `${commerce.url}/graphql`)
  const readyCart = async () => {
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [{ sku: 'PILLOW', quantity: 1 }])
    await shopper.completeCart(cartId)
    return cartId
  }
  const [first, second, third] = [await readyCart(), await readyCart(), await readyCart()]
  expect((await shopper.place(first)).data.placeOrder.order.order_number).toBe('000000001')
  await expect.poll(() => stored().mails).toBe(1)
  expect(await isReady()).toBe(true)

  // Room for one page, for none: the write fails in the middle, or at once.
  for (const size of [5_000, 1]) {
    limitFiles(size)
    const { data, errors } = await shopper.place(second)
    expect(data.placeOrder).toBeNull()
    expect(errors?.[0]?.message).toContain('cannot take changes at the moment')
    expect(stored()).toEqual({ orders: 1, mails: 1, left: 999 })
  }
  // What can be read is served meanwhile.
  expect((await shopper.send(`{cart(cart_id:"${second}"){total_quantity}}`)).data.cart.total_quantity).toBe(1)
  await expect.poll(isReady).toBe(false)
  for (let again = 0; again < 20; again += 1) await shopper.place(second)
  expect(commerce.log().match(/"message":"unexpected error"/g)?.length).toBeLessThanOrEqual(2)

  limitFiles('unlimited')
  expect((await shopper.place(second)).data.placeOrder.order.order_number).toBe('000000002')
  expect((await shopper.place(third)).data.placeOrder.order.order_number).toBe('000000003')
  await expect.poll(isReady).toBe(true)
  await expect.poll(() => stored()).toEqual({ orders: 3, mails: 3, left: 997 })
  commerce.child.kill('SIGTERM')
  expect(await once(commerce.child, 'exit')).toEqual([0, null])
})

test('a locked database is not ready and answers at once', async () => {
  expect(await isReady()).toBe(true)
  const other = new DatabaseSync(join(folder, 'shop.sqlite'))
  other.exec('begin immediate')
  await expect.poll(isReady).toBe(false)
  await expect.poll(() => commerce.log().includes('"reason":"database is locked"')).toBe(true)
  other.exec('rollback')
  other.close()
  await expect.poll(isReady).toBe(true)
})
