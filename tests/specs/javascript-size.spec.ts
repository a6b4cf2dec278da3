/** How much JavaScript the first page of a visit loads, as browsers get it. */
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

/** KiB of brotli on a product page: what there is today, so that nobody adds to it unseen. The aim is 130. */
const MAX_KIB = 165

test('a product page starts with few scripts', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  let isStarted = false
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && !isStarted) scripts.push(response.body())
  })
  // What starts after the page has loaded does not stand in its way.
  page.on('load', () => (isStarted = true))
  await shopperOn(page, 'en').open('/laurier-high-bunk-bed')
  const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length)
  const kib = sizes.reduce((sum, size) => sum + size, 0) / 1024
  expect(kib).toBeGreaterThan(60)
  expect(kib).toBeLessThan(MAX_KIB)
})
