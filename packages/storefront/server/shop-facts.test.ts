import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { missingFeaturesOf } from './missing-features.ts'
import { openUpstream } from './upstream.ts'

const supported = (isThere: boolean) => ({ supported: isThere, leftOut: [] })
const plain = {
  magento: {
    methods: {
      guestWishlist: supported(false),
      generateRememberMeToken: supported(false),
      cart: supported(true),
    },
  },
}

let answer: { status: number; body: string }
let requests = 0
const server = createServer((_request, response) => {
  requests += 1
  response.writeHead(answer.status).end(answer.body)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const upstream = openUpstream({
  origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  timeoutMs: 5_000,
  connections: 4,
  queue: 4,
})

afterEach(() => void vi.useRealTimers())

test('missing features are requested once a minute, and the last ones are used while the middleware fails', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const missingFeatures = missingFeaturesOf(upstream)
  answer = { status: 200, body: JSON.stringify(plain) }
  expect(await missingFeatures()).toEqual(['guestWishlist', 'rememberMe'])
  expect(await missingFeatures()).toEqual(['guestWishlist', 'rememberMe'])
  expect(requests).toBe(1)
  for (answer of [
    { status: 502, body: '<h1>Bad gateway</h1>' },
    { status: 503, body: '{"error":{"code":"SERVICE_UNAVAILABLE"}}' },
  ]) {
    vi.advanceTimersByTime(61_000)
    expect(await missingFeatures()).toEqual(['guestWishlist', 'rememberMe'])
  }
  answer = { status: 200, body: '{}' }
  vi.advanceTimersByTime(61_000)
  expect(await missingFeatures()).toEqual([])
  expect(requests).toBe(4)
  await upstream.close()
  server.close()
})
