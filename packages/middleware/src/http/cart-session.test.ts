// The cart of the session: made when needed, stored in a cookie, replaced when it is gone, ordered once.
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cookiesOf } from '../testing/cookies-of.ts'
import { startMiddleware, startStubUpstream, type UpstreamRequest } from '../testing/index.ts'

const gone = (path: string) => ({
  errors: [{ message: 'Introuvable', path: [path], extensions: { category: 'graphql-no-such-entity' } }],
  data: { [path]: null },
})

/** Carts the stub knows; what is ordered is no cart any more. */
const carts = new Set<string>()
let ordersPlaced = 0
let tests = 0
/** A dead cart of its own for each test: the middleware remembers for a while what replaced one. */
let dead = ''

const forCart = (path: string, id: (request: UpstreamRequest) => unknown) => (request: UpstreamRequest) =>
  carts.has(String(id(request))) ? { data: { [path]: { cart: { id: id(request) } } } } : gone(path)
const readCart = ({ variables }: UpstreamRequest) =>
  carts.has(String(variables['cartId'])) ? { data: { cart: { id: variables['cartId'] } } } : gone('cart')
const inputId = ({ variables }: UpstreamRequest) => (variables['input'] as { cart_id: string }).cart_id

const stub = await startStubUpstream({
  createEmptyCart: () => {
    const id = `cart-${carts.size + 1}`
    carts.add(id)
    return { data: { createEmptyCart: id } }
  },
  cart: readCart,
  cartTotalQty: readCart,
  addProductsToCart: forCart('addProductsToCart', ({ variables }) => variables['cartId']),
  updateCartItems: forCart('updateCartItems', inputId),
  placeOrder: (request: UpstreamRequest) => {
    if (!carts.delete(inputId(request))) {
      return {
        data: {
          placeOrder: { order: null, orderV2: null, errors: [{ code: 'CART_NOT_FOUND', message: 'Gone' }] },
        },
      }
    }
    ordersPlaced += 1
    return {
      data: { placeOrder: { order: { order_number: `00000${ordersPlaced}` }, orderV2: null, errors: [] } },
    }
  },
})
const middleware = await startMiddleware({
  commerceUrl: stub.url,
  env: { RATE_LIMIT_ORDER_PER_MINUTE: '0', UPSTREAM_TIMEOUT_MS: '400' },
})
const api = supertest(middleware.url)
const items = { cartItems: [{ sku: 'A', quantity: 1 }] }
const update = { cart_items: [{ cart_item_uid: 'x', quantity: 2 }] }

const call = (method: string, args: unknown[], cookie = '') =>
  api.post(`/magento/${method}`).set('cookie', cookie).send(args)
const operations = () => stub.requests.map(({ operationName }) => operationName)

beforeEach(() => {
  carts.clear()
  carts.add('alive')
  ordersPlaced = 0
  dead = `dead-${(tests += 1)}`
  stub.requests.length = 0
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('without a cart', () => {
  test.each(['cart', 'cartTotalQty'])('%s is null, and the back end is not called', async (method) => {
    const response = await call(method, [])
    expect(response.body).toEqual({ data: { cart: null } })
    expect(operations()).toEqual([])
    expect(cookiesOf(response)).toEqual([])
  })

  test('adding makes one, and its id is stored in the session', async () => {
    const response = await call('addProductsToCart', [items])
    expect(operations()).toEqual(['createEmptyCart', 'addProductsToCart'])
    expect(response.body.data.addProductsToCart.cart.id).toBe('cart-2')
    expect(cookiesOf(response)).toEqual(['vsf-cart=cart-2', 'vsf-session={"cart":true,"customer":false}'])
  })

  test.each([
    ['updateCartItems', update],
    ['placeOrder', {}],
  ])('%s says that there is none', async (method, args) => {
    const response = await call(method, [args])
    expect([response.status, response.body.error.code]).toEqual([404, 'CART_NOT_FOUND'])
    expect(operations()).toEqual([])
  })

  test('createEmptyCart is remembered too', async () => {
    expect(cookiesOf(await call('createEmptyCart', [null]))[0]).toBe('vsf-cart=cart-2')
  })
})

describe('with the cart of the cookie', () => {
  test('the caller need not know its id', async () => {
    await call('cart', [], 'vsf-cart=alive')
    await call('addProductsToCart', [{ ...items, cartId: '' }], 'vsf-cart=alive')
    await call('updateCartItems', [update], 'vsf-cart=alive')
    expect(stub.requests.map(({ variables }) => variables)).toEqual([
      { cartId: 'alive' },
      { ...items, cartId: 'alive' },
      { input: { ...update, cart_id: 'alive' } },
    ])
  })

  test('an id the caller names wins', async () => {
    carts.add('other')
    await call('cart', ['other'], 'vsf-cart=alive')
    expect(stub.requests[0]?.variables).toEqual({ cartId: 'other' })
  })

  test('an answer sets no cookie when nothing changed', async () => {
    expect(cookiesOf(await call('cart', [], 'vsf-cart=alive'))).toEqual([])
  })
})

describe('with a dead cart', () => {
  test('adding gets a new one and is sent once more', async () => {
    const response = await call('addProductsToCart', [items], `vsf-cart=${dead}`)
    expect(response.body.data.addProductsToCart.cart.id).toBe('cart-2')
    expect(cookiesOf(response)[0]).toBe('vsf-cart=cart-2')
    expect(operations().filter((name) => name === 'addProductsToCart')).toHaveLength(2)
  })

  test('calls that add at the same time get the same new one', async () => {
    const add = () => call('addProductsToCart', [items], `vsf-cart=${dead}`)
    const responses = await Promise.all([add(), add(), add()])
    expect(responses.map((response) => cookiesOf(response)[0])).toEqual(Array(3).fill('vsf-cart=cart-2'))
    expect(operations().filter((name) => name === 'createEmptyCart')).toHaveLength(1)
  })

  test('reading it is reading none, and it is forgotten', async () => {
    const response = await call('cart', [], `vsf-cart=${dead}`)
    expect(response.body).toEqual({ data: { cart: null }, extensions: { code: 'CART_NOT_FOUND' } })
    expect(cookiesOf(response)).toEqual(['vsf-cart=', 'vsf-session={"cart":false,"customer":false}'])
  })

  test.each([
    ['updateCartItems', update],
    ['placeOrder', {}],
  ])('%s says so, and it is forgotten', async (method, args) => {
    const response = await call(method, [args], `vsf-cart=${dead}`)
    expect([response.status, response.body.error.code]).toEqual([404, 'CART_NOT_FOUND'])
    expect(cookiesOf(response)[0]).toBe('vsf-cart=')
  })

  test("the session's own, named by the caller, is replaced as well", async () => {
    const response = await call('addProductsToCart', [{ ...items, cartId: dead }], `vsf-cart=${dead}`)
    expect(response.body.data.addProductsToCart.cart.id).toBe('cart-2')
    expect(cookiesOf(response)[0]).toBe('vsf-cart=cart-2')
  })

  test.each(['vsf-cart=alive', ''])('adding to one of somebody else makes none (%j)', async (cookie) => {
    const response = await call('addProductsToCart', [{ ...items, cartId: dead }], cookie)
    expect([response.status, response.body.error.code]).toEqual([404, 'CART_NOT_FOUND'])
    expect(operations()).not.toContain('createEmptyCart')
    expect(cookiesOf(response)).toEqual([])
  })

  test('a dead cart that the caller named does not cost the session its own', async () => {
    const response = await call('updateCartItems', [{ ...update, cart_id: 'dead' }], 'vsf-cart=alive')
    expect(response.status).toBe(404)
    expect(cookiesOf(response)).toEqual([])
  })

  test('something else that is missing does not make the cart dead', async () => {
    stub.answers['applyCouponToCart'] = gone('applyCouponToCart')
    const response = await call('applyCouponToCart', [{ coupon_code: 'X' }], 'vsf-cart=alive')
    expect([response.status, response.body]).toEqual([200, gone('applyCouponToCart')])
    expect(cookiesOf(response)).toEqual([])
  })
})

describe('placing the order', () => {
  test('ends the cart', async () => {
    const response = await call('placeOrder', [{}], 'vsf-cart=alive')
    expect(response.body.data.placeOrder.order.order_number).toBe('000001')
    expect(cookiesOf(response)).toEqual(['vsf-cart=', 'vsf-session={"cart":false,"customer":false}'])
  })

  test('twice gives the first order again: a double click, and a retry', async () => {
    carts.add('twice')
    const both = await Promise.all([1, 2].map(() => call('placeOrder', [{}], 'vsf-cart=twice')))
    const later = await call('placeOrder', [{ cart_id: 'twice' }])
    expect([...both, later].map(({ body }) => body.data.placeOrder.order.order_number)).toEqual([
      '000001',
      '000001',
      '000001',
    ])
    expect(ordersPlaced).toBe(1)
    expect(operations()).toEqual(['placeOrder'])
  })

  test('of a customer is repeated to that customer only', async () => {
    carts.add('own')
    const isHers = (request: UpstreamRequest) => request.headers.authorization?.startsWith('Bearer hers')
    stub.answers['customerOrders'] = (request: UpstreamRequest) => ({
      data: { customer: { orders: { items: isHers(request) ? [{ number: '000001' }] : [] } } },
    })
    const cookies = 'vsf-cart=own; vsf-customer=hers'
    const orders = [
      await call('placeOrder', [{}], cookies),
      await call('placeOrder', [{ cart_id: 'own' }], cookies),
      await call('placeOrder', [{ cart_id: 'own' }], 'vsf-customer=hers.renewed'),
    ]
    for (const { body } of orders) expect(body.data.placeOrder.order.order_number).toBe('000001')
    expect(operations().filter((name) => name === 'placeOrder')).toHaveLength(1)
    for (const stranger of ['', 'vsf-customer=his', 'vsf-customer=made.up']) {
      const { status, body } = await call('placeOrder', [{ cart_id: 'own' }], stranger)
      expect([status, body.error?.code], stranger).toEqual([404, 'CART_NOT_FOUND'])
    }
  })

  test('that takes too long is not lost: asking again gets it', async () => {
    carts.add('slow')
    const placeOrder = stub.answers['placeOrder'] as (request: UpstreamRequest) => unknown
    let finish = (): void => undefined
    const finished = new Promise<void>((resolve) => (finish = resolve))
    stub.answers['placeOrder'] = async (request: UpstreamRequest) => {
      await finished
      return placeOrder(request)
    }
    const first = await call('placeOrder', [{}], 'vsf-cart=slow')
    expect([first.status, first.body.error.code]).toEqual([504, 'ORDER_UNCONFIRMED'])
    finish()
    const second = await call('placeOrder', [{}], 'vsf-cart=slow')
    expect(second.body.data.placeOrder.order.order_number).toBe('000001')
    stub.answers['placeOrder'] = placeOrder
  })

  test('that is refused leaves the cart as it is, and may be retried', async () => {
    const placeOrder = stub.answers['placeOrder']
    const userError = {
      order: null,
      orderV2: null,
      errors: [{ code: 'GUEST_EMAIL_MISSING', message: 'Who are you?' }],
    }
    stub.answers['placeOrder'] = { data: { placeOrder: userError } }
    carts.add('refused')
    const refused = await call('placeOrder', [{}], 'vsf-cart=refused')
    expect([refused.status, refused.body.data.placeOrder]).toEqual([200, userError])
    expect(cookiesOf(refused)).toEqual([])
    stub.answers['placeOrder'] = placeOrder
    expect((await call('placeOrder', [{}], 'vsf-cart=refused')).body.data.placeOrder.order).not.toBeNull()
  })
})

describe('a customer token', () => {
  const userError = { errors: [{ message: 'No', extensions: { category: 'graphql-authentication' } }] }

  test('that the back end no longer takes is forgotten, with one code for the storefront', async () => {
    Object.assign(stub.answers, { cart: userError, customer: userError })
    const response = await call('cart', [], 'vsf-cart=alive; vsf-customer=old')
    stub.answers['cart'] = readCart
    expect([response.status, response.body.error]).toEqual([
      401,
      expect.objectContaining({ code: 'NOT_AUTHORIZED', message: 'You are not authorized, please log in.' }),
    ])
    expect(cookiesOf(response)).toEqual([
      'vsf-customer=',
      'vsf-cart=',
      'vsf-session={"cart":false,"customer":false}',
    ])
  })

  test('is not missed by calls that had none', async () => {
    stub.answers['updateCartItems'] = userError
    const response = await call('updateCartItems', [update], 'vsf-cart=alive')
    expect([response.status, response.body]).toEqual([200, userError])
  })
})

test('COOKIE_HTTP_ONLY hides the cart from scripts, and the hint stays readable', async () => {
  const hardened = await startMiddleware({
    commerceUrl: stub.url,
    env: { COOKIE_HTTP_ONLY: 'true', COOKIE_SECURE: 'true' },
  })
  const response = await supertest(hardened.url).post('/magento/addProductsToCart').send([items])
  await hardened.stop()
  const [cart, hint] = response.headers['set-cookie'] as unknown as string[]
  expect(cart).toMatch(/^vsf-cart=.*HttpOnly.*Secure.*SameSite=Lax/)
  expect(hint).toMatch(/^vsf-session=/)
  expect(hint).not.toContain('HttpOnly')
})
