import { ApplyCouponToCartDocument, CartDocument, ProductsDocument } from '@loftwood/graphql-types'
import { createClient as createUrqlClient, ssrExchange } from '@urql/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ClientError } from './index.ts'
import { startStub, type Stub } from './testing/start-stub.ts'
import { middlewareExchange } from './urql.ts'
import type { WireOptions } from './wire.ts'

let stub: Stub
const urql = (options: Partial<WireOptions> = {}) =>
  createUrqlClient({ url: '/unused', exchanges: [middlewareExchange({ url: stub.url, ...options })] })

beforeEach(async () => {
  stub = await startStub()
})
afterEach(() => stub.stop())

describe('an operation', () => {
  test('is sent by its name with its variables, public reads by GET', async () => {
    stub.answer.body = { data: { products: { __typename: 'Products', total_count: 1 } } }
    const result = await urql({ store: 'fr' }).query(ProductsDocument, { search: 'bed' }).toPromise()
    expect(result.data).toEqual({ products: { __typename: 'Products', total_count: 1 } })
    expect(result.error).toBeUndefined()
    expect(stub.received[0]).toMatchObject({
      verb: 'GET',
      path: '/magento/products',
      query: { body: '[{"search":"bed"}]', store: 'fr' },
    })
  })

  test('mutations and personal reads go by POST', async () => {
    await urql().query(CartDocument, { cartId: '' }).toPromise()
    await urql()
      .mutation(ApplyCouponToCartDocument, { input: { cart_id: '', coupon_code: 'X' } })
      .toPromise()
    expect(stub.received).toMatchObject([
      { verb: 'POST', path: '/magento/cart', body: '[{"cartId":""}]' },
      {
        verb: 'POST',
        path: '/magento/applyCouponToCart',
        body: '[{"input":{"cart_id":"","coupon_code":"X"}}]',
      },
    ])
  })

  test('sends the headers of its context', async () => {
    const customHeaders = { 'X-ReCaptcha': 'ticked' }
    await urql().query(CartDocument, { cartId: '' }, { customHeaders }).toPromise()
    expect(stub.received[0]?.body).toBe('[{"cartId":""},{"X-ReCaptcha":"ticked"}]')
  })

  test('sends no GraphQL text', async () => {
    await urql().query(CartDocument, { cartId: 'abc' }).toPromise()
    expect(JSON.stringify(stub.received)).not.toContain('query cart')
  })

  test('on a server carries the headers of the incoming request', async () => {
    await urql({ headers: { cookie: 'vsf-cart=abc' } })
      .query(CartDocument, { cartId: '' })
      .toPromise()
    expect(stub.received[0]?.headers.cookie).toBe('vsf-cart=abc')
  })

  test('without subscribers is aborted', async () => {
    stub.answer.body = undefined
    const subscription = urql()
      .query(CartDocument, { cartId: 'abc' })
      .subscribe(() => undefined)
    await expect.poll(() => stub.received.length).toBe(1)
    subscription.unsubscribe()
    await stub.hungUp
  })

  test('takes its place behind the ssrExchange', async () => {
    stub.answer.body = { data: { cart: { __typename: 'Cart', id: 'abc' } } }
    const ssr = ssrExchange({ isClient: false })
    const client = createUrqlClient({
      url: '/unused',
      exchanges: [ssr, middlewareExchange({ url: stub.url })],
    })
    await client.query(CartDocument, { cartId: '' }).toPromise()
    expect(Object.values(ssr.extractData())).toHaveLength(1)
  })
})

describe('an error', () => {
  test('of the middleware has its code, status and request in the extensions', async () => {
    const error = { code: 'CART_NOT_FOUND', message: 'There is no such cart', requestId: 'abc' }
    stub.answer = { status: 404, body: { error } }
    const { error: combined } = await urql().query(CartDocument, { cartId: '' }).toPromise()
    expect(combined?.networkError).toBeUndefined()
    expect(combined?.graphQLErrors).toMatchObject([
      {
        message: 'There is no such cart',
        extensions: { code: 'CART_NOT_FOUND', status: 404, requestId: 'abc' },
      },
    ])
  })

  test('of the back end passes through with partial data', async () => {
    const errors = [{ message: 'No coupon', extensions: { category: 'graphql-no-such-entity' } }]
    stub.answer.body = { errors, data: { cart: null } }
    const result = await urql().query(CartDocument, { cartId: '' }).toPromise()
    expect(result.error?.graphQLErrors).toMatchObject(errors)
    expect(result.data).toEqual({ cart: null })
  })

  test('of the network is a networkError with a code', async () => {
    await stub.stop()
    const { error } = await urql().query(CartDocument, { cartId: '' }).toPromise()
    expect(error?.networkError).toBeInstanceOf(ClientError)
    expect(error?.networkError).toMatchObject({ code: 'NETWORK_ERROR', status: 0 })
  })
})
