// A backup of a shop that takes orders, and the way back.
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { customerShopper } from '../testing/customer-shopper.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'
import { runAdmin } from '../testing/run-admin.ts'
import { plentifulSkus } from '../testing/plentiful-sku.ts'
import { MIGRATIONS } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import { restore } from './restore.ts'

let folder: string
let dataDir: string
let running: TestCommerce | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-backup-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  await rm(folder, { recursive: true })
})
const admin = (...words: string[]) => runAdmin(words, { dataDir })

/** Places orders one after the other, of many products in turn: a slow backup leaves time to sell one of them out. */
async function orderTaker({ graphqlUrl }: TestCommerce): Promise<() => Promise<string>> {
  const shopper = guestShopper(() => graphqlUrl)
  const skus = await plentifulSkus(shopper)
  let count = 0
  return async () => {
    const sku = skus[(count += 1) % skus.length]
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [{ sku, quantity: 1 }])
    await shopper.completeCart(cartId)
    const { data } = await shopper.place(cartId)
    return data.placeOrder.order.order_number as string
  }
}

function orderNumbers(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare('select number from sales_order order by id')
      .all()
      .map(({ number }) => String(number))
  } finally {
    database.close()
  }
}

test('orders go on during a backup; it holds those before it and restores to them', async () => {
  running = await startCommerce({ dataDir })
  const placeOrder = await orderTaker(running)
  const before = [await placeOrder(), await placeOrder()]
  const file = join(folder, 'copy.sqlite')
  let isDone = false
  const backup = admin('backup', file).finally(() => {
    isDone = true
  })
  const during: string[] = []
  while (!isDone) during.push(await placeOrder())
  expect(await backup).toMatchObject({ code: 0, stdout: expect.stringMatching(/sales order: \d+/) })
  expect(during.length).toBeGreaterThan(0)
  const copied = orderNumbers(file)
  expect(copied).toEqual([...before, ...during].slice(0, copied.length))
  expect(copied.length).toBeGreaterThanOrEqual(before.length)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const refused = await admin('restore', file)
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('is in use by process') })
  await running.stop()
  const restored = await admin('restore', file)
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('What was there before is in') })
  const [stored] = (await readdir(dataDir)).filter((name) => name.startsWith('replaced-'))
  expect(orderNumbers(join(dataDir, stored ?? '', 'shop.sqlite'))).toEqual([...before, ...during])

  running = await startCommerce({ dataDir })
  expect(orderNumbers(join(dataDir, 'shop.sqlite'))).toEqual(copied)
  const next = await (await orderTaker(running))()
  expect(copied).not.toContain(next)
})

/** What shoppers and papers were given in this database, by kind. */
function given(): string[] {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { readOnly: true })
  try {
    return database
      .prepare(
        `select 'order ' || number as it from sales_order union select kind || ' ' || number from order_document
         union select 'customer ' || id from customer`,
      )
      .all()
      .map(({ it }) => String(it))
  } finally {
    database.close()
  }
}

/** A customer, and an order with its invoice and shipment. */
async function sell(commerce: TestCommerce): Promise<void> {
  const number = await (await orderTaker(commerce))()
  for (const command of ['invoice', 'ship']) expect(await admin(command, number)).toMatchObject({ code: 0 })
  const { created } = await customerShopper(() => commerce.graphqlUrl).newCustomer({
    email: `${crypto.randomUUID()}@example.com`,
  })
  expect(created.errors).toBeUndefined()
}

test('a restored shop gives no number again, however often the same backup is restored', async () => {
  running = await startCommerce({ dataDir })
  await sell(running)
  const file = join(folder, 'copy.sqlite')
  await admin('backup', file)
  const backedUp = given()
  const laterIds: string[] = []
  for (let restores = 0; restores < 3; restores += 1) {
    await sell(running)
    laterIds.push(...given().filter((it) => !backedUp.includes(it)))
    await running.stop()
    const { stdout } = await admin('restore', file)
    expect(stdout).toMatch(/^Next order: 0000[123]000\d$/m)
    running = await startCommerce({ dataDir })
  }
  expect(laterIds).toHaveLength(12)
  expect(new Set(laterIds).size).toBe(12)
})

test('what customers ended since the backup does not come back with it', async () => {
  running = await startCommerce({ dataDir })
  const { send, newCustomer, signIn } = customerShopper(() => running?.graphqlUrl ?? '')
  const { email, token } = await newCustomer()
  const cartOf = async (by: string) => (await send('{customerCart{id}}', {}, by)).data?.customerCart.id
  const cart = await cartOf(token)
  const file = join(folder, 'copy.sqlite')
  await admin('backup', file)
  await running.stop()

  await admin('restore', file, '--gap', '0')
  running = await startCommerce({ dataDir })
  expect(await cartOf(token)).toBe(cart)
  await running.stop()

  await admin('restore', file)
  running = await startCommerce({ dataDir })
  expect(await cartOf(token)).toBeUndefined()
  // The middleware would answer for the old id what became of the cart since.
  expect(await cartOf(await signIn(email))).not.toBe(cart)
})

test('a backup whose migration fails changes nothing', async () => {
  running = await startCommerce({ dataDir })
  const placeOrder = await orderTaker(running)
  const copied = [await placeOrder()]
  const file = join(folder, 'copy.sqlite')
  await admin('backup', file)
  const before = [...copied, await placeOrder()]
  await running.stop()
  const failing = {
    name: '002-made-up',
    sql: 'alter table sales_order add column channel text; delete from sales_order; insert into nowhere values (1);',
  }
  const error = await restore({ dataDir, file, gap: 0, migrations: [...MIGRATIONS, failing] }).catch(
    (it: Error) => it,
  )
  expect(error).toMatchObject({ message: 'Migration 002-made-up failed' })
  // All that makes a backup ready is done to it before it is in place: nothing stands there half done.
  expect((await readdir(dataDir)).filter((name) => /replaced|incoming/.test(name))).toEqual([])
  expect(orderNumbers(join(dataDir, 'shop.sqlite'))).toEqual(before)

  // The release that wrote the backup takes it.
  expect((await admin('restore', file)).code).toBe(0)
  running = await startCommerce({ dataDir })
  expect(orderNumbers(join(dataDir, 'shop.sqlite'))).toEqual(copied)
})

test('a backup of an earlier development version is refused and changes nothing', async () => {
  running = await startCommerce({ dataDir })
  await running.stop()
  const file = join(folder, 'copy.sqlite')
  await copyFile(join(dataDir, 'shop.sqlite'), file)
  const database = new DatabaseSync(file)
  database.exec('pragma user_version = 31; pragma application_id = 0')
  database.close()
  const refused = await admin('restore', file)
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('run "export <folder>"') })
  expect((await readdir(dataDir)).filter((name) => name.startsWith('replaced-'))).toEqual([])
})

test('a restore that was killed between its last two steps is restored again, and hides nothing', async () => {
  running = await startCommerce({ dataDir })
  const placed = [await (await orderTaker(running))()]
  const file = join(folder, 'copy.sqlite')
  await admin('backup', file)
  await running.stop()
  running = undefined
  const incoming = join(dataDir, 'incoming')
  await mkdir(incoming)
  await rename(join(dataDir, 'shop.sqlite'), join(incoming, 'shop.sqlite'))
  expect(() => openDatabase(dataDir)).toThrow('a restore was interrupted')
  const own = await admin('restore', join(incoming, 'shop.sqlite'))
  expect([own.code, own.stderr]).toEqual([1, expect.stringContaining('to another folder first')])
  expect((await admin('restore', file)).code).toBe(0)
  running = await startCommerce({ dataDir })
  expect(orderNumbers(join(dataDir, 'shop.sqlite'))).toEqual(placed)
})

test('a damaged file, another database and no file at all are refused and change nothing', async () => {
  running = await startCommerce({ dataDir })
  const file = join(folder, 'copy.sqlite')
  await admin('backup', file)
  await running.stop()
  running = undefined
  const damaged = join(folder, 'damaged.sqlite')
  await copyFile(file, damaged)
  await truncate(damaged, Math.floor((await stat(file)).size / 2))
  const other = join(folder, 'other.sqlite')
  new DatabaseSync(other).exec('create table product (id)')
  const text = join(folder, 'text.sqlite')
  await writeFile(text, 'no database')
  for (const bad of [damaged, other, text, join(folder, 'none.sqlite')]) {
    const { code, stderr } = await admin('restore', bad)
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${bad} cannot be`)])
  }
  expect((await readdir(dataDir)).filter((name) => name.startsWith('replaced-'))).toEqual([])
  expect(orderNumbers(join(dataDir, 'shop.sqlite'))).toEqual([])
})
