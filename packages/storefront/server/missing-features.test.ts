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
let asked = 0
const server = createServer((_request, response) => {
  asked += 1
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

test('what the middleware cannot do is told, asked for once a minute, and kept while it does not answer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const missingFeatures = missingFeaturesOf(upstream)
  answer = { status: 200, body: JSON.stringify(plain) }
  expect(await missingFeatures()).toEqual(['guestWishlist', 'rememberMe'])
  expect(await missingFeatures()).toEqual(['guestWishlist', 'rememberMe'])
  expect(asked).toBe(1)
  answer = { status: 502, body: '<h1>Bad gateway</h1>' }
  vi.advanceTimersByTime(61_000)
  expect(await missingFeatures()).toEqual(['guestWishlist', 'rememberMe'])
  answer = { status: 200, body: '{}' }
  vi.advanceTimersByTime(61_000)
  expect(await missingFeatures()).toEqual([])
  expect(asked).toBe(3)
  await upstream.close()
  server.close()
})
