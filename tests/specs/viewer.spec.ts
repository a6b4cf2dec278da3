/** The 3D view of a product: fetched when it is opened, turned by finger and key, in the finish that is chosen. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/index.ts'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn, type Language } from '../fixtures/shopper.ts'

const BED = '/laurier-high-bunk-bed'
/** Drawn in software here, on machines that do other things too. */
const DRAWN_WITHIN_MS = 40_000

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(() => test.slow())

/** Opens the 3D view of a product and waits until it is drawn. */
async function open3d(page: Page, language: Language, path = BED) {
  const shopper = shopperOn(page, language)
  await shopper.open(path)
  await tabTo(page, shopper.button('product.view3d.open'))
  await page.keyboard.press('Enter')
  const view = page.getByRole('application')
  await expect(view.locator('canvas:not(.invisible)')).toBeVisible({ timeout: DRAWN_WITHIN_MS })
  return { ...shopper, view }
}

test('a bed is turned, measured and closed by keyboard', async ({ page, language }) => {
  const { view, say, button } = await open3d(page, language)
  await expect(view).toBeFocused()
  await expect(page.getByText(say('product.view3d.from.frontLeft'))).toBeAttached()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', '+']) await page.keyboard.press(key)
  await expect(page.getByText(say('product.view3d.from.front'), { exact: true })).toBeAttached()
  await expect(
    view.getByRole('img', { name: language === 'en' ? /80.in \(203.cm\)/ : /80.po \(203.cm\)/ }),
  ).toBeVisible()
  await expect(page.getByText(say('product.view3d.measuresText'))).toContainText('203')
  await page.keyboard.press('Home')
  await expect(page.getByText(say('product.view3d.from.frontLeft'))).toBeAttached()
  await expect(page.getByText(say('product.view3d.help'))).toBeInViewport()
  expect(await accessibilityViolations(page)).toEqual([])

  // Its place under the shopper's own ceiling.
  const ceiling = page.getByRole('button', { name: say('product.view3d.setCeiling') })
  await tabTo(page, ceiling)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('textbox', { name: say('myHome.ceiling.label') }))
  await page.keyboard.type('103 in')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: say('fit.ceiling.comfortableLine') })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: say('product.view3d.ceiling') })).toBeAttached()
  await expect(view.getByText(say('product.view3d.ceiling'))).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])

  await tabTo(page, button('product.view3d.measures'))
  await page.keyboard.press('Enter')
  await expect(view.getByRole('img')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(view).toHaveCount(0)
  await expect(button('product.view3d.open')).toBeFocused()
})

test('nothing moves on the page when it opens, and nothing of it is loaded before', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  const shopper = shopperOn(page, 'en')
  await shopper.open(BED)
  const open = shopper.button('product.view3d.open')
  await expect(open).toBeVisible()
  const before = scripts.length
  const placeInPage = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { x, y } = heading.getBoundingClientRect()
      return [x + window.scrollX, y + window.scrollY]
    })
  const place = await placeInPage()
  await open.click()
  await expect(page.locator('[role=application] canvas:not(.invisible)')).toBeVisible({
    timeout: DRAWN_WITHIN_MS,
  })
  expect(scripts.length).toBeGreaterThan(before)
  expect(await placeInPage()).toEqual(place)
})

test(
  'changes the finish of the model with the choice on the product page',
  { tag: '@once' },
  async ({ page }) => {
    const { view, say } = await open3d(page, 'en')
    const own = page.getByRole('radio', { name: 'Espresso' })
    await expect(own).toHaveCount(2)
    await own.first().check({ force: true })
    await expect(own.last()).toBeChecked()
    await expect(page).toHaveURL(/color=803/)
    await expect(view.locator('canvas')).toBeVisible()
    await page
      .getByRole('button', { name: say('product.showPicture') })
      .first()
      .click()
    await expect(view).toHaveCount(0)
  },
)

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test(
    'turns the model by a sideways swipe and scrolls the page by a downward one',
    { tag: '@once' },
    async ({ page }) => {
      const { view, say } = await open3d(page, 'fr', '/laurier-nightstand')
      const box = (await view.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const touch = await page.context().newCDPSession(page)
      const swipe = async (right: number, down: number) => {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
        for (let step = 1; step <= 10; step++) {
          const touchPoints = [{ x: x + (right * step) / 10, y: y + (down * step) / 10 }]
          await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
        }
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      await swipe(-120, 0)
      await expect(page.getByText(say('product.view3d.from.frontLeft'))).toHaveCount(0)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await swipe(0, -200)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    },
  )
})

test('shows a set and a bundle in the 3D view', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/laurier-bunk-room', '/laurier-mid-bunk-bed-with-mattresses']) {
    const { view } = await open3d(page, 'en', path)
    await expect(view.locator('canvas')).toBeVisible()
  }
})

test.describe('without WebGL', () => {
  test(
    'shows pictures and an explanation where the 3D view cannot run',
    { tag: '@once' },
    async ({ page }) => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      })
      const shopper = shopperOn(page, 'en')
      await shopper.open(BED)
      await shopper.button('product.view3d.open').click()
      await expect(page.getByText(shopper.say('product.view3d.unsupported'))).toBeVisible()
      await shopper.button('product.view3d.close').click()
      await expect(shopper.button('product.view3d.open')).toBeFocused()
    },
  )
})
