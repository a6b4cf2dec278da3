// /metrics and /readyz of a shop that sells, and log lines that name nobody.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { send } from '../testing/graphql-client.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { startCommerce } from '../testing/index.ts'
import { plentifulSku } from '../testing/plentiful-sku.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-metrics-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function placeOrder(graphqlUrl: string): Promise<void> {
  const shopper = guestShopper(() => graphqlUrl)
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [{ sku: await plentifulSku(shopper), quantity: 1 }])
  await shopper.completeCart(cartId)
  const { data } = await shopper.place(cartId)
  expect(data.placeOrder.order).not.toBeNull()
}

test('requests by operation and outcome, SQL, mails and orders are counted', async () => {
  const commerce = await startCommerce()
  await placeOrder(commerce.graphqlUrl)
  await send(commerce.graphqlUrl, '{ cart(cart_id: "nobody-has-it") { id } }')
  const response = await fetch(`${commerce.url}/metrics`)
  const text = await response.text()
  await commerce.stop()
  expect(response.headers.get('content-type')).toContain('text/plain')
  const valueOf = (line: string) =>
    Number(
      text
        .split('\n')
        .find((each) => each.startsWith(line))
        ?.split(' ')
        .at(-1),
    )
  const count = 'commerce_graphql_duration_seconds_count'
  expect(valueOf(`${count}{operation="placeOrder",outcome="ok"}`)).toBe(1)
  expect(valueOf(`${count}{operation="cart",outcome="refused"}`)).toBe(1)
  expect(valueOf('commerce_orders')).toBe(1)
  expect(valueOf('commerce_sql_statements_total')).toBeGreaterThan(50)
  expect(valueOf('commerce_sql_seconds_total')).toBeGreaterThan(0)
  expect(valueOf('commerce_mail_queue')).toBe(0)
  expect(valueOf('commerce_read_queue')).toBe(0)
  expect(
    valueOf('commerce_request_seconds_count{route="/graphql",method="POST",status="200"}'),
  ).toBeGreaterThan(3)
  expect(valueOf('commerce_ready')).toBe(1)
  expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e7)
  expect(text).not.toContain('maude')
})

test('notifications of payments that are refused count under their path', async () => {
  const commerce = await startCommerce({ dataDir: folder })
  const { status } = await fetch(`${commerce.url}/webhooks/stripe`, { method: 'POST', body: '{}' })
  const metrics = await (await fetch(`${commerce.url}/metrics`)).text()
  await commerce.stop()
  expect(metrics).toContain(
    `commerce_request_seconds_count{route="/webhooks/stripe",method="POST",status="${status}"} 1`,
  )
})

test('errors of the shop count as failed', async () => {
  const commerce = await startCommerce({ dataDir: folder })
  const database = new DatabaseSync(join(folder, 'shop.sqlite'))
  database.exec('begin immediate')
  const refused = await send(commerce.graphqlUrl, 'mutation { createEmptyCart }')
  database.exec('rollback; drop table order_comment; drop table cart_item; drop table cart')
  const broken = await send(commerce.graphqlUrl, '{ cart(cart_id: "any") { id } }')
  database.close()
  const metrics = await (await fetch(`${commerce.url}/metrics`)).text()
  await commerce.stop()
  expect([refused, broken].map(({ errors }) => errors?.[0]?.message)).toEqual([
    'The store cannot take changes at the moment. Please try again later.',
    'Internal server error',
  ])
  for (const operation of ['createEmptyCart', 'cart'])
    expect(metrics).toContain(
      `commerce_graphql_duration_seconds_count{operation="${operation}",outcome="failed"} 1\n`,
    )
})

test(
  'the log of an order holds no name, address, telephone, cart or token',
  { timeout: 60_000 },
  async () => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
      env: { NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'debug' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let log = ''
    const url = await new Promise<string>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        log += chunk.toString()
        const found = /"url":"(http:[^"]+)"/.exec(log)?.[1]
        if (found) resolve(found)
      })
    })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    await placeOrder(`${url}/graphql`)
    const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    expect(log).toContain('"status":200')
    expect(log).not.toMatch(/maude|tremblay|king street|n1h|555[- ]?01|@example|bearer/i)
    for (const line of log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
  },
)
