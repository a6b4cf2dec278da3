/** Missing, malformed and discontinued things: each gets its own clear response. */
import { paths } from '@loftwood/storefront/paths'
import { request as httpRequest } from 'node:http'
import { expect, test } from '../fixtures/index.ts'
import { ABSURD_LISTINGS, ABSURD_SEARCHES } from '../fixtures/absurd.ts'
import { text } from '../fixtures/shopper.ts'

const headingsIn = (html: string) => Array.from(html.matchAll(/<h1[^>]*>([^<]*)/g), ([, words = '']) => words)

/** The status of an address that is sent as it is written, dots and broken escapes included. */
function statusOf(origin: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    httpRequest({ hostname, port, path }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', reject)
      .end()
  })
}

test('answers 404 for unknown addresses', async ({ baseURL }) => {
  for (const prefix of ['', '/fr']) {
    for (const path of [
      '/no-such-page',
      '/p/NO-SUCH-SKU',
      '/bunk-beds/no-such-category',
      '/%E0%A4%A',
      '/a/../../etc/passwd',
    ]) {
      const status = await statusOf(baseURL ?? '', prefix + path)
      expect(status, prefix + path).toBeGreaterThanOrEqual(400)
      expect(status, prefix + path).toBeLessThan(500)
    }
  }
})

for (const query of ABSURD_LISTINGS) {
  test(`a listing answers ?${query.slice(0, 40)}`, async ({ request }) => {
    const response = await request.get(`/bunk-beds?${query}`)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(headingsIn(html)).toEqual(['Bunk beds'])
    expect(
      html.includes('<article') || text('en', 'listing.empty').test(html.replaceAll('&#x27;', "'")),
    ).toBe(true)
  })
}

test('a search without a match, without words and with anything else has one heading', async ({
  request,
}) => {
  for (const term of ABSURD_SEARCHES) {
    const response = await request.get(paths.searchFor(term))
    expect(response.status(), term).toBe(200)
    expect(headingsIn(await response.text()), term).toHaveLength(1)
  }
})

test('an address that is longer than any link is refused', async ({ request }) => {
  for (const path of [`/bunk-beds?color=${'8'.repeat(3000)}`, paths.searchFor('é'.repeat(500))])
    expect((await request.get(path)).status()).toBe(400)
})

test('a picture whose address is not valid text is refused', async ({ request }) => {
  expect((await request.get('/media/500/%E0')).status()).toBe(400)
})

test('a sold-out combination is not added', async ({ request, backEnd }) => {
  const { sku, parentSku } = await backEnd.soldOutVariant()
  const response = await request.post('/api/magento/addProductsToCart', {
    data: [{ cartItems: [{ sku, parent_sku: parentSku, quantity: 1 }] }],
  })
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject({
    data: { addProductsToCart: { cart: { items: [] }, user_errors: [{ code: 'NOT_SALABLE' }] } },
  })
})

test('a form that is not of the shop puts nothing into the cart', async ({ request, baseURL }) => {
  const form = (fields: Record<string, string>, headers: Record<string, string>) =>
    request.post('/checkout/cart/add', { form: fields, headers })
  const own = { origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' }
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const desk = { sku: 'LAURIER-DESK', quantity: '1' }
  expect((await form({ ...desk, quantity: '0' }, own)).status()).toBe(400)
  expect((await form({ ...desk, option: '<b>' }, own)).status()).toBe(400)
  const refused = await form(desk, foreign)
  expect(refused.status()).toBe(403)
  expect(refused.headers()['set-cookie']).toBeUndefined()
  expect(await refused.text()).toContain('Not added to the cart')
})
