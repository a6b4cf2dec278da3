/** How much JavaScript the first page of a visit loads before anybody touches it, as browsers get it. */
import { brotliCompressSync } from 'node:zlib'
import { SIZE_BUDGETS } from '@loftwood/storefront/size-budgets'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

const PATHS = {
  home: '/',
  category: '/bunk-beds',
  product: '/laurier-high-bunk-bed',
} as const satisfies Record<keyof typeof SIZE_BUDGETS, string>

/**
 * KiB that a page may fetch by itself once it is hydrated: notices, what depends on the device or the browser, and on a product's
 * page the section below the button, which is in sight.
 */
const AFTER_HYDRATION = { home: 6, category: 6, product: 10 } as const

const kibOf = (bodies: readonly Buffer[]) =>
  bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1024

for (const [key, budget] of Object.entries(SIZE_BUDGETS)) {
  const name = key as keyof typeof SIZE_BUDGETS
  const most = budget + AFTER_HYDRATION[name]
  test(`${name} starts within its budget of scripts`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await shopperOn(page, 'en').open(PATHS[name])
    await page.waitForLoadState('networkidle')
    const kib = kibOf(await Promise.all(scripts))
    test.info().annotations.push({
      type: 'size',
      description: `${kib.toFixed(1)} of ${most} KiB`,
    })
    expect(kib).toBeGreaterThan(60)
    expect(kib).toBeLessThan(most)
  })
}
