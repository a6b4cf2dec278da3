// Mails of placed orders, over HTTP and SMTP, with the real database and the shop's own catalog.
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { RequestPasswordResetEmailDocument } from '@loftwood/graphql-types'
import { customerShopper } from '../testing/customer-shopper.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { type CommerceOptions, type TestCommerce, startCommerce } from '../testing/index.ts'
import { linkIn } from '../testing/mail-reader.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'

// Each test starts a back end, some two.
const PATIENCE = { timeout: 30_000 }

/** A filled database, copied for each test. */
let filledDir: string
let dataDir: string
let commerce: TestCommerce | undefined
let mailServer: MailServer | undefined

beforeAll(async () => {
  filledDir = await mkdtemp(join(tmpdir(), 'loftwood-filled-'))
  await (await startCommerce({ dataDir: filledDir })).stop()
})
afterAll(() => rm(filledDir, { recursive: true, force: true }))
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loftwood-mail-'))
  await cp(filledDir, dataDir, { recursive: true })
})
afterEach(async () => {
  await commerce?.stop()
  await mailServer?.stop()
  commerce = undefined
  mailServer = undefined
  await rm(dataDir, { recursive: true, force: true })
})

async function start(options: CommerceOptions = {}): Promise<TestCommerce> {
  commerce = await startCommerce({ dataDir, mailRetryDelaysMs: [20], ...options })
  return commerce
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = await startMailServer()
  await server.stop()
  return server.port
}

async function placeOrder(language: 'en' | 'fr' = 'en') {
  const { newCart, configurable, add, completeCart, place } = guestShopper(
    () => commerce?.graphqlUrl ?? '',
    language === 'fr' ? { store: 'fr' } : {},
  )
  const { sku, variants } = await configurable()
  const cartId = await newCart()
  const variant = variants.find((each) => each.stock_status === 'IN_STOCK')!
  await add(cartId, [{ sku, quantity: 1, selected_options: variant.uids }])
  await completeCart(cartId)
  return place(cartId)
}

interface MailRow {
  status: string
  attempts: number
  last_error: string | null
}

/** What the database says, read beside the running back end. */
function inDatabase<Result>(read: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  try {
    return read(db)
  } finally {
    db.close()
  }
}
const mailRows = () =>
  inDatabase((db) => db.prepare('select * from mail_message').all()) as unknown as MailRow[]

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const dollars = (value: number, locale: string) =>
  plain(new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' }).format(value))

test.each([
  {
    language: 'en',
    subject: 'Your Loftwood order',
    locale: 'en-CA',
    tax: 'HST 13%',
    leaves: 'to order; leaves',
  },
  {
    language: 'fr',
    subject: 'Votre commande Loftwood',
    locale: 'fr-CA',
    tax: 'TVH 13 %',
    leaves: 'sur commande; quitte',
  },
] as const)(
  'an order in $language is mailed with its totals',
  async ({ language, subject, locale, tax, leaves }) => {
    mailServer = await startMailServer()
    await start({ env: { SMTP_URL: mailServer.url } })
    const { orderV2 } = (await placeOrder(language)).data.placeOrder
    const mail = await mailServer.mail(1)
    expect(mail).toMatchObject({
      recipients: ['maude@example.com'],
      from: { name: 'Loftwood', address: 'hello@loftwood.example' },
      subject: `${subject} ${orderV2.number}`,
    })
    const { total, items } = orderV2
    for (const version of [plain(mail.html), plain(mail.text)]) {
      expect(version).toContain(dollars(total.grand_total.value, locale))
      expect(version).toContain(dollars(total.taxes[0].amount.value, locale))
      expect(version).toContain(tax)
      expect(version).toContain(leaves)
      expect(version).toContain(items[0].product_sku)
      for (const option of items[0].selected_options) expect(version).toContain(option.value)
    }
  },
)

test('an unreachable server delays no order and loses no mail', async () => {
  const port = await freePort()
  await start({ env: { SMTP_URL: `smtp://me:s3cr3t@127.0.0.1:${port}` } })
  const { orderV2, errors } = (await placeOrder()).data.placeOrder
  expect(errors).toEqual([])
  await expect.poll(() => mailRows()[0]?.attempts, PATIENCE).toBeGreaterThan(2)
  expect(mailRows()).toMatchObject([
    { status: 'queued', last_error: expect.stringContaining('ECONNREFUSED') },
  ])
  expect(mailRows()[0]?.last_error).not.toContain('s3cr3t')

  mailServer = await startMailServer({ port })
  expect((await mailServer.mail(1)).subject).toContain(orderV2.number)
  await expect.poll(() => mailRows()[0]?.status, PATIENCE).toBe('sent')
  expect(mailServer.received).toHaveLength(1)
})

test('the queue outlives a restart, and is tried at once after it', async () => {
  const never = [3_600_000]
  const port = await freePort()
  await start({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` }, mailRetryDelaysMs: never })
  const { orderV2 } = (await placeOrder()).data.placeOrder
  await expect.poll(() => mailRows()[0]?.attempts, PATIENCE).toBe(1)
  await commerce?.stop()

  mailServer = await startMailServer()
  await start({ env: { SMTP_URL: mailServer.url }, mailRetryDelaysMs: never })
  expect((await mailServer.mail(1)).subject).toContain(orderV2.number)
})

test('a refused mail is tried again, fails in the end, and holds up no other', async () => {
  let userErrors = 0
  mailServer = await startMailServer({ refuse: () => (userErrors++ < 3 ? 550 : undefined) })
  await start({ env: { SMTP_URL: mailServer.url }, mailRetryDelaysMs: [10, 10] })
  await placeOrder()
  await expect.poll(() => mailRows()[0]?.status, PATIENCE).toBe('failed')
  expect(mailRows()).toMatchObject([{ attempts: 3, last_error: expect.stringContaining('550') }])
  const { orderV2 } = (await placeOrder()).data.placeOrder
  expect((await mailServer.mail(1)).subject).toContain(orderV2.number)
})

test('an order whose mail cannot be queued is no order', async () => {
  await start()
  inDatabase((db) =>
    db.exec(`create trigger no_mail before insert on mail_message begin select raise(abort, 'no'); end`),
  )
  expect((await placeOrder()).errors).toHaveLength(1)
  expect(inDatabase((db) => db.prepare('select count(*) as orders from sales_order').get())).toEqual({
    orders: 0,
  })
  inDatabase((db) => db.exec('drop trigger no_mail'))
  expect((await placeOrder()).data.placeOrder.errors).toEqual([])
  expect(mailRows()).toHaveLength(1)
})

test('without a server mails are stored and can be read at /outbox', async () => {
  const { url } = await start()
  expect(await (await fetch(`${url}/outbox`)).text()).toContain('No mail yet')
  const { orderV2 } = (await placeOrder('fr')).data.placeOrder
  await expect.poll(() => mailRows()[0]?.status, PATIENCE).toBe('held')

  const list = await (await fetch(`${url}/outbox`)).text()
  expect(list).toContain(`<a href="/outbox/1">Votre commande Loftwood ${orderV2.number}</a>`)
  const page = await fetch(`${url}/outbox/1`)
  expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect(await page.text()).toContain('<html lang="fr-CA">')
  expect(await (await fetch(`${url}/outbox/1.txt`)).text()).toContain(
    `Commande ${orderV2.number}`.toUpperCase(),
  )
  expect(await (await fetch(`${url}/outbox.json`)).json()).toMatchObject([
    { id: 1, kind: 'order', recipient: 'maude@example.com', language: 'fr', status: 'held' },
  ])
  expect((await fetch(`${url}/outbox/2`)).status).toBe(404)
})

test.each([
  ['production', false],
  ['development', true],
])('in %s a delivered mail keeps the links in it: %s', async (NODE_ENV, isKept) => {
  mailServer = await startMailServer()
  const { graphqlUrl } = await start({ env: { SMTP_URL: mailServer.url, NODE_ENV } })
  const { newCustomer, send } = customerShopper(() => graphqlUrl)
  const { email } = await newCustomer()
  await send(RequestPasswordResetEmailDocument, { email })
  const token = linkIn(await mailServer.mail(2)).searchParams.get('token') ?? ''
  const stored = () => {
    const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { readOnly: true })
    const rows = database.prepare("select * from mail_message where kind = 'password-reset'").all()
    database.close()
    return rows[0]
  }
  await vi.waitFor(() => expect(stored()?.['status']).toBe('sent'), PATIENCE)
  expect(token).not.toBe('')
  expect(JSON.stringify(stored()).includes(token)).toBe(isKept)
})
