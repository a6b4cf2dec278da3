// The replaying Magento: what it answers, what it refuses, and that its recordings hold no secret.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { masks } from '../magento/masks.ts'
import { recordingsOf, RELEASES } from '../magento/releases.ts'
import { startReplayingMagento } from '../magento/replaying-magento.ts'

const magento = await startReplayingMagento('2.4.7-p3')

const PACKAGES = resolve(import.meta.dirname, '../../packages')
/** What other tests have of a live Magento. */
const EXCERPTS = [
  'commerce/src/testing/conformance/recorded.json',
  'middleware/src/testing/facts/failed-parts.json',
  'middleware/src/testing/facts/recorded-answers.json',
].map((file) => resolve(PACKAGES, file))
/** Ids of carts and tokens; not what is part of a picture's path. */
const SECRET = /(?<![\w/])(?!MASKED)[A-Za-z0-9]{32}(?!\w)|"eyJ/

beforeEach(() => void (magento.errors.length = 0))

afterAll(() => magento.stop())

async function send(query: string, variables: object = {}) {
  const address = `${magento.graphqlUrl}?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`
  const response = await fetch(address)
  return (await response.json()) as { data?: Record<string, unknown>; errors?: { message: string }[] }
}

const FILTER = { filter: { url_key: { eq: 'joust-duffle-bag' } } }
const details = (fields: string) =>
  `query productDetails($filter: ProductAttributeFilterInput!) { products(filter: $filter, pageSize: 1) { items { ${fields} } } }`

test('a document that asks for less than was recorded is answered', async () => {
  const answer = await send(
    details('... on SimpleProduct { title: name } ... on BundleProduct { weight } sku'),
    FILTER,
  )
  expect(answer).toEqual({ data: { products: { items: [{ title: 'Joust Duffle Bag', sku: '24-MB01' }] } } })
  expect(magento.errors).toEqual([])
})

test.each([
  [
    'asks for more than was recorded',
    details('sku manufacturer'),
    FILTER,
    /refresh .* it lacks \w+\.manufacturer/,
  ],
  [
    'was sent with other variables',
    details('sku'),
    { filter: { sku: { eq: 'X' } } },
    /refresh .* there is none/,
  ],
  ['was not recorded', 'query other { storeConfig { store_name } }', {}, /refresh .*other.* there is none/],
  ['is of another schema', details('sku best_seller'), FILTER, /not of 2.4.7-p3's schema: .*best_seller/],
])('a document that %s is an error', async (_, query, variables, error) => {
  const { errors } = await send(query, variables)
  expect(errors).toHaveLength(1)
  expect(magento.errors).toEqual([expect.stringMatching(error)])
})

test('a journey’s answers follow what was changed before', async () => {
  magento.begin('a cart is changed, and what cannot be had is said')
  const post = async (operationName: string, query: string, variables: object) => {
    const body = JSON.stringify({ operationName, query, variables })
    const headers = { 'content-type': 'application/json', store: 'default' }
    const response = await fetch(magento.graphqlUrl, { method: 'POST', headers, body })
    return ((await response.json()) as { data?: Record<string, unknown> }).data
  }
  const created = await post('createEmptyCart', 'mutation createEmptyCart { createEmptyCart }', {})
  const cartId = created?.['createEmptyCart']
  expect(cartId).toMatch(/^MASKED0+\d+$/)
  const add = () =>
    post(
      'addProductsToCart',
      `mutation addProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {
        addProductsToCart(cartId: $cartId, cartItems: $cartItems) { cart { total_quantity } }
      }`,
      { cartId, cartItems: [{ sku: '24-MB01', quantity: 1, selected_options: [] }] },
    )
  expect(await add()).toEqual({ addProductsToCart: { cart: { total_quantity: 1 } } })
  const read = 'query cart($cartId: String!) { cart(cart_id: $cartId) { total_quantity } }'
  expect(await post('cart', read, { cartId })).toEqual({ cart: { total_quantity: 1 } })
  expect(magento.errors).toEqual([])
  // Nobody added it twice when this was recorded.
  expect(await add()).toBeUndefined()
  expect(magento.errors).toEqual([expect.stringContaining('there is none')])
})

test('nothing secret is recorded', () => {
  const mask = masks('https://live.example')
  const secret = {
    email: 'ann@example.com',
    password: 'Bunk-beds-1',
    token: 'eyJraWQiOiIx.eyJ1aWQ.abc',
    cartId: 'AnInventedCartIdOf32Characters01',
    url: 'https://live.example/media/cache/74c1057f7991b4edb2bc7bdaa94de933/a.jpg',
    number: '000000123',
  }
  const masked = {
    email: 'shopper@example.com',
    password: '********',
    token: 'MASKED00000000000000000000000001',
    cartId: 'MASKED00000000000000000000000002',
    url: 'https://magento.example/media/cache/74c1057f7991b4edb2bc7bdaa94de933/a.jpg',
    number: '000000001',
  }
  expect(mask(secret)).toEqual(masked)
  expect(mask({ again: secret.cartId, masked: masked.token })).toEqual({
    again: masked.cartId,
    masked: masked.token,
  })
  for (const release of RELEASES) {
    const text = readFileSync(recordingsOf(release), 'utf8')
    const mails = new Set(text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g))
    expect([...mails].filter((mail) => mail !== 'shopper@example.com')).toEqual([])
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|"\w*password":"(?!\*{8})/i)
    expect(text).not.toMatch(SECRET)
  }
})

test.each(EXCERPTS)('nothing secret is in %s', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(text).not.toMatch(SECRET)
  const mails = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []
  expect(mails.filter((mail) => !mail.endsWith('@example.com'))).toEqual([])
})
