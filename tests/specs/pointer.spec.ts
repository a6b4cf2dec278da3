/** What only a pointer that rests on something does. */
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

test('a link under the pointer is loaded ahead, but not for who saves data', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const isSiteMap = (url: string) => url.includes('pages_sitemap')
  await shopperOn(page, 'en').open('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Site map' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await Promise.all([page.waitForRequest((request) => isSiteMap(request.url())), link.hover()])

  const saving = await page.context().newPage()
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const ahead: string[] = []
  saving.on('request', (request) => ahead.push(request.url()))
  await shopperOn(saving, 'en').open('/')
  const careful = saving.getByRole('contentinfo').getByRole('link', { name: 'Site map' })
  await careful.hover()
  // Two idle moments: what would be loaded ahead waits for one.
  for (let moment = 0; moment < 2; moment += 1)
    await saving.evaluate(() => new Promise((resume) => requestIdleCallback(resume, { timeout: 2000 })))
  expect(ahead.filter(isSiteMap)).toEqual([])
  await careful.click()
  await expect(saving).toHaveURL(/\/Sitemap$/)
  expect(scripts.some(isSiteMap)).toBe(true)
})
