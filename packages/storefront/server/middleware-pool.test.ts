// Requests to the middleware for pages: the visitor's address, which limits fetches, and which ones failed.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { pooledFetch } from './middleware-pool.ts'
import { openUpstream } from './upstream.ts'

const requests: [path: string, address: unknown][] = []
const server = createServer(({ url = '', headers }, response) => {
  requests.push([url, headers['x-forwarded-for']])
  const status = Number(/status=(\d+)/.exec(url)?.[1] ?? 200)
  if (status === 0) response.destroy()
  else response.writeHead(status).end('{"data":{}}')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const upstream = openUpstream({ origin, timeoutMs: 5_000, connections: 2, queue: 2 })

afterAll(async () => {
  await upstream.close()
  server.close()
})

it('sends the address of the visitor a page is rendered for, and none without a visitor', async () => {
  const fetch = pooledFetch({ upstream, address: '203.0.113.7' }, () => undefined)
  await fetch(`${origin}/magento/products?body=[]`)
  await fetch(`${origin}/magento/storeConfig`)
  await pooledFetch({ upstream }, () => undefined)(`${origin}/magento/products?body=[]`)
  expect(requests).toEqual([
    ['/magento/products?body=[]', '203.0.113.7'],
    ['/magento/storeConfig', '203.0.113.7'],
    ['/magento/products?body=[]', undefined],
  ])
})

it.each([
  [200, false],
  [404, true], // this release of the middleware does not have the method
  [501, false], // the back end does not have the method
  [429, true],
  [503, true],
  [0, true], // no answer
])('an answer with status %i has failed: %s', async (status, expected) => {
  const failed: boolean[] = []
  const fetch = pooledFetch({ upstream }, ({ hasFailed }) => failed.push(hasFailed))
  await fetch(`${origin}/magento/products?status=${status}`).catch(() => undefined)
  expect(failed).toEqual([expected])
})
