/** What nobody has, nobody can mean or nobody can buy any more: each has its own clear answer. */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn, text } from '../fixtures/shopper.ts'

for (const language of ['en', 'fr'] as const) {
  for (const path of [
    '/no-such-page',
    '/p/NO-SUCH-SKU',
    '/bunk-beds/no-such-category',
    '/%E0%A4%A',
    '/a/../../etc/passwd',
  ]) {
    test(`nothing at ${path} (${language})`, async ({ page }) => {
      const response = await page.goto(`${language === 'fr' ? '/fr' : ''}${path}`)
      expect(response?.status()).toBeGreaterThanOrEqual(400)
      expect(response?.status()).toBeLessThan(500)
    })
  }

  test(`the 404 page says so and leads home (${language})`, async ({ page }) => {
    const shopper = shopperOn(page, language)
    await shopper.open('/no-such-page')
    await expect(page.getByRole('heading', { level: 1, name: shopper.say('error.notFound') })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: shopper.say('error.mainPage') }).click()
    await expect(page).toHaveURL(language === 'fr' ? /\/fr\/?$/ : /\/$/)
  })
}

const absurd = [
  'page=-1',
  'page=0',
  'page=99999',
  'page=abc',
  'page=1e309',
  'size=0',
  'size=100000',
  'size=NaN',
  'sort=DROP',
  'color=999999',
  'color=%00',
  'price_from=-5&price_to=abc',
  'price_from=9&price_to=1',
  'att_height_options=../..',
  'unknown=1',
  `color=${'8'.repeat(3000)}`,
  'page[]=2',
  'color=801&color=801',
]
for (const query of absurd) {
  test(`a listing answers ?${query.slice(0, 40)}`, async ({ page }) => {
    const response = await page.goto(`/bunk-beds?${query}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Bunk beds' })).toBeVisible()
    const products = page.getByRole('main').getByRole('article')
    await expect(products.first().or(page.getByText(text('en', 'listing.empty')).first())).toBeVisible()
  })
}

test('a picture whose address is not valid text is not found', async ({ page }) => {
  expect((await page.request.get('/media/500/%E0')).status()).toBe(404)
})

test('a search without a match, without words and with anything else', async ({ page }) => {
  for (const term of ['zzzzqqqq', '', '   ', '"; drop table', '<b>x</b>', '%', '*', 'é'.repeat(500)]) {
    const response = await page.goto(paths.searchFor(term))
    expect(response?.status(), term).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('a dead cart id is forgotten and the next add makes a new cart', async ({ page, context, baseURL }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/laurier-high-bunk-bed')
  await context.addCookies(
    ['vsf-cart', 'vsf-session'].map((name) => ({
      name,
      value: name === 'vsf-cart' ? 'A'.repeat(32) : encodeURIComponent('{"cart":true,"customer":false}'),
      url: baseURL ?? '',
    })),
  )
  await shopper.open(paths.cart)
  await expect(page.getByText(shopper.say('cart.empty')).first()).toBeVisible()
  await shopper.open('/laurier-high-bunk-bed')
  await shopper.chooseFirstOptions()
  await shopper.addToCart()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
})

test('a sold-out combination says so, its button is off and an add is refused', async ({ page, backEnd }) => {
  const { path, options, sku, parentSku } = await backEnd.soldOutVariant()
  const shopper = shopperOn(page, 'en')
  await shopper.open(`${path}?${new URLSearchParams(options).toString()}`)
  const main = page.getByRole('main')
  await expect(main.getByText(shopper.say('product.variantSoldOut')).first()).toBeVisible()
  await expect(main.getByRole('button', { name: shopper.say('product.soldOut') }).first()).toBeDisabled()
  await expect(shopper.button('product.addToCart')).toHaveCount(0)

  const answer = await page.request.post('/api/magento/addProductsToCart', {
    data: [{ cartItems: [{ sku, parent_sku: parentSku, quantity: 1 }] }],
  })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({
    data: { addProductsToCart: { cart: { items: [] }, user_errors: [{ code: 'NOT_SALABLE' }] } },
  })
})
