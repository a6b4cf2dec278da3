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

test('what watches over a page until its code is loaded is small', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  const [, entry = ''] = /<script type="module" async src="([^"]+)"/.exec(html) ?? []
  const bodies = new Map<string, Buffer>()
  const follow = async (path: string): Promise<void> => {
    if (bodies.has(path)) return
    const body = await (await page.request.get(path)).body()
    bodies.set(path, body)
    for (const [, file = ''] of String(body).matchAll(/(?:from|import)"([^"]+)"/g))
      await follow(new URL(file, `http://shop${path}`).pathname)
  }
  await follow(entry)
  expect(kibOf([...bodies.values()])).toBeGreaterThan(1)
  expect(kibOf([...bodies.values()])).toBeLessThan(4)
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
