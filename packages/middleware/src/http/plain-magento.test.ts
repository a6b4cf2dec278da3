// In front of a plain Magento: what of a document it is sent, and which of its answers are put right.
import type { ServerResponse } from 'node:http'
import { introspectionFromSchema } from 'graphql'
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { recordedCart } from '../testing/failed-parts.ts'
import { startMiddleware, startStubUpstream, type TestMiddleware } from '../testing/index.ts'
import { magentoSchema } from '../testing/magento-schema.ts'

const introspectionOf = (release: string) => ({ data: introspectionFromSchema(magentoSchema(release)) })
const stub = await startStubUpstream({ introspection: introspectionOf('2.4.7-p3') })
const middleware = await startMiddleware({ commerceUrl: stub.url, env: { LOG_LEVEL: 'warn' } })
const api = supertest(middleware.url)

beforeEach(() => {
  stub.requests.length = 0
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('the release', () => {
  const releaseOf = async (it: TestMiddleware) =>
    (await supertest(it.url).get('/capabilities')).body.magento.release as unknown

  test('is read from the schema, or from a setting', async () => {
    expect(await releaseOf(middleware)).toBe('2.4.7')
    const other = await startMiddleware({ commerceUrl: stub.url, env: { UPSTREAM_RELEASE: '2.4.8' } })
    const none = await startMiddleware({ commerceUrl: stub.url, env: { UPSTREAM_RELEASE: 'none' } })
    expect([await releaseOf(other), await releaseOf(none)]).toEqual(['2.4.8', null])
    const errors = [{ code: 'UNABLE_TO_PLACE_ORDER', message: 'No' }]
    stub.answers['placeOrder'] = { data: { placeOrder: { order: null, orderV2: null, errors } } }
    for (const { url } of [middleware, other])
      await supertest(url)
        .post('/magento/placeOrder')
        .set('cookie', `vsf-cart=${url.at(-1)}`)
        .send([{}])
    await Promise.all([other.stop(), none.stop()])
    const titles = stub.requests.map(({ query }) => query.includes('taxes{__typename title'))
    expect(titles).toEqual([false, true])
  })
})

test('capabilities name the attributes whose options are filters', async () => {
  const { body } = await api.get('/capabilities')
  const { equalFilters, rangeFilters } = body.magento
  expect(rangeFilters.ProductAttributeFilterInput).toEqual(expect.arrayContaining(['price']))
  expect(rangeFilters.ProductAttributeFilterInput).not.toEqual(expect.arrayContaining(['sku']))
  expect(equalFilters.ProductAttributeFilterInput).toEqual(expect.arrayContaining(['category_uid', 'sku']))
  expect(equalFilters.ProductAttributeFilterInput).not.toEqual(expect.arrayContaining(['price']))
  expect(equalFilters.ProductAttributeFilterInput).not.toEqual(expect.arrayContaining(['name']))
})

describe('what a release resolves to a wrong value is put right', () => {
  const product = {
    __typename: 'SimpleProduct',
    uid: 'a',
    sku: 'A',
    name: 'A',
    rating_summary: 0,
    review_count: 0,
  }
  const money = { value: 1, currency: 'USD' }
  const price_range = { minimum_price: { final_price: money, regular_price: money } }
  const detailsOf = async (url: string, sku: string, item: object) => {
    stub.answers['productDetails'] = { data: { products: { items: [{ ...product, price_range, ...item }] } } }
    const { body } = await supertest(url)
      .post('/magento/productDetails')
      .send([{ filter: { sku: { eq: sku } } }])
    return body.data.products.items[0] as { price_tiers?: unknown; stock_status?: string }
  }

  test('2.4.7: a tier price is the price of one', async () => {
    const tier = (value: number) => ({
      __typename: 'TierPrice',
      quantity: 5,
      final_price: { value, currency: 'USD' },
    })
    const { price_tiers } = await detailsOf(middleware.url, 'tier-1', { price_tiers: [tier(200)] })
    expect(price_tiers).toEqual([tier(40)])
    const older = await startMiddleware({ commerceUrl: stub.url, env: { UPSTREAM_RELEASE: '2.4.6' } })
    expect((await detailsOf(older.url, 'tier-1', { price_tiers: [tier(200)] })).price_tiers).toEqual([
      tier(200),
    ])
    await older.stop()
  })

  test('texts that its own pages print as HTML are plain', async () => {
    const texts = {
      name: 'Quest Lumaflex&trade; Band &amp; Bag',
      description: { html: '<p>Ties &amp; bands</p>' },
      media_gallery: [{ __typename: 'ProductImage', url: 'a.jpg', label: 'Tee&reg; &unknown; Sun&parasol' }],
    }
    expect(await detailsOf(middleware.url, 'texts', texts)).toMatchObject({
      ...texts,
      name: 'Quest Lumaflex™ Band & Bag',
      media_gallery: [{ label: 'Tee® &unknown; Sun&parasol' }],
    })
  })

  test('2.4.7: a bundle in a cart is in stock unless its line says otherwise', async () => {
    const line = (errors: object[]) => ({
      __typename: 'BundleCartItem',
      uid: 'a',
      quantity: 1,
      errors,
      product: { ...product, __typename: 'BundleProduct', stock_status: 'OUT_OF_STOCK' },
    })
    const isShort = { code: 'ITEM_QTY', message: 'Too many' }
    stub.answers['cart'] = { data: { cart: { ...recordedCart, items: [line([]), line([isShort])] } } }
    const { body } = await api.post('/magento/cart').send(['a'])
    const stock = body.data.cart.items.map((item: ReturnType<typeof line>) => item.product.stock_status)
    expect(stock).toEqual(['IN_STOCK', 'OUT_OF_STOCK'])
  })

  test('2.4.8: a bundle has the stock of its options', async () => {
    const magento = await startStubUpstream({ introspection: introspectionOf('2.4.8-p1') })
    const other = await startMiddleware({ commerceUrl: magento.url })
    const choice = (...stock: string[]) => ({
      __typename: 'BundleItem',
      required: true,
      options: stock.map((stock_status) => ({ product: { ...product, price_range, stock_status } })),
    })
    const bundle = (sku: string, ...items: object[]) => {
      const item = {
        ...product,
        price_range,
        __typename: 'BundleProduct',
        stock_status: 'OUT_OF_STOCK',
        items,
      }
      magento.answers['products'] = { data: { products: { items: [item] } } }
      return supertest(other.url)
        .post('/magento/products')
        .send([{ search: sku }])
    }
    const sold = await bundle('a', choice('OUT_OF_STOCK', 'IN_STOCK'), choice('IN_STOCK'))
    const gone = await bundle('b', choice('IN_STOCK'), choice('OUT_OF_STOCK'))
    await Promise.all([other.stop(), magento.stop()])
    expect(magento.requests[0]?.query).toContain(
      '... on BundleProduct{items{__typename required options{__typename product{__typename stock_status}}}}',
    )
    const stock = [sold, gone].map(({ body }) => body.data.products.items[0].stock_status)
    expect(stock).toEqual(['IN_STOCK', 'OUT_OF_STOCK'])
  })
})

describe('what the existing SDK sends', () => {
  test.each([
    ['addConfigurableProductsToCart', { parent_sku: 'MH01', data: { sku: 'MH01-XS-Black', quantity: 1 } }],
    [
      'addBundleProductsToCart',
      { data: { sku: '24-WG080', quantity: 1 }, bundle_options: [{ id: 1, quantity: 1, value: ['2'] }] },
    ],
  ])('%s makes a cart and adds to it', async (name, item) => {
    stub.answers['createEmptyCart'] = { data: { createEmptyCart: 'new' } }
    stub.answers[name] = { data: { [name]: { cart: recordedCart } } }
    const response = await api.post(`/magento/${name}`).send([{ cart_id: '', cart_items: [item] }])
    expect(response.body.data[name].cart.id).toEqual(recordedCart.id)
    expect(stub.requests.at(-1)?.variables).toEqual({ input: { cart_id: 'new', cart_items: [item] } })
  })

  test('categories are found by their numbers', async () => {
    stub.answers['categoryList'] = { data: { categoryList: [] } }
    const filters = { parent_id: { eq: '2' }, ids: { in: ['3', '4'] } }
    await api.post('/magento/categoryList').send([{ filters }])
    expect(stub.requests.at(-1)?.variables).toEqual({ filters })
  })

  test.each([
    ['updateCustomer', (attributes: object[]) => ({ custom_attributes: attributes })],
    ['createCustomerAddress', (attributes: object[]) => ({ custom_attributesV2: attributes })],
  ])('a customer’s own attributes are passed on by %s', async (name, inputWith) => {
    stub.answers[name] = { data: { [name === 'updateCustomer' ? 'updateCustomerV2' : name]: null } }
    const input = inputWith([
      { attribute_code: 'shoe_size', value: '43' },
      { attribute_code: 'sports', selected_options: [{ value: '7' }] },
    ])
    await api.post(`/magento/${name}`).set('cookie', 'vsf-customer=live').send([input])
    expect(stub.requests.at(-1)?.variables).toEqual({ input })
  })

  test('a customer’s own attributes are answered', async () => {
    const attributes = [
      { __typename: 'AttributeValue', code: 'shoe_size', value: '43' },
      {
        __typename: 'AttributeSelectedOptions',
        code: 'sports',
        selected_options: [{ __typename: 'AttributeSelectedOption', label: 'Yoga', value: '7' }],
      },
    ]
    const customer = { addresses: [], custom_attributes: attributes }
    stub.answers['customer'] = { data: { customer } }
    const { body } = await api.post('/magento/customer').set('cookie', 'vsf-customer=live').send([])
    expect(body).toEqual({ data: { customer } })
  })
})

test('a call before the schema is loaded waits for it', async () => {
  const magento = await startStubUpstream({
    introspection: (_request: unknown, response: ServerResponse) => void response.writeHead(503).end(),
    products: { data: { products: { total_count: 1, items: [] } } },
  })
  const early = await startMiddleware({ commerceUrl: magento.url })
  magento.answers['introspection'] = introspectionOf('2.4.7-p3')
  const response = await supertest(early.url)
    .post('/magento/products')
    .send([{ search: 'bag' }])
  await Promise.all([early.stop(), magento.stop()])
  expect(response.status).toBe(200)
  expect(magento.requests.map(({ query }) => query.includes('best_seller'))).toEqual([false])
})

test('calls before the schema is loaded share one introspection', async () => {
  let introspections = 0
  const magento = await startStubUpstream({
    introspection: (_request: unknown, response: ServerResponse) => {
      introspections += 1
      response.writeHead(503).end()
    },
    products: { data: { products: { total_count: 1, items: [] } } },
  })
  const early = await startMiddleware({ commerceUrl: magento.url })
  for (let call = 0; call < 8; call += 1)
    await supertest(early.url)
      .post('/magento/products')
      .send([{ search: `bag ${call}` }])
  await Promise.all([early.stop(), magento.stop()])
  // At the start, of the first call, and a second or two later if the calls take so long.
  expect(introspections).toBeLessThanOrEqual(4)
  expect(magento.requests).toHaveLength(8)
  expect(early.log.filter((line) => line.includes('schema not learned yet'))).toHaveLength(1)
})
