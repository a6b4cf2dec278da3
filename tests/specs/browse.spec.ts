/** Finding one's way: menu, filters, search, language. None of it asks the server for another page. */
import type { Locator, Page } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { viewPath } from '../fixtures/view-path.ts'

/** Counts the HTML pages that the browser asks for. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  return documents
}

test(
  'the menu leads to a sub-category, by keys on a desktop',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.open('/')
    const documents = documentsOf(page)
    if (isMobile) {
      await shopper.button('shell.openMenu').click()
      await page.getByRole('dialog').getByText('Loft beds', { exact: true }).click()
      await page.getByRole('dialog').getByText('Low lofts', { exact: true }).first().click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /Low lofts/ })
        .click()
    } else {
      const menu = page.getByRole('navigation', { name: shopper.say('nav.main') })
      await menu.getByRole('link', { name: 'Bunk beds' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
      await expect(menu.getByRole('link', { name: 'Low lofts' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu.getByRole('link', { name: 'Loft beds', exact: true })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(menu.getByRole('link', { name: 'Low lofts' })).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Low lofts' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(documents).toEqual([])
  },
)

test('filters add up, show as chips, go back and clear', { tag: '@both' }, async ({ page, isMobile }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/bunk-beds')
  const documents = documentsOf(page)
  const sheet = page.getByRole('dialog')
  const show = (count: string | RegExp) => sheet.getByRole('button', { name: count })
  const pick = async (name: RegExp) => {
    if (isMobile && !(await sheet.isVisible())) {
      await page.getByRole('link', { name: shopper.say('listing.filters') }).click()
    }
    const option = page.getByRole('link', { name }).filter({ visible: true }).first()
    const [promised = ''] = /\d+ products?$/.exec((await option.textContent()) ?? '') ?? []
    await option.click()
    if (!isMobile) return
    await expect(show(`Show ${promised}`)).toBeVisible()
    await expect(sheet.getByRole('status')).toHaveText(promised)
    await expect(option).toBeFocused()
  }
  await pick(/^Twin \d/)
  await expect(page).toHaveURL(/att_bed_size=821$/)
  await pick(/^White/)
  await expect(page).toHaveURL(/att_bed_size=821&color=802$/)
  if (isMobile) await show(/^Show \d+ product/).click()
  await expect(sheet).toBeHidden()
  const chips = page.getByRole('list', { name: shopper.say('listing.applied') })
  await expect(chips.getByRole('link')).toHaveText(['Twin', 'White', shopper.say('listing.clearAll')])
  await page.goBack()
  await expect(page).toHaveURL(/att_bed_size=821$/)
  await expect(chips.getByRole('link')).toHaveText(['Twin', shopper.say('listing.clearAll')])
  await page.goForward()
  await expect(chips.getByRole('link')).toHaveCount(3)
  await page.getByRole('link', { name: shopper.say('listing.clearAll') }).click()
  await expect(page).toHaveURL(/\/bunk-beds$/)
  await expect(chips).toBeHidden()
  expect(documents).toEqual([])
})

test(
  'filters beside the list are put away, and stay so on the next page',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const shopper = shopperOn(page, 'fr')
    await shopper.open('/bunk-beds')
    const panel = page.getByRole('complementary')
    // Phones have a drawer.
    if (isMobile) return expect(shopper.button('listing.filters')).toHaveCount(0)
    await expect(panel).toBeVisible()
    await shopper.button('listing.filters').click()
    await expect(panel).toBeHidden()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: 'Mezzanines', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mezzanines', exact: true })).toBeVisible()
    await expect(panel).toBeHidden()
    await shopper.button('listing.filters').click()
    await expect(panel).toBeVisible()
  },
)

/** Presses a key in the very moment when products are suggested: the list has to answer as soon as it is there. */
async function pressWhenSuggested(input: Locator, key: string): Promise<void> {
  await input.evaluate((field, pressed) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=option] img')) return
      observer.disconnect()
      field.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }))
    }).observe(document.body, { childList: true, subtree: true })
  }, key)
}

test('search suggests while one types and lists the results', async ({ page }) => {
  const shopper = shopperOn(page, 'fr')
  await shopper.open('/')
  const input = page.getByRole('combobox').filter({ visible: true })
  await input.focus()
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: 'lit superposé avec escalier' })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await pressWhenSuggested(input, 'ArrowDown')
  await input.fill('escalier')
  await expect(options.filter({ hasText: 'lit superposé avec escalier' })).toBeHidden()
  await expect(options.first()).toBeVisible()
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  // Products have a price, guides have none.
  await expect(options.filter({ hasText: '$' })).toHaveCount(6)
  expect(await accessibilityViolations(page)).toEqual([])
  await expect(options.filter({ hasText: 'Échelle, échelle inclinée ou escalier?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options.first()).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fr\/search\?term=escalier$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('the way back from a product leads to the same place of the list', async ({ page }) => {
  await shopperOn(page, 'en').open('/bunk-beds?sort=price_ASC')
  const last = page.getByRole('main').getByRole('article').last()
  const name = await last.getByRole('heading').innerText()
  await last.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => Math.round(scrollY))
  expect(top).toBeGreaterThan(300)
  await last.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Bunk beds' })).toBeVisible()
  await expect(page).toHaveURL(/sort=price_ASC$/)
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), top)).toBeLessThan(40)
})

test(
  'the language switch keeps page and filters, and the cookies follow',
  { tag: '@once' },
  async ({ page, context }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.open('/bunk-beds?color=801')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr\/lits-superposes\?color=801$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Lits superposés' })).toBeVisible()
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'vsf-store')?.value)
      .toBe('fr')
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, order and search are links and forms', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto('/bunk-beds')
    if (isMobile) await page.getByRole('link', { name: 'Filters' }).click()
    await page
      .getByRole('link', { name: /^Twin \d/ })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL(/att_bed_size=821$/)
    await page.locator('select[name=sort]').selectOption('price_ASC')
    await page
      .locator('form', { has: page.locator('select[name=sort]') })
      .getByRole('button')
      .click()
    await expect(page).toHaveURL(/att_bed_size=821&sort=price_ASC/)
    await page.goto('/')
    await page.getByRole('combobox').filter({ visible: true }).fill('desk')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?term=desk$/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test(
    'what only script answers is not there, and the menu of phones is a page',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      for (const path of ['/bunk-beds', '/laurier-high-bunk-bed', '/']) {
        await page.goto(path)
        await expect(page.locator('button[type=button]').first()).toBeAttached()
        await expect(page.locator('button[type=button]:visible')).toHaveCount(0)
      }
      if (!isMobile) return
      await page.getByRole('link', { name: shopperOn(page, 'en').say('shell.openMenu') }).click()
      await expect(page).toHaveURL(/\/Sitemap$/)
      await expect(page.getByRole('main').getByRole('link', { name: 'Bunk beds', exact: true })).toBeVisible()
    },
  )

  test('a product is put into the cart by a form', async ({ page, language }) => {
    const shopper = shopperOn(page, language)
    const main = page.getByRole('main')
    const add = main.getByRole('button', { name: shopper.say('product.addToCart') })
    for (const [quantity, inCart] of Object.entries({ 1: 1, 2: 3 })) {
      await page.goto(viewPath(language, '/laurier-desk'))
      const name = await main.getByRole('heading', { level: 1 }).textContent()
      for (const choice of await main.getByRole('combobox').all()) await choice.selectOption({ index: 1 })
      await main.getByRole('spinbutton').fill(quantity)
      await add.click()
      await expect(page.getByRole('heading', { level: 1, name: shopper.say('cart.added') })).toBeVisible()
      await expect(main.getByText(`${inCart} × ${name}`)).toBeVisible()
    }
  })
})
