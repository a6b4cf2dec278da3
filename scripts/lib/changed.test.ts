import { existsSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { changedFiles, journeysOf } from './changed.mjs'

it('runs a changed spec, and a journey through each part of the shop that changed', () => {
  expect(journeysOf(['tests/specs/stores.spec.ts'])).toEqual(['specs/stores.spec.ts'])
  expect(journeysOf(['packages/storefront/src/cart/cart-line.tsx'])).toEqual([
    'specs/cart.spec',
    'smoke/servers',
  ])
  expect(journeysOf(['packages/ui/src/button.tsx'])).toEqual(['specs/components', 'smoke/servers'])
  expect(journeysOf(['packages/storefront/server/purge-route.ts'])).toEqual([
    'http/page-cache.spec',
    'smoke/servers',
  ])
  expect(journeysOf(['docs/glossary.md', 'tests/bench/main.ts'])).toEqual([])
})

it('names journeys that are there', () => {
  const everything = [
    'packages/http-cache/tags',
    'packages/ui/cart-order-account-wishlist-product-search-paths',
  ]
  const specs = globSync('tests/{http,smoke,specs}/*.spec.ts')
  for (const journey of journeysOf(everything))
    expect(
      specs.some((path) => path.includes(journey)),
      journey,
    ).toBe(true)
})

it('finds files that differ from a commit', async () => {
  const files = await changedFiles('HEAD')
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})
