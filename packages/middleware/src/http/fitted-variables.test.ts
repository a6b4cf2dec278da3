// What of a call's variables a plain Magento is sent: unknown filters find nothing, and nothing that matters gets lost.
import { extendSchema, introspectionFromSchema, parse } from 'graphql'
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'
import { magentoSchema } from '../testing/magento-schema.ts'

const schema = magentoSchema('2.4.7-p3')
const stub = await startStubUpstream({ introspection: { data: introspectionFromSchema(schema) } })
const middleware = await startMiddleware({ commerceUrl: stub.url, env: { LOG_LEVEL: 'warn' } })
const api = supertest(middleware.url)

beforeEach(() => {
  stub.requests.length = 0
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('a filter by what it does not have', () => {
  test.each(['best_seller', 'att_quick_ship', 'manufacturer'])('%s finds nothing', async (attribute) => {
    const body = JSON.stringify([{ filter: { [attribute]: { eq: '1' }, sku: { eq: 'A' } } }])
    const response = await api.get('/magento/products').query({ body })
    expect(response.body).toEqual({
      data: {
        products: expect.objectContaining({
          __typename: 'Products',
          total_count: 0,
          items: [],
          aggregations: [],
          page_info: { __typename: 'SearchResultPageInfo', current_page: 0, total_pages: 0 },
        }),
      },
      extensions: { unknownFilters: [`ProductAttributeFilterInput.${attribute}`] },
    })
    expect(stub.requests).toEqual([])
  })

  test('is NOT_SUPPORTED where a shopper would miss his own', async () => {
    const response = await api
      .post('/magento/customerOrders')
      .set('cookie', 'vsf-customer=live')
      .send([{ filter: { status: { eq: 'pending' } } }])
    expect([response.status, response.body.error.code]).toEqual([501, 'NOT_SUPPORTED'])
  })

  test('is sent when it has it, without an order it does not have', async () => {
    stub.answers['products'] = { data: { products: { total_count: 1, items: [] } } }
    const { body } = await api
      .post('/magento/products')
      .send([{ search: 'bag', filter: { name: { match: 'bag' } }, sort: { shoe: 'ASC' } }])
    expect(stub.requests.at(-1)?.variables).toEqual({
      search: 'bag',
      filter: { name: { match: 'bag' } },
      sort: {},
    })
    expect(body).toEqual({
      ...(stub.answers['products'] as object),
      extensions: { unknownSorts: ['ProductAttributeSortInput.shoe'] },
    })
  })

  test('is left out when it compares with nothing', async () => {
    stub.answers['products'] = { data: { products: { total_count: 1, items: [] } } }
    const { body } = await api
      .post('/magento/products')
      .send([{ search: 'hat', filter: { best_seller: {} } }])
    expect(body).toEqual(stub.answers['products'])
    expect(stub.requests.at(-1)?.variables).toEqual({ search: 'hat', filter: {} })
  })

  test('is refused with an operator it does not have', async () => {
    const response = await api.post('/magento/products').send([{ filter: { price: { eq: '1' } } }])
    expect([response.status, response.body.error.code]).toEqual([400, 'INVALID_ARGUMENTS'])
    expect(response.body.error.message).toContain('price takes from, to')
  })
})

test('an input needs what the release needs, and capabilities name it', async () => {
  const { inputs } = (await api.get('/capabilities')).body.magento
  expect(inputs.OrderInformationInput).toEqual(['email', 'number', 'postcode'])
  expect(inputs.ProductAttributeSortInput).toEqual(['name', 'position', 'price', 'relevance'])
  stub.answers['guestOrder'] = { data: { guestOrder: null }, errors: [{ message: 'None' }] }
  const key = { number: '000000001', email: 'ann@example.com' }
  const lookUp = (more: object) => api.post('/magento/guestOrder').send([{ ...key, ...more }])
  const refused = await lookUp({ lastname: 'Lee' })
  expect([refused.status, refused.body.error.message]).toEqual([400, 'OrderInformationInput needs postcode'])
  await lookUp({ postcode: '48201', lastname: 'Lee' })
  expect(stub.requests.map(({ variables }) => variables)).toEqual([{ input: { ...key, postcode: '48201' } }])
})

describe('an input inside of an input', () => {
  const address = {
    firstname: 'Ann',
    lastname: 'Lee',
    street: ['1 Bunk Street'],
    city: 'Calder',
    country_code: 'US',
  }
  const setAddress = (more: object) =>
    api
      .post('/magento/setShippingAddressesOnCart')
      .set('cookie', 'vsf-cart=a')
      .send([{ shipping_addresses: [{ address: { ...address, ...more } }] }])

  test('is sent as it is when the back end takes it, and named when it lacks what is needed', async () => {
    stub.answers['setShippingAddressesOnCart'] = { data: { setShippingAddressesOnCart: null } }
    await setAddress({ telephone: '613-555-0100', vat_id: '1' })
    expect(stub.requests.at(-1)?.variables).toMatchObject({
      input: { shipping_addresses: [{ address: { vat_id: '1' } }] },
    })
    const other = await startStubUpstream({
      introspection: {
        data: introspectionFromSchema(
          extendSchema(
            schema,
            parse(
              'extend input CartAddressInput { floor: Int! } extend input CustomerAddressInput { floor: Int! }',
            ),
          ),
        ),
      },
    })
    const middleware = await startMiddleware({ commerceUrl: other.url })
    const call = (method: string) =>
      supertest(middleware.url).post(`/magento/${method}`).set('cookie', 'vsf-customer=live')
    const { body } = await call('setShippingAddressesOnCart').send([
      { cart_id: 'a', shipping_addresses: [{ address }] },
    ])
    const ofCustomer = await call('updateCustomerAddress').send([{ id: 1, input: { city: 'Calder' } }])
    await Promise.all([middleware.stop(), other.stop()])
    expect(body.error.data.issues).toEqual([
      {
        argument: 0,
        path: 'shipping_addresses[0].address.floor',
        message: 'CartAddressInput needs floor',
      },
    ])
    expect(ofCustomer.body.error.data.issues).toEqual([
      { argument: 0, path: 'input.floor', message: 'CustomerAddressInput needs floor' },
    ])
  })

  test('of a filter is refused with what it does take', async () => {
    const response = await api
      .post('/magento/products')
      .send([{ filter: { price: { match: 'bag' } }, search: 'bag' }])
    expect(response.body.error.data.issues).toEqual([
      { argument: 0, path: 'filter.price', message: 'price takes from, to' },
    ])
  })
})
