import { describe, expect, test } from 'vitest'
import { AppError } from '../../errors.ts'
import { readArguments } from './arguments.ts'
import type { Method } from './methods/method.ts'
import { commerceMethods } from './methods.ts'

function read(name: keyof typeof commerceMethods, ...wire: unknown[]) {
  return readArguments(name, (commerceMethods[name] as unknown as Method).args, wire)
}

function issuesOf(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    if (error instanceof AppError) return (error.data as { issues: unknown }).issues
  }
  throw new Error('expected an AppError')
}

describe('the forms an argument has on the wire', () => {
  test('a bare value, or an object of variables', () => {
    expect(read('route', '/bunk-beds').variables).toEqual({ url: '/bunk-beds' })
    expect(read('route', { url: '/bunk-beds' }).variables).toEqual({ url: '/bunk-beds' })
    expect(read('cmsBlocks', ['a', 'b']).variables).toEqual({ identifiers: ['a', 'b'] })
  })

  test('the input, or an object with the input', () => {
    const coupon = { cart_id: 'abc', coupon_code: 'TEN' }
    expect(read('applyCouponToCart', coupon).variables).toEqual({ input: coupon })
    expect(read('applyCouponToCart', { input: coupon }).variables).toEqual({ input: coupon })
  })

  test("the existing SDK's other name for a variable", () => {
    expect(read('getAvailableShippingMethods', { cart_id: 'abc' }, null, null).variables).toEqual({
      cartId: 'abc',
    })
  })

  test("the existing SDK's null paddings, in all three shapes", () => {
    expect(read('products', { pageSize: 2 }, null, null).variables).toMatchObject({ pageSize: 2 })
    expect(read('cart', 'IOXU4Y6w', null, null).variables).toEqual({ cartId: 'IOXU4Y6w' })
    expect(read('createEmptyCart', null).variables).toEqual({})
    expect(read('storeConfig', null, null).variables).toEqual({})
  })

  test('nothing at all, where nothing is needed', () => {
    expect(read('storeConfig').variables).toEqual({})
    expect(read('products').variables).toMatchObject({})
    expect(read('cart').variables).toEqual({ cartId: '' })
    expect(read('cart', null).variables).toEqual({ cartId: '' })
  })

  test('pages below 1 mean the default, as with the existing SDK', () => {
    expect(read('products', { pageSize: 0, currentPage: -3 }).variables).toEqual({})
  })
})

describe('custom headers', () => {
  test('are taken from any padding slot, if they are on the list', () => {
    const { customHeaders } = read('products', {}, null, {
      Store: 'fr',
      'X-Forwarded-For': '1.2.3.4',
      cookie: 'a=b',
    })
    expect(customHeaders).toEqual({ store: 'fr' })
    expect(read('placeOrder', {}, { authorization: 'Bearer abc' }).customHeaders).toEqual({
      authorization: 'Bearer abc',
    })
    expect(read('storeConfig', null, { 'content-currency': 'CAD' }).customHeaders).toEqual({
      'content-currency': 'CAD',
    })
  })

  test('with values no header may have are ignored', () => {
    expect(
      read('products', {}, null, { store: 'fr\r\nx: y', authorization: 'Basic abc' }).customHeaders,
    ).toEqual({})
  })

  test('custom queries are ignored: the documents are ours', () => {
    expect(
      read('products', {}, { products: 'my-products', metadata: { fields: 'sku' } }).customHeaders,
    ).toEqual({})
  })
})

describe('wrong arguments', () => {
  test.each([
    ['a value of the wrong type', () => read('products', { pageSize: 'many' }), { path: 'pageSize' }],
    ['a missing value', () => read('applyCouponToCart', {}), { path: 'coupon_code' }],
    ['a missing argument', () => read('route'), { path: 'url' }],
    [
      'something deep inside',
      () => read('updateCartItems', { cart_items: [{ quantity: -1 }] }),
      { path: 'cart_items[0].quantity' },
    ],
    ['an empty list', () => read('addProductsToCart', { cartItems: [] }), { path: 'cartItems' }],
    [
      'a key the input does not have',
      () => read('placeOrder', { cart: 'abc' }),
      { message: expect.stringContaining('cart') },
    ],
    [
      'an object in place of a filter value',
      () => read('products', { filter: { sku: 'A' } }),
      { path: 'filter.sku' },
    ],
    [
      'a cart id that is none',
      () => read('cart', '../../etc'),
      { path: 'cartId', message: 'is not a cart id' },
    ],
    ['an absurd page size', () => read('products', { pageSize: 1e9 }), { path: 'pageSize' }],
    [
      'an e-mail address that is none',
      () => read('setGuestEmailOnCart', { email: 'ann' }),
      { path: 'email' },
    ],
  ])('%s', (_what, call, expected) => {
    expect(issuesOf(call)).toEqual(
      expect.arrayContaining([expect.objectContaining({ argument: 0, ...expected })]),
    )
  })

  test('the message says which method, which argument and why', () => {
    expect(() => read('applyCouponToCart', { coupon_code: 5 })).toThrow(
      'applyCouponToCart, argument 1: coupon_code: expected string, received number',
    )
  })
})
