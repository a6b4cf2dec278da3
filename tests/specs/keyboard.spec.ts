/** Journeys by keyboard alone: the menu, the search, the filters and a product's options. */
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn } from '../fixtures/shopper.ts'

test('the menu leads to a category', { tag: '@both' }, async ({ page, isMobile }) => {
  const shopper = shopperOn(page, 'fr')
  await shopper.open('/about-us')
  if (isMobile) {
    await tabTo(page, shopper.button('shell.openMenu'))
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog')
    await tabTo(page, menu.locator('summary').filter({ hasText: 'Mezzanines' }).first())
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: shopper.say('nav.all') }).filter({ visible: true }))
  } else {
    const top = page.getByRole('navigation', { name: shopper.say('nav.main') }).getByRole('link')
    await tabTo(page, top.first())
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(top.filter({ hasText: 'Mezzanines basses' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mezzanines', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a suggestion of the search is chosen', async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/')
  await tabTo(page, page.getByRole('combobox').filter({ visible: true }))
  await page.keyboard.type('laurier high')
  await expect(page.getByRole('option').filter({ hasText: 'Laurier High Bunk Bed' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const href = await page.getByRole('option', { selected: true }).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.getByRole('heading', { level: 1, name: /Laurier/ })).toBeVisible()
})

test('leaving the search by Tab closes its suggestions', { tag: '@once' }, async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/')
  const input = page.getByRole('combobox').filter({ visible: true })
  await input.pressSequentially('xyzzy')
  await expect(page.getByText(shopper.say('search.none'))).toBeVisible()
  await input.fill('laurier high')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(page.locator('[data-search-overlay]')).toHaveCount(0)
})

test('filters are chosen and taken away again', { tag: '@both' }, async ({ page, isMobile }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/bunk-beds')
  const panel = isMobile ? page.getByRole('dialog') : page.getByRole('complementary')
  if (isMobile) {
    const promoted = page.getByRole('list', { name: shopper.say('listing.promoted') })
    await tabTo(page, promoted.getByRole('link', { name: 'Bed size' }))
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('link')).toHaveCount(5)
  }
  await tabTo(page, panel.getByRole('link', { name: /^Twin \d/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/att_bed_size=821$/)
  if (isMobile) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const chips = page.getByRole('list', { name: shopper.say('listing.applied') })
  await tabTo(page, chips.getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bunk-beds$/)
})

test('options are chosen and the bed goes into the cart', async ({ page }) => {
  const shopper = shopperOn(page, 'fr')
  await shopper.open('/laurier-high-bunk-bed')
  const main = page.getByRole('main')
  const groups = main.getByRole('group').filter({ has: page.getByRole('radio') })
  // Colour and size: further down are radios about mattresses.
  for (const group of [groups.nth(0), groups.nth(1)]) {
    await tabTo(page, group.getByRole('radio').first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(group.getByRole('radio').nth(1)).toBeChecked()
  }
  await expect(page).toHaveURL(/att_bed_size=\d+/)
  await tabTo(page, main.getByRole('spinbutton'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2')
  await tabTo(page, main.getByRole('button', { name: shopper.say('product.addToCart') }).first())
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog')
  await expect(cart.getByText('Laurier').first()).toBeVisible()
  await expect(cart.getByRole('spinbutton')).toHaveValue('2')
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
})
