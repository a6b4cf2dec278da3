// Callers who leave, stall or ask for too much at once take nothing from the others. Real sockets, bounded numbers.
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import supertest from 'supertest'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  startMiddleware,
  startStubUpstream,
  type StubUpstream,
  type TestMiddleware,
  type UpstreamRequest,
} from '../testing/index.ts'

/** Connections that public reads have, and calls that may wait for one. */
const CONNECTIONS = 64
const QUEUE = 256
const PAGE = { data: { products: null } }

let stub: StubUpstream
let middleware: TestMiddleware
/** Answers that are held back, by the requested page. */
const held = new Map<number, ServerResponse>()
let abandoned = 0
const sockets = new Set<Socket>()

const hold = ({ variables }: UpstreamRequest, response: ServerResponse): undefined => {
  held.set(Number(variables['currentPage']), response)
  const close = () => (abandoned += response.writableEnded ? 0 : 1)
  // Its connection may have been closed already, before anybody listened.
  if (response.socket?.destroyed === false) response.once('close', close)
  else close()
}

/** What is held back here stays so until the test ends it, unless the deadline is what it is about. */
const start = (deadlineMs = 60_000) =>
  startMiddleware({
    commerceUrl: stub.url,
    env: { UPSTREAM_TIMEOUT_MS: String(deadlineMs), RATE_LIMIT_ORDER_PER_MINUTE: '0' },
  })

beforeEach(async () => {
  held.clear()
  abandoned = 0
  stub = await startStubUpstream({ products: hold, cmsPage: { data: { cmsPage: null } } })
  middleware = await start()
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  for (const response of held.values()) response.destroy()
  await middleware.stop()
  await stub.stop()
})

const pathOf = (page: number) => `/magento/products?body=${encodeURIComponent(`[{"currentPage":${page}}]`)}`
const get = (page: number) => `GET ${pathOf(page)} HTTP/1.1\r\nHost: shop\r\n\r\n`
const post = (method: string, body: string) =>
  `POST /magento/${method} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
const read = (page: number) => supertest(middleware.url).get(pathOf(page))
const readCms = () => supertest(middleware.url).get(`/magento/cmsPage?body=["about-us"]`)
const answer = (page: number) => held.get(page)?.end(JSON.stringify(PAGE))
const isHeld = (count: number) => expect.poll(() => held.size).toBe(count)

async function send(text: string): Promise<Socket> {
  const socket = connect(Number(new URL(middleware.url).port), '127.0.0.1')
  sockets.add(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

test('reads that nobody waits for any more are given up, those in the queue too', async () => {
  const callers = await Promise.all(
    Array.from({ length: CONNECTIONS + 70 }, (_, page) => send(get(page + 1))),
  )
  await isHeld(CONNECTIONS)
  for (const socket of callers.reverse()) socket.destroy()
  await expect.poll(() => abandoned).toBeGreaterThanOrEqual(CONNECTIONS)
  expect((await readCms()).status).toBe(200)
  expect(abandoned).toBe(held.size)
  expect(held.size).toBeLessThan(callers.length)
  expect(middleware.log.join('')).not.toContain('INTERNAL_ERROR')
})

test('so are those that wait behind others of their connection', async () => {
  const socket = await send([1, 2, 3, 4].map(get).join(''))
  await expect.poll(() => held.size).toBeGreaterThan(0)
  const queries = held.size
  socket.destroy()
  await expect.poll(() => abandoned).toBeGreaterThanOrEqual(queries)
  await expect.poll(() => held.size - abandoned).toBe(0)
  expect((await readCms()).status).toBe(200)
})

test('an answer that somebody else waits for is still fetched, once', async () => {
  const leaving = await send(get(1))
  await isHeld(1)
  const staying = read(1).then((response) => response)
  // The second caller has arrived when a later one has been answered.
  await readCms()
  leaving.destroy()
  await readCms()
  answer(1)
  expect((await staying).body).toEqual(PAGE)
  expect(stub.requests.filter(({ operationName }) => operationName === 'products')).toHaveLength(1)
})

test('who comes after the last one has left gets an answer', async () => {
  const leaving = await send(get(1))
  await isHeld(1)
  stub.answers['products'] = PAGE
  leaving.destroy()
  await expect.poll(() => abandoned).toBe(1)
  expect((await read(1)).body).toEqual(PAGE)
})

test('a change goes on when its caller leaves', async () => {
  let finish = (): void => undefined
  let outcome: Promise<unknown> = Promise.resolve()
  const queries = new Promise<void>((resolve) => {
    stub.answers['applyCouponToCart'] = async (_request: unknown, response: ServerResponse) => {
      outcome = once(response, 'close').then(() => response.writableFinished)
      resolve()
      await new Promise<void>((done) => (finish = done))
      return { data: { applyCouponToCart: null } }
    }
  })
  const leaving = await send(post('applyCouponToCart', '[{"cart_id":"a","coupon_code":"X"}]'))
  await queries
  leaving.destroy()
  await readCms()
  finish()
  expect(await outcome).toBe(true)
})

test('more reads than can wait are refused at once, and carts go on', async () => {
  stub.answers['cart'] = { data: { cart: null } }
  await Promise.all(Array.from({ length: CONNECTIONS + QUEUE }, (_, page) => send(get(page + 1))))
  await isHeld(CONNECTIONS)
  await expect.poll(async () => (await readCms()).status).toBe(503)
  const refused = await readCms()
  expect([refused.body.error.code, refused.headers['retry-after']]).toEqual(['UPSTREAM_UNAVAILABLE', '2'])
  expect((await supertest(middleware.url).post('/magento/cart').send(['a'])).status).toBe(200)
})

test('waiting for a connection counts for the deadline', async () => {
  await middleware.stop()
  middleware = await start(2_000)
  const orders: ((answer: object) => void)[] = []
  stub.answers['placeOrder'] = () => new Promise((resolve) => orders.push(resolve))
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, cart) =>
      send(post('placeOrder', `[{"cart_id":"cart-${cart}"}]`)),
    ),
  )
  await expect.poll(() => orders.length).toBe(CONNECTIONS)
  const late = await supertest(middleware.url).post('/magento/cart').send(['a'])
  expect([late.status, late.body.error.code]).toEqual([504, 'UPSTREAM_TIMEOUT'])
  for (const finish of orders) finish({ data: { placeOrder: null } })
})

test('a huge body is refused before it is there', async () => {
  const socket = await send(
    'POST /magento/cart HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 900000000\r\n\r\n',
  )
  const [said] = (await once(socket, 'data')) as [Buffer]
  expect(said.toString()).toMatch(/^HTTP\/1\.1 413 /)
})
