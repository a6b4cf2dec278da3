import { expect, test } from 'vitest'
import { DEFAULT_CDN, notFresh, passedOn, popularity } from './caches.ts'

test('popularity is shared out, the first address gets most', () => {
  const shares = popularity(100)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(shares[0]! / shares[1]!).toBeCloseTo(2 ** 0.8)
})

test('one address is fetched once in a minute, and nobody waits for it', () => {
  const { origin, waited } = passedOn(1000, { ...DEFAULT_CDN, addresses: 1 })
  expect(origin * 1000 * 60).toBeCloseTo(1, 2)
  expect(waited).toBeLessThan(1e-9)
})

test('what is requested less than once in ten minutes is waited for', () => {
  const { origin, waited } = passedOn(1 / 6000, { ...DEFAULT_CDN, addresses: 1 })
  expect(origin).toBeGreaterThan(0.98)
  expect(waited).toBeGreaterThan(0.9)
})

test('the more visitors, the less reaches the shop; more addresses or caches, the more does', () => {
  const share = (rate: number, addresses: number, caches = 1) =>
    passedOn(rate, { ...DEFAULT_CDN, addresses, caches }).origin
  expect(share(10_000, 1000)).toBeLessThan(share(100, 1000))
  expect(share(1000, 10_000)).toBeGreaterThan(share(1000, 1000))
  expect(share(1000, 1000, 20)).toBeGreaterThan(share(1000, 1000))
})

const SHOP = { addresses: 100, exponent: 0, freshSeconds: 60 }

test("the shop's own cache makes an entry once in a minute, and again after each purge", () => {
  const calm = notFresh(10_000, { ...SHOP, purgesPerSecond: 0 })
  expect(calm.purged).toBe(0)
  expect(calm.expired * 10_000).toBeCloseTo(100 / 60, 1)
  // 100 requests a second for each of 100 addresses, each purged once a second.
  const busy = notFresh(10_000, { ...SHOP, purgesPerSecond: 1 })
  expect(busy.purged * 10_000).toBeCloseTo(100, -1)
})

test('rare requests find everything purged or expired', () => {
  const { purged, expired } = notFresh(0.001, { ...SHOP, purgesPerSecond: 1 })
  expect(purged + expired).toBeCloseTo(1, 1)
})
