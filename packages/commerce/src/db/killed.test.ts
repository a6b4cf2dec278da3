// A back end that is killed while it takes orders has every order it answered, and none twice.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCommerceProcess } from '../testing/commerce-process.ts'
import { copyFilledDatabase } from '../testing/filled-database.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { plentifulSku } from '../testing/plentiful-sku.ts'

const ROUNDS = 5
const ORDERS_BEFORE_KILL = 2

let folder: string
let child: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-killed-'))
  await copyFilledDatabase(folder)
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

async function start(): Promise<string> {
  const started = await startCommerceProcess(folder)
  child = started.child
  return started.url
}

// A second try would hide an order that is lost now and then.
test('every answered order is there after kill -9', { timeout: 120_000, retry: 0 }, async () => {
  const answered: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const url = await start()
    const shopper = guestShopper(() => `${url}/graphql`)
    const sku = await plentifulSku(shopper)
    const placeOne = async () => {
      const cartId = await shopper.newCart()
      await shopper.add(cartId, [{ sku, quantity: 1 }])
      await shopper.completeCart(cartId)
      const { data } = await shopper.place(cartId)
      if (data.placeOrder.order) answered.push(data.placeOrder.order.order_number)
    }
    for (let order = 0; order < ORDERS_BEFORE_KILL; order += 1) await placeOne()
    const underWay = Promise.allSettled([placeOne(), placeOne(), placeOne()])
    await placeOne()
    child?.kill('SIGKILL')
    if (child) await once(child, 'exit')
    await underWay
  }
  const database = new DatabaseSync(join(folder, 'shop.sqlite'))
  const stored = database
    .prepare('select number from sales_order')
    .all()
    .map(({ number }) => String(number))
  const check = database.prepare('pragma integrity_check').get()
  database.close()
  expect(answered.length).toBeGreaterThanOrEqual(ROUNDS * (ORDERS_BEFORE_KILL + 1))
  expect(new Set(answered).size).toBe(answered.length)
  expect(stored).toEqual(expect.arrayContaining(answered))
  expect(new Set(stored).size).toBe(stored.length)
  expect(check).toEqual({ integrity_check: 'ok' })
})
