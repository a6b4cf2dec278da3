// The guest's wishlist of the session: made when needed, stored in a cookie, replaced when it is gone.
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cookiesOf } from '../testing/cookies-of.ts'
import { startMiddleware, startStubUpstream, type UpstreamRequest } from '../testing/index.ts'

const gone = {
  errors: [{ message: 'Introuvable', extensions: { category: 'graphql-no-such-entity' } }],
  data: null,
}
const wishlists = new Set<string>()
const forGuest = (root: string) => (request: UpstreamRequest) => {
  const { guestCustomerId, input } = request.variables as {
    guestCustomerId?: string
    input?: { guestCustomerId: string }
  }
  const id = guestCustomerId ?? input?.guestCustomerId ?? ''
  return wishlists.has(id) ? { data: { [root]: { id } } } : gone
}
const stub = await startStubUpstream({
  createGuestWishlist: () => {
    const id = `guest-${wishlists.size + 1}`
    wishlists.add(id)
    return { data: { createGuestWishlist: { guest_customer_id: id, wishlist: { id: '1' } } } }
  },
  guestWishlist: forGuest('guestWishlist'),
  guestWishlistItemsCount: forGuest('guestWishlist'),
  addProductsToGuestWishlist: forGuest('addProductsToGuestWishlist'),
  removeProductsFromGuestWishlist: forGuest('removeProductsFromGuestWishlist'),
  mergeWishlistWithGuestWishlist: forGuest('mergeWishlistWithGuestWishlist'),
  sendGuestWishlist: forGuest('sendGuestWishlist'),
})
const middleware = await startMiddleware({ commerceUrl: stub.url, env: { COOKIE_HTTP_ONLY: 'true' } })
const api = supertest(middleware.url)
const items = [{ sku: 'A', quantity: 1 }]
const call = (method: string, args: unknown[], cookie = '') =>
  api.post(`/magento/${method}`).set('cookie', cookie).send(args)
const operations = () => stub.requests.map(({ operationName }) => operationName)
const sent = { name: 'Ann', email: 'ann@example.com', emails: 'lee@example.com' }

beforeEach(() => {
  wishlists.clear()
  wishlists.add('alive')
  stub.requests.length = 0
})
afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('without one', () => {
  test.each(['guestWishlist', 'guestWishlistItemsCount'])(
    '%s is null, and the back end is not called',
    async (method) => {
      expect((await call(method, [])).body).toEqual({ data: { guestWishlist: null } })
      expect(operations()).toEqual([])
    },
  )

  test('adding makes one, and page scripts cannot read its id', async () => {
    const response = await call('addProductsToGuestWishlist', [{ items }])
    expect(operations()).toEqual(['createGuestWishlist', 'addProductsToGuestWishlist'])
    expect(response.body.data.addProductsToGuestWishlist.id).toBe('guest-2')
    const [cookie] = response.headers['set-cookie'] as unknown as string[]
    expect(cookie).toMatch(/^guest_customer_id=guest-2; Max-Age=31536000; .*HttpOnly/)
  })

  test.each([
    ['removeProductsFromGuestWishlist', { items: ['1'] }],
    ['updateProductsInGuestWishlist', { items: [{ wishlist_item_id: '1', quantity: 2 }] }],
    ['sendGuestWishlist', sent],
  ])('%s says that there is none', async (method, args) => {
    const response = await call(method, [args])
    expect([response.status, response.body.error.code]).toEqual([400, 'INVALID_ARGUMENTS'])
    expect(operations()).toEqual([])
  })

  test('a merge has nothing to do, as after a sign-in with a cookie that is stale', async () => {
    const nothing = { data: { mergeWishlistWithGuestWishlist: null } }
    const without = await call('mergeWishlistWithGuestWishlist', [{ guestCustomerId: '', reset: true }])
    expect([without.status, without.body]).toEqual([200, nothing])
    expect(operations()).toEqual([])
    const stale = await call('mergeWishlistWithGuestWishlist', [{ reset: true }], 'guest_customer_id=dead')
    expect([stale.status, stale.body]).toEqual([200, nothing])
    expect(cookiesOf(stale)[0]).toBe('guest_customer_id=')
  })

  test('createGuestWishlist is remembered too', async () => {
    expect(cookiesOf(await call('createGuestWishlist', []))[0]).toBe('guest_customer_id=guest-2')
  })
})

describe('with the one of the cookie', () => {
  test.each([
    ['guestWishlist', {}],
    ['removeProductsFromGuestWishlist', { items: ['1'] }],
    ['sendGuestWishlist', sent],
  ])('%s needs no id', async (method, args) => {
    const response = await call(method, [args], 'guest_customer_id=alive')
    expect(Object.values(response.body.data)).toEqual([{ id: 'alive' }])
    expect(cookiesOf(response)).toEqual([])
  })

  test('merging it with reset ends it, merging it without does not', async () => {
    const cookie = 'guest_customer_id=alive; vsf-customer=her.token'
    expect(cookiesOf(await call('mergeWishlistWithGuestWishlist', [{}], cookie))).toEqual([])
    const reset = await call('mergeWishlistWithGuestWishlist', [{ reset: true }], cookie)
    expect(cookiesOf(reset)[0]).toBe('guest_customer_id=')
    expect(stub.requests.at(-1)?.headers['authorization']).toBe('Bearer her.token')
  })
})

describe('with one that is gone', () => {
  test('adding gets a new one, and is sent once more', async () => {
    const response = await call('addProductsToGuestWishlist', [{ items }], 'guest_customer_id=dead')
    expect(response.body.data.addProductsToGuestWishlist.id).toBe('guest-2')
    expect(cookiesOf(response)[0]).toBe('guest_customer_id=guest-2')
  })

  test('reading it is reading none, and it is forgotten', async () => {
    const response = await call('guestWishlist', [], 'guest_customer_id=dead')
    expect(response.body).toEqual({ data: { guestWishlist: null } })
    expect(cookiesOf(response)[0]).toBe('guest_customer_id=')
  })

  test('somebody else’s does not cost the session its own', async () => {
    const args = [{ guestCustomerId: 'dead', items }]
    const response = await call('addProductsToGuestWishlist', args, 'guest_customer_id=alive')
    expect(response.body).toEqual(gone)
    expect(cookiesOf(response)).toEqual([])
    expect(operations()).toEqual(['addProductsToGuestWishlist'])
  })
})
