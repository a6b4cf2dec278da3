/** The store locator: list, map, search by place or by the browser's position, opening hours on the showroom's own clocks. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

test('lists every showroom with map, hours and the way there', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open('/our-stores')
  await expect(page.getByRole('heading', { level: 1, name: shopper.say('stores.title') })).toBeVisible()
  const map = page.getByRole('group', { name: shopper.say('stores.map') })
  await expect(map).toBeVisible()
  const showrooms = page.getByRole('main').getByRole('article')
  expect(await showrooms.count()).toBeGreaterThanOrEqual(5)
  const guelph = showrooms.filter({ hasText: 'Woolwich' })
  await expect(guelph.getByRole('link', { name: /Guelph/ })).toHaveAttribute(
    'href',
    /destination=43\.\d+,-80\.\d+/,
  )
  await guelph.getByText(shopper.say('stores.week')).click()
  await expect(guelph.getByRole('definition').first()).toBeVisible()
  // A pin leads to its row, which is a finger's target on a phone too.
  const pin = map.getByRole('link', { name: /Halifax/ })
  const box = await pin.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await pin.click()
  await expect(page).toHaveURL(/#store-halifax$/)
  await expect(page.locator('#store-halifax')).toBeInViewport()
  const json = JSON.parse(await page.locator('script[type="application/ld+json"]').last().innerText()) as {
    '@graph': { '@type': string; address: { addressLocality: string } }[]
  }
  expect(json['@graph'].map((store) => store['@type'])).toContain('FurnitureStore')
  expect(await accessibilityViolations(page)).toEqual([])
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
  const delivery = page.getByRole('status').getByRole('link', { name: shopper.say('stores.delivered') })
  await expect(delivery).toHaveCount(0)
  await field.fill('Whitehorse')
  await field.press('Enter')
  await expect(delivery).toBeVisible()
  await field.fill('Atlantis')
  await field.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Atlantis' })).toBeVisible()
  await expect(first.getByRole('heading')).toContainText('Guelph')
  expect(await accessibilityViolations(page)).toEqual([])
})

test.describe('where the browser knows the position', () => {
  test.use({ geolocation: { latitude: 49.9, longitude: -97.14 } })

  test('sorts by the visitor’s position without sending it', { tag: '@once' }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'en')
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
    await shopper.open('/our-stores')
    const rows = page.getByRole('main').getByRole('article')
    const status = page.getByRole('main').getByRole('status')
    await shopper.button('stores.useLocation').click()
    await expect(status).toHaveText(shopper.say('stores.locationDenied'))
    await context.grantPermissions(['geolocation'])
    await shopper.button('stores.useLocation').click()
    await expect(status).toHaveText(shopper.say('stores.nearYou'))
    await expect(rows.first().getByRole('heading')).toContainText('Winnipeg')
    await expect(rows.first()).toContainText(shopper.say('stores.away'))
    await page.getByRole('link', { name: shopper.say('stores.showAll') }).click()
    await expect(rows.first().getByRole('heading')).toContainText('Guelph')
    expect(requests.filter((request) => /49\.9|97\.14/.test(request))).toEqual([])
  })
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

  test('searches by a form without script', { tag: '@once' }, async ({ page }) => {
    await page.goto('/Stores')
    await page.getByLabel('Town or postal code').fill('T2P 1J9')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/our-stores\?near=T2P\+1J9$/)
    const first = page.getByRole('main').getByRole('article').first()
    await expect(first).toContainText('Calgary')
    await first.getByText('Opening hours').click()
    await expect(first.getByRole('definition').first()).toBeVisible()
    await page
      .getByRole('group')
      .getByRole('link', { name: /Moncton/ })
      .click()
    await expect(page.locator('#store-moncton')).toBeInViewport()
  })
})
