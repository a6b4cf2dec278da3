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

const kibOf = (bodies: readonly Buffer[]) =>
  bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1024

test('what watches over a page until its code is loaded is small, and needs nothing else', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  const early = Array.from(html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g), ([, href = '']) => href)
  const bodies = await Promise.all(early.map(async (href) => (await page.request.get(href)).body()))
  const imported = String(bodies).matchAll(/(?:from|import)"[./]*([^"]+)"/g)
  expect(kibOf(bodies)).toBeGreaterThan(1)
  expect(kibOf(bodies)).toBeLessThan(4)
  for (const [, file = ''] of imported) expect(early.join(' ')).toContain(file)
})

for (const [path, mostKib] of Object.entries(MOST_KIB)) {
  test(`${path} starts with few scripts`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await shopperOn(page, 'en').open(path)
    await page.waitForLoadState('networkidle')
    const kib = kibOf(await Promise.all(scripts))
    expect(kib).toBeGreaterThan(60)
    expect(kib).toBeLessThan(mostKib)
  })
}
