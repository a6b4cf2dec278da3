/** What only a pointer that rests on something does. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { WITH_PICTURES } from '../harness/chromium.ts'

test.use({ ...WITH_PICTURES, serviceWorkers: 'allow' })

/** Two idle moments: what is loaded ahead waits for one. */
async function idle(page: Page): Promise<void> {
  for (let moment = 0; moment < 2; moment += 1)
    await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume, { timeout: 2000 })))
}

test('a link under the pointer is loaded ahead, but not for who saves data', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const isSiteMap = (url: string) => url.includes('pages_Sitemap')
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
  await idle(saving)
  expect(ahead.filter(isSiteMap)).toEqual([])
  await careful.click()
  await expect(saving).toHaveURL(/\/Sitemap$/)
  expect(scripts.some(isSiteMap)).toBe(true)
})

test.describe('when the code of a page is missing', () => {
  test.use({ expectedProblems: [/^uncaught: Failed to fetch dynamically imported module/] })

  test('loading it ahead changes nothing, and the page itself is loaded anew once', async ({ page }) => {
    await page.route('**/*pages_Sitemap*', (route) => route.abort())
    // What a service worker asks for passes no route.
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    const hasNone = (text: string) => text === 'serviceWorker is not supported in current browser!'
    const told = page.waitForEvent('console', (message) => hasNone(message.text()))
    await shopperOn(page, 'en').open('/')
    await told
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Site map' })
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    let failures = 0
    page.on('requestfailed', (request) => (failures += Number(request.url().includes('pages_Sitemap'))))
    await link.hover()
    await expect.poll(() => failures).toBe(1)
    await idle(page)
    expect(loads).toBe(0)
    await link.click()
    await expect.poll(() => failures).toBe(3)
    await idle(page)
    expect(loads).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site map')
  })
})

test('a panel of the menu opens after the pointer has rested 150 ms', async ({ page }) => {
  await page.clock.install()
  const shopper = shopperOn(page, 'en')
  await shopper.open('/about-us')
  await page.clock.pauseAt(Date.now() + 60_000)
  const menu = page.getByRole('navigation', { name: shopper.say('nav.main') })
  const child = menu.getByRole('link', { name: 'Low lofts' })
  await menu.getByRole('link', { name: 'Loft beds', exact: true }).hover()
  await page.clock.runFor(149)
  await expect(child).toBeHidden()
  await page.clock.runFor(1)
  await expect(child).toBeVisible()
  await page.mouse.move(5, 800)
  await page.clock.runFor(150)
  await expect(child).toBeHidden()
})

test('a pointer that comes to the cart opens it, one that stays there does not again', async ({ page }) => {
  await page.clock.install()
  await shopperOn(page, 'en').open('/about-us')
  const button = page.getByRole('banner').getByRole('link', { name: /^Cart,/ })
  const dialog = page.getByRole('dialog')
  await page.mouse.move(5, 400)
  await button.hover()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.clock.runFor(1000)
  await expect(dialog).toBeHidden()
  await page.mouse.move(5, 400)
  await button.hover()
  await expect(dialog).toBeVisible()
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  test('the first tap opens a panel with pictures and shortcuts, the second the page', async ({ page }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.open('/about-us')
    const menu = page.getByRole('navigation', { name: shopper.say('nav.main') })
    const entry = menu.getByRole('link', { name: 'Loft beds', exact: true })
    const child = menu.getByRole('link', { name: 'Low lofts' })
    await entry.tap()
    await expect(child).toBeVisible()
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(child.locator('img')).toBeVisible()
    for (const key of ['nav.sale', 'page.madeInCanada', 'badge.quickShip'] as const)
      await expect(menu.getByRole('link', { name: shopper.say(key) })).toBeVisible()
    await page.getByRole('main').tap({ position: { x: 5, y: 500 } })
    await expect(child).toBeHidden()
    await entry.tap()
    await expect(child).toBeVisible()
    await entry.tap()
    await expect(page).toHaveURL(/\/loft-beds$/)
  })
})

test('a card shows its second picture once it is there, as long as the pointer rests on it', async ({
  page,
}) => {
  await shopperOn(page, 'en').open('/bunk-beds')
  const card = page.getByRole('article').first()
  const pictures = card.locator('.ui-picture-strip img')
  await expect(pictures).toHaveCount(1)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/room\.webp/, async (route) => {
    await answered
    await route.continue()
  })
  await card.locator('.ui-card-picture').hover({ position: { x: 20, y: 20 } })
  await expect(pictures).toHaveCount(2)
  await expect(pictures.first()).toBeInViewport()
  answer()
  await expect(pictures.last()).toBeInViewport({ ratio: 0.5 })
  await page.mouse.move(5, 5)
  await expect(pictures.first()).toBeInViewport({ ratio: 0.5 })
})
