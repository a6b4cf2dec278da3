/** The store locator: list, map, search by place, opening hours on the showroom's own clocks. */
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

test('lists every showroom with map, hours and the way there', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open('/our-stores')
  await expect(page.getByRole('heading', { level: 1, name: shopper.say('stores.title') })).toBeVisible()
  await expect(page.getByRole('img', { name: shopper.say('stores.map') })).toBeVisible()
  const showrooms = page.getByRole('main').getByRole('article')
  expect(await showrooms.count()).toBeGreaterThanOrEqual(5)
  const guelph = showrooms.filter({ hasText: 'Woolwich' })
  await expect(guelph.getByRole('link', { name: /Guelph/ })).toHaveAttribute(
    'href',
    /destination=43\.\d+,-80\.\d+/,
  )
  await expect(guelph.getByRole('definition').first()).toBeVisible()
  const json = JSON.parse(await page.locator('script[type="application/ld+json"]').last().innerText()) as {
    '@graph': { '@type': string; address: { addressLocality: string } }[]
  }
  expect(json['@graph'].map((store) => store['@type'])).toContain('FurnitureStore')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the nearest showroom comes first, and an unknown place is said to be one', async ({ page }) => {
  const shopper = shopperOn(page, 'fr')
  await shopper.open('/our-stores')
  const field = page.getByLabel(shopper.say('stores.near'))
  await field.fill('Laval')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/fr\/our-stores\?near=Laval$/)
  await expect(page.getByRole('status').filter({ hasText: 'Laval, QC' })).toBeVisible()
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first.getByRole('heading')).toContainText('Montréal')
  await expect(first.getByText(/^À \d/)).toBeVisible()
  await field.fill('Atlantis')
  await field.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Atlantis' })).toBeVisible()
  await expect(first.getByRole('heading')).toContainText('Guelph')
  expect(await accessibilityFaults(page)).toEqual([])
})

for (const [moment, open] of [
  // Wednesday: 12:30 in Guelph, 10:30 in Calgary, where the door opens at eleven.
  ['2026-07-15T16:30:00Z', { Guelph: true, Calgary: false }],
  ['2026-07-15T17:30:00Z', { Guelph: true, Calgary: true }],
  ['2026-07-15T23:30:00Z', { Guelph: false, Calgary: true }],
] as const) {
  test(`knows at ${moment} which doors are open`, { tag: '@once' }, async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment))
    const shopper = shopperOn(page, 'en')
    await shopper.open('/our-stores')
    for (const [town, isOpen] of Object.entries(open)) {
      const showroom = page.getByRole('main').getByRole('article').filter({ hasText: town }).first()
      await expect(
        showroom.getByText(shopper.say(isOpen ? 'stores.openUntil' : 'stores.closedNow')),
      ).toBeVisible()
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form', { tag: '@once' }, async ({ page }) => {
    await page.goto('/Stores')
    await page.getByLabel('Town or postal code').fill('T2P 1J9')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/our-stores\?near=T2P\+1J9$/)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Calgary')
  })
})
