// A customer's way through the typed client and the real back end: registration, sign-in, account, sign-out.
import { createClient } from '@loftwood/client'
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieFetch } from './cookie-fetch.ts'

const commerce = await startCommerce()
const middleware = await startMiddleware({
  commerceUrl: commerce.graphqlUrl,
  env: { COOKIE_HTTP_ONLY: 'true', RATE_LIMIT_LOGIN_PER_MINUTE: '0', RATE_LIMIT_ACCOUNT_PER_MINUTE: '0' },
})
const browser = cookieFetch()
const { magento } = createClient({ url: middleware.url, fetch: browser.fetch })
const email = 'ann.lee@example.com'
const password = 'Bunk-beds-1'
const address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Bunk Street'],
  city: 'Ottawa',
  region: { region_id: 74 },
  postcode: 'K1A 0B1',
  country_code: 'CA' as const,
  telephone: '613-555-0100',
}

beforeAll(async () => {
  await magento.createCustomer({ email, firstname: 'Ann', lastname: 'Lee', password })
})

afterAll(async () => {
  await middleware.stop()
  await commerce.stop()
})

test('signing in takes along what the guest had in the cart', async () => {
  await magento.addProductsToCart({ cartItems: [{ sku: 'KAW-BNK-HI', quantity: 1 }] })
  const guestCart = browser.cookies.get('vsf-cart')
  await magento.generateCustomerToken({ email, password })
  expect(browser.cookies.get('vsf-cart')).not.toBe(guestCart)
  expect((await magento.cart()).cart?.total_quantity).toBe(1)
  expect((await magento.customerCart()).customerCart?.id).toBe(browser.cookies.get('vsf-cart'))
  expect(JSON.parse(decodeURIComponent(browser.cookies.get('vsf-session') ?? ''))).toEqual({
    cart: true,
    customer: true,
  })
})

test('another visit finds the same cart', async () => {
  const other = cookieFetch()
  const elsewhere = createClient({ url: middleware.url, fetch: other.fetch }).magento
  await elsewhere.generateCustomerToken({ email, password })
  expect((await elsewhere.cart()).cart?.total_quantity).toBe(1)
})

test('a tab whose session has ended is not signed in, and its cart is not gone', async () => {
  const cart_id = browser.cookies.get('vsf-cart') ?? ''
  const { magento: guest } = createClient({ url: middleware.url, fetch: cookieFetch().fetch })
  const refused = { code: 'NOT_AUTHORIZED', status: 401 }
  await expect(guest.cart(cart_id)).rejects.toMatchObject(refused)
  const payment = { cart_id, payment_method: { code: 'checkmo' } }
  await expect(guest.setPaymentMethodOnCart(payment)).rejects.toMatchObject(refused)
  await expect(guest.placeOrder({ cart_id })).rejects.toMatchObject(refused)
})

describe('the account', () => {
  test('profile', async () => {
    expect((await magento.customer()).customer).toMatchObject({ email, firstname: 'Ann', lastname: 'Lee' })
    const { updateCustomerV2 } = await magento.updateCustomer({ firstname: 'Anna' })
    expect(updateCustomerV2?.customer.firstname).toBe('Anna')
  })

  test('address book', async () => {
    const { createCustomerAddress } = await magento.createCustomerAddress(address)
    const id = createCustomerAddress?.id ?? 0
    await magento.updateCustomerAddress({ id, input: { city: 'Gatineau' } })
    const { customer } = await magento.getCustomerAddresses()
    expect(customer?.addresses).toMatchObject([{ id, city: 'Gatineau' }])
    expect((await magento.deleteCustomerAddress(id)).deleteCustomerAddress).toBe(true)
  })

  test('orders', async () => {
    const { customer } = await magento.customerOrders({ pageSize: 5 })
    expect(customer?.orders?.items).toEqual([])
  })

  test('an e-mail address that is taken', async () => {
    // As with Magento, accounts are not revealed unless the shop is configured to.
    expect((await magento.isEmailAvailable(email)).isEmailAvailable?.is_email_available).toBe(true)
    const again = await magento.createCustomer({ email, firstname: 'Zoé', lastname: 'Roy', password })
    expect(again.createCustomerV2?.customer).toMatchObject({ email, firstname: 'Zoé' })
    expect((await magento.customer()).customer?.firstname).toBe('Anna')
  })
})

test("another customer's address is out of reach, and requesting it does not end the session", async () => {
  const { createCustomerAddress } = await magento.createCustomerAddress(address)
  const id = createCustomerAddress?.id ?? 0
  const other = cookieFetch()
  const bob = createClient({ url: middleware.url, fetch: other.fetch }).magento
  const credentials = { email: 'bob.day@example.com', password }
  await bob.createCustomer({ ...credentials, firstname: 'Bob', lastname: 'Day' })
  await bob.generateCustomerToken(credentials)
  const cookies = new Map(other.cookies)
  const refused = { code: 'GRAPHQL_ERROR', errors: [{ extensions: { category: 'graphql-authorization' } }] }
  await expect(bob.updateCustomerAddress({ id, input: { city: 'Hull' } })).rejects.toMatchObject(refused)
  await expect(bob.deleteCustomerAddress(id)).rejects.toMatchObject(refused)
  expect(other.cookies).toEqual(cookies)
  expect((await bob.customer()).customer?.firstname).toBe('Bob')
  expect((await magento.getCustomerAddresses()).customer?.addresses).toMatchObject([{ id, city: 'Ottawa' }])
  await magento.deleteCustomerAddress(id)
})

test('a wrong password is refused with the words of the back end', async () => {
  const stranger = createClient({ url: middleware.url, fetch: cookieFetch().fetch }).magento
  const wrong = stranger.generateCustomerToken({ email, password: 'wrong-one-1' })
  await expect(wrong).rejects.toMatchObject({
    code: 'GRAPHQL_ERROR',
    errors: [{ extensions: { category: 'graphql-authentication' } }],
  })
})

describe('remembered', () => {
  const other = cookieFetch()
  const elsewhere = createClient({ url: middleware.url, fetch: other.fetch }).magento

  test('an expired token is renewed once for all calls, without an error', async () => {
    await elsewhere.generateCustomerToken({ email, password })
    await elsewhere.generateRememberMeToken()
    const remembered = other.cookies.get('remember-me')
    expect(JSON.parse(decodeURIComponent(remembered ?? ''))).toMatchObject({ email })
    other.cookies.set('vsf-customer', 'dead')
    const answers = await Promise.all([
      elsewhere.customer(),
      elsewhere.getCustomerAddresses(),
      elsewhere.customerOrders({}),
    ])
    expect(answers.map(({ customer }) => customer === null)).toEqual([false, false, false])
    expect(other.cookies.get('vsf-customer')).not.toBe('dead')
    expect(other.cookies.get('remember-me')).not.toBe(remembered)
    expect((await elsewhere.customer()).customer?.email).toBe(email)
  })

  test('the next visit signs in by itself, with the cart', async () => {
    for (const name of ['vsf-customer', 'vsf-cart', 'vsf-session']) other.cookies.delete(name)
    await elsewhere.generateCustomerTokenByRememberMeToken()
    expect((await elsewhere.customer()).customer?.email).toBe(email)
    expect((await elsewhere.cart()).cart?.total_quantity).toBe(1)
  })

  test('no longer: a copied token is invalid', async () => {
    const stored = other.cookies.get('remember-me') ?? ''
    await elsewhere.revokeRememberMeToken()
    expect(other.cookies.has('remember-me')).toBe(false)
    const thief = cookieFetch()
    thief.cookies.set('remember-me', stored)
    const theirs = createClient({ url: middleware.url, fetch: thief.fetch }).magento
    await expect(theirs.generateCustomerTokenByRememberMeToken()).rejects.toMatchObject({
      code: 'GRAPHQL_ERROR',
    })
    expect([...thief.cookies.keys()]).toEqual(['vsf-session'])
  })
})

test('signing out ends it', async () => {
  const token = browser.cookies.get('vsf-customer') ?? ''
  await magento.revokeCustomerToken()
  expect([...browser.cookies.keys()]).toEqual(['vsf-session'])
  await expect(magento.customer()).rejects.toMatchObject({ code: 'GRAPHQL_ERROR' })
  browser.cookies.set('vsf-customer', token)
  await expect(magento.customer()).rejects.toMatchObject({ code: 'NOT_AUTHORIZED', status: 401 })
  expect(browser.cookies.has('vsf-customer')).toBe(false)
})

test('nothing of all this is in the log', () => {
  expect(middleware.log.join('\n')).not.toMatch(/ann\.lee|Bunk-beds|Bunk Street|613-555/)
})
