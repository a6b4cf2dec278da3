// Answers of a middleware made up here: what it says is the same is not read again.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createKnownAnswers } from './known-answers.ts'
import { pooledFetch, type Asked } from './middleware-pool.ts'
import { openUpstream } from './upstream.ts'

let server: Server
let price = 100
const asked: { method?: string | undefined; held?: string | undefined }[] = []

function answer({ method, headers }: IncomingMessage) {
  asked.push({ method, held: headers['if-none-match'] })
  return { etag: `"${price}"`, body: JSON.stringify({ data: { price } }) }
}

beforeEach(async () => {
  asked.length = 0
  price = 100
  server = createServer((request, response) => {
    const { etag, body } = answer(request)
    const isKnown = request.headers['if-none-match'] === etag
    response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => void server.close())

function setUp() {
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const read = pooledFetch(
    {
      upstream: openUpstream({ origin, timeoutMs: 5_000, connections: 4, queue: 4 }),
      known: createKnownAnswers<Asked>(1_000_000),
    },
    () => undefined,
  )
  return async (method = 'GET') => (await read(`${origin}/magento/products?body=[]`, { method })).json()
}

it('reads an answer once as long as it is the same, and asks each time', async () => {
  const read = setUp()
  const first: unknown = await read()
  expect(first).toEqual({ data: { price: 100 } })
  expect(await read()).toBe(first)
  price = 90
  expect(await read()).toEqual({ data: { price: 90 } })
  expect(asked.map(({ held }) => held)).toEqual([undefined, '"100"', '"100"'])
})

it('keeps nothing of what is sent by POST', async () => {
  const read = setUp()
  await read('POST')
  await read('POST')
  await read()
  expect(asked.map(({ method, held }) => [method, held])).toEqual([
    ['POST', undefined],
    ['POST', undefined],
    ['GET', undefined],
  ])
})
