// One mail when a sold-out product is back, over HTTP: to whom, how often, how many, and how it ends.
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { SubscribeToStockAlertDocument, UnsubscribeFromStockAlertsDocument } from '@loftwood/graphql-types'
import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../platform/durations.ts'
import { customerShopper } from '../../testing/customer-shopper.ts'
import { everyTypeShop } from '../../testing/every-type-shop.ts'
import { send } from '../../testing/graphql-client.ts'
import { orderKeeper } from '../../testing/order-keeper.ts'

const shop = everyTypeShop(() => ({ workersEveryMs: 20 }))
const { mails, operator } = orderKeeper(shop)
const { newCustomer } = customerShopper(() => shop.commerce().graphqlUrl)

function sql(text: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(shop.dataDir(), 'shop.sqlite'))
  const rows = database.prepare(text).all()
  database.close()
  return rows
}
const setStock = (sku: string, quantity: number) =>
  sql(`update stock_item set quantity = ${quantity} where sku = '${sku}'`)
const waiting = () => sql('select email, sku from stock_alert order by id')

let visitors = 0

function subscribe(sku: string, email: string, { store = 'default', address = '', authorization = '' } = {}) {
  visitors += 1
  const headers = {
    store,
    ...(authorization && { authorization }),
    'x-forwarded-for': address || `192.0.2.${visitors}`,
  }
  return send(shop.commerce().graphqlUrl, SubscribeToStockAlertDocument, {
    variables: { sku, email },
    headers,
  })
}
const unsubscribe = (token: string) =>
  send(shop.commerce().graphqlUrl, UnsubscribeFromStockAlertsDocument, { variables: { token } })
const mailsTo = async (email: string) =>
  (await mails('stock-alert')).filter(({ recipient }) => recipient === email)
const untilMailed = (email: string) =>
  vi.waitFor(
    async () => {
      const [mail] = await mailsTo(email)
      expect(mail).toBeDefined()
      return mail as NonNullable<typeof mail>
    },
    { timeout: 10_000 },
  )

beforeEach(() => {
  setStock('GONE', 0)
  setStock('BED-WHT-FUL', 0)
  sql("update product set is_visible = 1 where sku = 'BED'")
  sql('delete from stock_alert')
})

const taken = { status: 200, data: { subscribeToStockAlert: true } }

test('who waits gets one mail when the product is back, in the language of the shop they were in', async () => {
  for (const _ of [1, 2]) expect(await subscribe('GONE', 'Ann@Example.com')).toEqual(taken)
  expect(await subscribe('GONE', 'luc@example.com', { store: 'fr' })).toEqual(taken)
  expect(waiting()).toHaveLength(2)
  expect(await mails('stock-alert')).toEqual([])

  setStock('GONE', 3)
  const english = await untilMailed('ann@example.com')
  expect(english.subject).toBe('Back in stock: Sold out lamp')
  const french = await untilMailed('luc@example.com')
  expect(french.subject.replace('\u00a0', ' ')).toBe('De retour en stock : Lampe épuisée')
  expect(french.text).toMatch(/\/fr\/[\w-]+#mail=/)
  expect(french.text).toMatch(/Se désabonner\u00a0: \S+\/fr\/stock-alert\/unsubscribe\?token=/)
  expect(waiting()).toEqual([])

  // Sold out and back again: nobody waits any more.
  setStock('GONE', 0)
  expect(await subscribe('GONE', 'eve@example.com')).toEqual(taken)
  setStock('GONE', 1)
  await untilMailed('eve@example.com')
  expect(await mailsTo('ann@example.com')).toHaveLength(1)
})

test('a variant has its own, and the mail leads to the page of its product', async () => {
  expect(await subscribe('BED-WHT-FUL', 'may@example.com')).toEqual(taken)
  setStock('BED-WHT-FUL', 2)
  const { text } = await untilMailed('may@example.com')
  expect(text).toMatch(/\/bed(\.html)?#mail=/)
})

test('the link of a mail ends what else the address waits for', async () => {
  await subscribe('GONE', 'bo@example.com')
  await subscribe('BED-WHT-FUL', 'bo@example.com')
  await subscribe('BED-WHT-FUL', 'other@example.com')
  setStock('GONE', 1)
  const { text } = await untilMailed('bo@example.com')
  const token = /unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? ''
  for (const _ of [1, 2])
    expect((await unsubscribe(token)).data).toEqual({ unsubscribeFromStockAlerts: true })
  expect(waiting()).toEqual([{ email: 'other@example.com', sku: 'BED-WHT-FUL' }])
  expect((await unsubscribe('unknown')).errors?.[0]?.message).toBe('This link is no longer valid.')
})

test('a mailbox that ended them can be entered again only by its owner', async () => {
  const { email, token: session } = await newCustomer()
  insert({ sku: 'BED-WHT-FUL', email })
  setStock('BED-WHT-FUL', 1)
  const { text } = await untilMailed(email)
  await subscribe('GONE', email.replace('@', '+1@'))
  await unsubscribe(/unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? '')
  for (const stranger of [email, email.replace('@', '+2@')])
    expect(await subscribe('GONE', stranger)).toEqual(taken)
  expect(waiting()).toEqual([])
  // Its database does not say whose it was.
  expect(JSON.stringify(sql("select * from one_time_key where purpose = 'no-stock-alerts'"))).not.toContain(
    email,
  )

  const authorization = `Bearer ${session}`
  await subscribe('GONE', email, { authorization })
  expect(waiting()).toEqual([])
  sql(`update customer set email_confirmed_at = '2026-01-01T00:00:00.000Z' where email = '${email}'`)
  await subscribe('GONE', email, { authorization })
  expect(waiting()).toEqual([{ email, sku: 'GONE' }])

  sql("update one_time_key set expires_at = '2020-01-01T00:00:00.000Z' where purpose = 'no-stock-alerts'")
  setStock('BED-WHT-FUL', 0)
  await subscribe('BED-WHT-FUL', email)
  expect(waiting()).toHaveLength(2)
})

test('the link of a mail works for 60 days', async () => {
  const alert = { sku: 'GONE', email: 'kim@example.com' }
  insert(alert)
  setStock('GONE', 1)
  await untilMailed(alert.email)
  const ends = sql(`select expires_at from one_time_key where subject = '${alert.email}'`)[0]?.['expires_at']
  const days = (Date.parse(String(ends)) - Date.now()) / DAY_MS
  expect(days).toBeGreaterThan(60)
  expect(days).toBeLessThanOrEqual(61)
})

test('the operator gives a guest what is stored of their requests, and deletes it', async () => {
  await subscribe('GONE', 'guest@example.com')
  await subscribe('GONE', 'other@example.com')
  const { stdout } = await operator('stock-alerts', 'Guest@example.com')
  expect(JSON.parse(stdout)).toMatchObject([{ sku: 'GONE', store_code: 'default' }])
  expect((await operator('stock-alerts', 'guest@example.com', '--delete')).stdout).toBe('1 deleted\n')
  expect(waiting()).toEqual([{ email: 'other@example.com', sku: 'GONE' }])
})

test.each([
  { sku: 'PILLOW', email: 'ann@example.com', message: 'This product is in stock.' },
  { sku: 'NONE', email: 'ann@example.com', message: 'Could not find a product with SKU "NONE"' },
  { sku: 'GONE', email: 'ann', message: expect.stringMatching(/email/) },
])('$sku for $email is refused', async ({ sku, email, message }) => {
  expect((await subscribe(sku, email)).errors?.[0]?.message).toEqual(message)
  expect(waiting()).toEqual([])
})

/** Writes it down past all limits. */
const insert = ({ email, sku, mailbox = email, visitor = '' }: Record<string, string>) =>
  sql(`insert into stock_alert (email, mailbox, sku, store_code, visitor, created_at)
    values ('${email}', '${mailbox}', '${sku}', 'default', '${visitor}', '${new Date().toISOString()}')`)

test('nobody waits behind those whose mailbox is full, or whose mail fails', async () => {
  sql(`create trigger fails before insert on mail_message when new.recipient = 'bad@example.com'
    begin select raise(abort, 'made to fail'); end`)
  insert({ sku: 'GONE', email: 'bad@example.com' })
  for (let number = 0; number < 110; number += 1)
    insert({ sku: 'GONE', email: `many+${number}@example.com`, mailbox: 'many@example.com' })
  insert({ sku: 'GONE', email: 'last@example.com' })
  setStock('GONE', 1)
  await untilMailed('last@example.com').finally(() => sql('drop trigger fails'))
  await untilMailed('bad@example.com')
  expect(waiting().every(({ email }) => String(email).startsWith('many+'))).toBe(true)
  expect(waiting()).toHaveLength(105)
})

test('a product that cannot be read holds up no other', async () => {
  const [doc] = sql("select doc from product where sku = 'PILLOW'")
  sql("update product set doc = '{' where sku = 'PILLOW'")
  insert({ sku: 'PILLOW', email: 'odd@example.com' })
  await subscribe('GONE', 'next@example.com')
  setStock('GONE', 1)
  await untilMailed('next@example.com').finally(() =>
    sql(`update product set doc = '${String(doc?.['doc']).replaceAll("'", "''")}' where sku = 'PILLOW'`),
  )
})

test('there is no mail about a hidden product until it is shown', async () => {
  await subscribe('BED-WHT-FUL', 'hid@example.com')
  sql("update product set is_visible = 0 where sku = 'BED'")
  setStock('BED-WHT-FUL', 1)
  await subscribe('GONE', 'one@example.com')
  setStock('GONE', 1)
  await untilMailed('one@example.com')
  // Of the next round, so the one before is over.
  setStock('GONE', 0)
  await subscribe('GONE', 'two@example.com')
  setStock('GONE', 1)
  await untilMailed('two@example.com')
  expect(await mailsTo('hid@example.com')).toEqual([])
  sql("update product set is_visible = 1 where sku = 'BED'")
  await untilMailed('hid@example.com')
})

test('neither a mailbox nor a visitor has more than twenty', async () => {
  const tooMany = 'That is more requests than we take. Please try again later.'
  for (let number = 0; number < 20; number += 1)
    insert({ email: 'full@example.com', sku: `NO-${number}`, visitor: `v${number}` })
  expect((await subscribe('GONE', 'full+1@example.com')).errors?.[0]?.message).toBe(tooMany)
  const address = '198.51.100.1'
  for (let number = 0; number < 20; number += 1)
    expect(await subscribe('GONE', `n${number}@example.com`, { address })).toEqual(taken)
  expect((await subscribe('GONE', 'n20@example.com', { address })).errors?.[0]?.message).toBe(tooMany)
  expect(await subscribe('GONE', 'n20@example.com')).toEqual(taken)
})

test('the sweep forgets who waits for what the catalog no longer has', async () => {
  insert({ sku: 'NO-1', email: 'ann@example.com' })
  insert({ sku: 'GONE', email: 'ann@example.com' })
  expect((await operator('sweep')).stdout).toContain('stock alerts: 1\n')
  expect(waiting()).toEqual([{ email: 'ann@example.com', sku: 'GONE' }])
})

test('it is part of a customer’s data, and goes with the account', async () => {
  const { email } = await newCustomer()
  await subscribe('GONE', email)
  const { stdout } = await operator('export-customer', email)
  expect(JSON.parse(stdout).stockAlerts).toMatchObject([{ sku: 'GONE' }])
  await operator('delete-customer', email)
  expect(waiting()).toEqual([])
})
