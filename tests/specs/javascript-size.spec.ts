/** How much JavaScript the first page of a visit loads before anybody touches it, as browsers get it. */
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

/** KiB of brotli: what there is today, so that nobody adds to it unseen. */
const MOST_KIB: Readonly<Record<string, number>> = {
  '/': 107,
  '/bunk-beds': 113,
  '/laurier-high-bunk-bed': 122,
}

for (const [path, mostKib] of Object.entries(MOST_KIB)) {
  test(`${path} starts with few scripts`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await shopperOn(page, 'en').open(path)
    await page.waitForLoadState('networkidle')
    const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length)
    const kib = sizes.reduce((sum, size) => sum + size, 0) / 1024
    expect(kib).toBeGreaterThan(60)
    expect(kib).toBeLessThan(mostKib)
  })
}
