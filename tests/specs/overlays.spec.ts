/** Every overlay of the layout: keeps the focus, locks the page, has no error, closes in each way. Those of a product: product-page.spec.ts. */
import { paths } from '@loftwood/storefront/paths'
import type { Locator, Page } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

type Shopper = ReturnType<typeof shopperOn>
type Key = Parameters<Shopper['say']>[0]

interface Overlay {
  /** Where it is opened: the product page, or the list before it. */
  on: 'list' | 'product'
  opener: (page: Page, shopper: Shopper) => Locator
  /** What must have happened before. */
  before?: (page: Page, shopper: Shopper) => Promise<void>
  /** What is checked inside of it. */
  within?: (page: Page, shopper: Shopper) => Promise<void>
  only?: 'desktop' | 'phone'
}

const button = (key: Key): Overlay['opener'] => {
  return (_, shopper) => shopper.button(key).first()
}
const link = (key: Key): Overlay['opener'] => {
  return (page, shopper) =>
    page
      .getByRole('link', { name: shopper.say(key) })
      .filter({ visible: true })
      .first()
}

/** The list of wishes opens when something is put on it. */
const takeOffWishes: Overlay['before'] = async (page, shopper) => {
  const heart = button('wishlist.toggle')(page, shopper)
  if ((await heart.getAttribute('aria-pressed')) === 'false') return
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(heart).not.toHaveAttribute('aria-busy')
}

const unfoldMenu: Overlay['within'] = async (page, shopper) => {
  const dialog = page.getByRole('dialog')
  const group = dialog.getByRole('group').first()
  await group.locator('summary').first().click()
  const chevrons = group.locator('summary > svg')
  await expect(chevrons.first()).toHaveCSS('rotate', '180deg')
  // Of a closed group inside of the open one.
  await expect(chevrons.nth(1)).toBeVisible()
  await expect(chevrons.nth(1)).toHaveCSS('rotate', 'none')
  await dialog.getByRole('button', { name: shopper.say('newsletter.title') }).click()
  await expect(dialog.getByRole('textbox')).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
}

const OVERLAYS: Readonly<Record<string, Overlay>> = {
  filters: { on: 'list', opener: link('listing.filters'), only: 'phone' },
  'health notice': { on: 'product', opener: button('shell.healthNotice'), only: 'desktop' },
  'mobile menu': {
    on: 'product',
    opener: button('shell.openMenu'),
    within: unfoldMenu,
    only: 'phone',
  },
  login: { on: 'list', opener: link('auth.signIn') },
  cart: {
    on: 'product',
    opener: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^(?:cart|panier),/i })
        .filter({ visible: true }),
  },
  wishlist: { on: 'product', opener: button('wishlist.toggle'), before: takeOffWishes },
  shipping: { on: 'product', opener: link('product.deliveryCosts') },
  coverage: { on: 'product', opener: link('product.warranty') },
}

const BUNK_BEDS = { en: 'Bunk beds', fr: 'Lits superposés' }
/** The product that comes first in the list. */
const PRODUCT = /Laurier/

/** More than most overlays have to stop at. */
const STOPS = 8

/** By a link, so that the way back is one of the shop's own. */
async function arrive(page: Page, shopper: Shopper, { on, heading }: Arrival): Promise<void> {
  const main = page.getByRole('main')
  await shopper.open(on === 'list' ? paths.home : '/bunk-beds')
  if (on === 'list') await main.getByRole('link', { name: heading }).first().click()
  else await main.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

interface Arrival {
  on: Overlay['on']
  heading: string | RegExp
}

/** A point of the overlay that the panel leaves free. */
async function outside(page: Page, dialog: Locator): Promise<{ x: number; y: number }> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const box = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  if (box.x > 10) return { x: 5, y: height / 2 }
  if (box.x + box.width < width - 10) return { x: width - 5, y: height / 2 }
  return { x: width / 2, y: 5 }
}

/** Whether the focus is on something of the page behind. */
const hasEscaped = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement !== body && activeElement?.closest('dialog') === null
  })

/** Those of a page that the width has. */
const overlaysOf = (on: Overlay['on'], isMobile: boolean) =>
  Object.entries(OVERLAYS).filter(
    ([, overlay]) => overlay.on === on && overlay.only !== (isMobile ? 'desktop' : 'phone'),
  )

async function walk(page: Page, shopper: Shopper, overlay: Overlay): Promise<void> {
  const opener = overlay.opener(page, shopper)
  const dialog = page.getByRole('dialog')
  const open = async () => {
    await overlay.before?.(page, shopper)
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  }
  await open()
  expect(await hasEscaped(page)).toBe(false)
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await hasEscaped(page)).toBe(false)
  }
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')

  await open()
  await expect(dialog.getByText(shopper.say('common.loading'))).toBeHidden()
  expect(await accessibilityViolations(page)).toEqual([])
  await overlay.within?.(page, shopper)
  const { x, y } = await outside(page, dialog)
  await page.mouse.click(x, y)
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await open()
  const address = page.url()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(address)
}

for (const on of ['list', 'product'] as const) {
  test(`overlays of a ${on}: focus, scroll, errors, Escape, outside, navigation`, async ({
    page,
    isMobile,
    language,
  }) => {
    test.slow()
    const shopper = shopperOn(page, language)
    const heading = on === 'list' ? BUNK_BEDS[language] : PRODUCT
    await arrive(page, shopper, { on, heading })
    for (const [name, overlay] of overlaysOf(on, isMobile)) {
      await test.step(name, () => walk(page, shopper, overlay))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
  })
}

test.describe('a notice about what is wrong in a dialog', () => {
  test.use({ expectedProblems: [/401|Failed to load resource/] })

  test('covers no button of it and closes alone', async ({ page, language }) => {
    const shopper = shopperOn(page, language)
    await shopper.open(paths.contact)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/generateCustomerToken')) sent.push(request.url())
    })
    await link('auth.signIn')(page, shopper).click()
    const dialog = page.getByRole('dialog')
    await shopper.fillSignIn({ email: 'nobody@example.com', password: 'Bunk-beds-1' })
    const notices = dialog.getByRole('region', { name: shopper.say('notices.label') })
    await expect(notices.getByRole('alert')).toBeVisible()
    // Playwright clicks only what nothing lies over.
    await dialog.getByRole('button', { name: shopper.say('auth.signIn') }).click({ trial: true })
    await notices.getByRole('button', { name: shopper.say('common.close') }).click()
    await expect(notices).toBeHidden()
    await expect(dialog).toBeVisible()
    expect(sent).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('on phones a magnifier opens the search, which takes the focus', { tag: '@once' }, async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  await page.setViewportSize({ width: 320, height: 700 })
  await shopper.open(paths.faq)
  const header = page.getByRole('banner')
  const field = header.getByRole('combobox').filter({ visible: true })
  await expect(field).toHaveCount(0)
  const magnifier = header.getByRole('link', { name: shopper.say('search.title') })
  await magnifier.click()
  await expect(field).toBeFocused()
  await field.press('Escape')
  await magnifier.click()
  await expect(field).toHaveCount(0)
  await magnifier.click()
  await field.fill('desk')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?term=desk$/)
})
