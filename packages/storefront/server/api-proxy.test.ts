import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { outageLog } from '@loftwood/http-server/outage'
import express from 'express'
import pino from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { apiProxy } from './api-proxy.ts'
import { openUpstream } from './upstream.ts'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A proxy in front of this middleware. */
async function setUp(middleware: RequestListener) {
  const log = pino({ level: 'silent' })
  const logged = vi.spyOn(log, 'error')
  const origin = await listen(middleware)
  const upstream = openUpstream({ origin, timeoutMs: 5_000, connections: 4, queue: 8 })
  const proxy = apiProxy(upstream, outageLog(log, 'middleware not reached'))
  return { url: await listen(express().use('/api', proxy)), logged }
}

it('forwards methods, with the header that protects from cross-site requests', async () => {
  const { url } = await setUp((req, res) => res.end(`${req.url} ${req.headers['sec-fetch-site']}`))
  const headers = { 'sec-fetch-site': 'cross-site' }
  const answer = await fetch(`${url}/api/magento/cart?x=1`, { headers })
  expect(await answer.text()).toBe('/magento/cart?x=1 cross-site')
})

it('passes on what caches need to know of an answer', async () => {
  const about = { age: '50', 'cache-control': 'public, s-maxage=60', etag: 'W/"1"', 'x-cache': 'hit' }
  const { url } = await setUp((_req, res) => res.writeHead(200, about).end('{}'))
  const { headers } = await fetch(`${url}/api/magento/products`)
  expect(Object.fromEntries(headers)).toMatchObject(about)
})

it.each([
  '/api',
  '/api/healthz',
  '/api/magento/',
  '/api/magento/a/b',
  '/api/magento/%2e%2e',
  '/api/other/cart',
])('answers 404 for %s', async (path) => {
  const middleware = vi.fn<RequestListener>()
  const { url } = await setUp(middleware)
  const answer = await fetch(url + path)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
  expect(middleware).not.toHaveBeenCalled()
})

it('logs a middleware that is gone, as 503', async () => {
  const { url, logged } = await setUp((req) => req.socket.destroy())
  const answer = await fetch(`${url}/api/magento/cart`)
  expect(answer.status).toBe(503)
  expect(logged).toHaveBeenCalledOnce()
})

it('aborts the request when the browser leaves, and logs nothing', async () => {
  const arrived = Promise.withResolvers<IncomingMessage>()
  const { url, logged } = await setUp((req) => arrived.resolve(req))
  const sent = request(`${url}/api/magento/cart`, { method: 'POST' })
  sent.on('error', () => undefined)
  sent.end('whole')
  const atMiddleware = await arrived.promise
  const left = once(atMiddleware.socket, 'close')
  sent.destroy()
  await left
  expect(logged).not.toHaveBeenCalled()
})

it('reads the body before it takes a connection to the middleware', async () => {
  const middleware = vi.fn<RequestListener>((req, res) => void req.pipe(res))
  const { url } = await setUp(middleware)
  const sent = request(`${url}/api/magento/cart`, { method: 'POST' })
  sent.write('half')
  await new Promise((resolve) => setImmediate(resolve))
  expect(middleware).not.toHaveBeenCalled()
  sent.end(' and half')
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  expect(String(Buffer.concat(await answer.toArray()))).toBe('half and half')
})

it.each([{}, { 'content-length': '200000' }])('refuses bodies over 100 kB: %o', async (headers) => {
  const middleware = vi.fn<RequestListener>()
  const { url } = await setUp(middleware)
  const sent = request(`${url}/api/magento/cart`, { method: 'POST', headers })
  sent.on('error', () => undefined)
  sent.end('x'.repeat(200_000))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(413)
  expect(middleware).not.toHaveBeenCalled()
})

it('answers 503 at once when too many wait', async () => {
  const waiting: (() => void)[] = []
  const { url } = await setUp((_req, res) => void waiting.push(() => res.end('ok')))
  const answers = Array.from({ length: 13 }, () => fetch(`${url}/api/magento/cart`))
  const first = await Promise.race(answers)
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5'])
  let isOver = false
  const over = Promise.all(answers).then((all) => ((isOver = true), all))
  while (!isOver) {
    for (const go of waiting.splice(0)) go()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect((await over).filter(({ status }) => status === 200)).toHaveLength(12)
})
