// Abusive clients: they disconnect, send slowly or send many requests at once. Answers are prompt afterwards.
import { once } from 'node:events'
import { request, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'

const LISTING = '/api/magento/products?body=%5B%7B%22pageSize%22%3A300%7D%5D'
const ANSWER = JSON.stringify({ data: 'x'.repeat(333_000) })
/** Far less than what hangs takes to give up. */
const PROMPT_MS = 30_000
const HANGS_MS = '120000'

const sockets = new Set<Socket>()
let shop: TestStorefront

const answer: RequestListener = (req, res) =>
  void req.resume().on('end', () => setTimeout(() => res.end(ANSWER), 5))

beforeEach(async () => {
  shop = await runStorefront(answer, {
    env: { MIDDLEWARE_TIMEOUT_MS: HANGS_MS },
    limits: { headersMs: 500, requestMs: 500, checkMs: 50 },
  })
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  await shop.stop()
})

async function open(text: string): Promise<Socket> {
  const socket = connect(shop.port, '127.0.0.1').on('error', () => undefined)
  sockets.add(socket.once('close', () => sockets.delete(socket)))
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Sends requests and disconnects after 1 to 80 ms. */
async function abandon(count: number, path: (index: number) => string): Promise<void> {
  const left = Array.from({ length: count }, async (_, index) => {
    const sent = request({ port: shop.port, host: '127.0.0.1', path: path(index), agent: false })
    sent.on('error', () => undefined).end()
    await pause(1 + (index * 79) / count)
    sent.destroy()
  })
  await Promise.all(left)
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

/** A miss, a hit and an answer of the middleware come in time, and no idle connection remains. */
async function expectPrompt(): Promise<void> {
  const get = (path: string) =>
    fetch(shop.url + path, {
      signal: AbortSignal.timeout(PROMPT_MS),
      headers: { connection: 'close' },
    })
  for (const path of ['/new', '/new', LISTING, '/healthz']) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 200])
    await response.arrayBuffer()
  }
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => connectionsOf(shop.server)).toBe(0)
}

it('survives two bursts of 40 listings whose clients disconnect', async () => {
  await abandon(40, () => LISTING)
  await abandon(40, () => LISTING)
  await expectPrompt()
})

it('survives 20 connections with 60 pipelined listings each', async () => {
  const requests = `GET ${LISTING} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(60)
  await Promise.all(Array.from({ length: 20 }, () => open(requests)))
  await expectPrompt()
})

it('survives 64 bodies that come byte by byte, and cuts them', async () => {
  const head =
    'POST /api/magento/cart HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n'
  const slow = await Promise.all(Array.from({ length: 64 }, () => open(head)))
  const drip = setInterval(() => slow.forEach((socket) => !socket.destroyed && socket.write('[')), 20)
  expect((await fetch(`${shop.url}/first`)).status).toBe(200)
  await expect.poll(() => slow.filter(({ destroyed }) => !destroyed).length).toBe(0)
  clearInterval(drip)
  await expectPrompt()
})

it('survives 70 visitors who abandon pages and listings that are not cached', async () => {
  await abandon(70, (index) => (index % 2 ? `/beds?page=${index}` : `${LISTING}&page=${index}`))
  await expectPrompt()
})

it('serves pages while all requests of the proxy hang', async () => {
  shop.middleware?.removeAllListeners('request')
  shop.middleware?.on('request', (req, res) => {
    if (!req.url?.includes('pageSize')) answer(req, res)
  })
  await Promise.all(Array.from({ length: 64 }, () => open(`GET ${LISTING} HTTP/1.1\r\nHost: x\r\n\r\n`)))
  const response = await fetch(`${shop.url}/beds`, { signal: AbortSignal.timeout(PROMPT_MS) })
  expect(response.status).toBe(200)
})
