// Pages over HTTP while the Redis behind them keeps its connections and answers nothing.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startRedis, type TestRedis } from '@loftwood/http-cache/testing'
import express from 'express'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { KeptPage } from './kept-page.ts'
import { pageAnswers } from './page-answers.ts'
import { createPageCache } from './page-cache.ts'
import type { SharedPages } from './page-store.ts'
import { purgeRouter } from './purge.ts'
import { connectSharedPages } from './shared-pages.ts'

const SECRET = 'a-long-enough-secret'
/** Two commands' deadlines and what surrounds them. */
const FIRST_ANSWER_MS = 1_800
/** With no deadline awaited; generous, for machines that do other work. */
const NEXT_ANSWERS_MS = 400

let redis: TestRedis
let shared: SharedPages<KeptPage>
let server: Server
let lines: string[]

const connect = () => {
  lines = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  return connectSharedPages({ url: redis.url, prefix: 'test:', build: 'one', log })
}

function render(url: string) {
  const html = Buffer.from(`<h1>${url}</h1>`)
  return Promise.resolve({
    status: 200,
    headers: [],
    html,
    isPersonal: false,
    tags: new Set([url]),
    links: [],
  })
}

async function ask(path: string) {
  const begin = performance.now()
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  await response.text()
  return { state: response.headers.get('x-cache'), ms: performance.now() - begin }
}

async function purge() {
  const { port } = server.address() as AddressInfo
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' }
  const url = `http://127.0.0.1:${port}/cache/purge`
  return (
    await fetch(url, { method: 'POST', headers, body: '{}', signal: AbortSignal.timeout(FIRST_ANSWER_MS) })
  ).status
}

beforeAll(async () => {
  redis = await startRedis()
})
beforeEach(async () => {
  shared = await connect()
  await shared.purge()
  const cache = createPageCache<KeptPage>({ maxBytes: 1_000_000, shared })
  const answer = pageAnswers({
    cache,
    render,
    headers: [],
    log: pino({ level: 'silent' }),
    config: { trustProxy: 0 },
  })
  const purging = express().use('/cache/purge', purgeRouter({ secret: SECRET, purge: cache.purge }))
  server = createServer((req, res) => void (answer(req, res) || purging(req, res))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  expect((await ask('/kept')).state).toBe('miss')
  redis.hang()
})
afterEach(async () => {
  redis.resume()
  await shared.close()
  server.close()
})
afterAll(() => redis.stop())

test('a kept page is there at once, others are rendered after one deadline at most', async () => {
  const kept = await ask('/kept')
  expect(kept.state).toBe('hit')
  expect(kept.ms).toBeLessThan(NEXT_ANSWERS_MS)
  const first = await Promise.all(['/a', '/b', '/c'].map(ask))
  for (const { state, ms } of first) {
    expect(state).toBe('miss')
    expect(ms).toBeLessThan(FIRST_ANSWER_MS)
  }
  for (const path of ['/d', '/e', '/f']) {
    const { state, ms } = await ask(path)
    expect(state).toBe('miss')
    expect(ms).toBeLessThan(NEXT_ANSWERS_MS)
  }
  expect(lines).toHaveLength(1)
})

test('nothing is said to be purged, and after the outage it is', async () => {
  expect(await purge()).toBe(503)
  redis.resume()
  await expect.poll(purge).toBe(200)
  expect((await ask('/kept')).state).toBe('miss')
  await expect.poll(() => lines.length).toBe(2)
})

test('the connection opens and closes while Redis hangs', async () => {
  const begin = performance.now()
  const late = await connect()
  await late.close()
  expect(performance.now() - begin).toBeLessThan(3_500)
})
