import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { isOverload, openUpstream, type Upstream, type UpstreamOptions } from './upstream.ts'

let server: Server
let upstream: Upstream
afterEach(async () => {
  await upstream.close()
  server.closeAllConnections()
  server.close()
})

async function setUp(listener: RequestListener, options: Partial<UpstreamOptions> = {}) {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  upstream = openUpstream({ origin, timeoutMs: 200, connections: 1, queue: 1, ...options })
  return () => upstream.request({ path: '/', method: 'GET' }).then(({ body }) => body.toString(), isOverload)
}

it('ends within one deadline: headers that do not come, bodies that stop, requests that wait', async () => {
  const send = await setUp((_req, res) => res.write('half'), { timeoutMs: 1_000 })
  const startedAt = performance.now()
  expect(await Promise.all([send(), send()])).toEqual([true, true])
  // Two deadlines, one after the other, take 2 s.
  expect(performance.now() - startedAt).toBeLessThan(1_900)
})

it('refuses a request at once when the queue is full', async () => {
  const send = await setUp((_req, res) => setTimeout(() => res.end('ok'), 50), { timeoutMs: 5000 })
  expect(await Promise.all([send(), send(), send()])).toEqual(['ok', 'ok', true])
})

it('is dead when nothing comes through its connections though the middleware answers on another', async () => {
  let hangs = true
  const send = await setUp(
    (req, res) => void ((req.headers.connection === 'close' || !hangs) && res.end('ok')),
  )
  for (let count = 0; count < 3; count += 1) {
    expect(await upstream.isDead()).toBe(false)
    await send()
  }
  // A full queue says nothing about the connections.
  await Promise.all([send(), send(), send()])
  expect(await upstream.isDead()).toBe(true)
  hangs = false
  expect(await upstream.isDead()).toBe(false)
})

it('is not dead when the middleware is slow at one thing', async () => {
  const send = await setUp((req, res) => void (req.url === '/healthz' && res.end('ok')))
  for (let count = 0; count < 4; count += 1) await send()
  expect(await upstream.isDead()).toBe(false)
})
