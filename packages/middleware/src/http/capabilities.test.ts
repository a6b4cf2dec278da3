// What the middleware finds out about a plain Magento, and where the operator reads it.
import { introspectionFromSchema } from 'graphql'
import supertest from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'
import { magentoSchema } from '../testing/magento-schema.ts'

const view = (code: string, more: object = {}) => ({
  store_code: code,
  store_name: code.toUpperCase(),
  locale: 'en_US',
  base_currency_code: 'USD',
  default_display_currency_code: 'USD',
  secure_base_link_url: `https://magento.internal:8443/${code}/`,
  is_default_store: false,
  product_reviews_enabled: '1',
  allow_order: '0',
  allow_items: '1',
  ...more,
})
const stores = (...views: object[]) => ({ data: { availableStores: views } })
// Nobody has switched the vault of cards on there.
const english = view('en', { is_default_store: true, braintree_cc_vault_active: null })
const stub = await startStubUpstream({
  introspection: { data: introspectionFromSchema(magentoSchema('2.4.7-p3')) },
  storeViews: stores(
    english,
    view('fr', {
      locale: 'fr_CA',
      default_display_currency_code: 'CAD',
      product_reviews_enabled: '0',
      allow_items: '0',
      is_guest_checkout_enabled: false,
      braintree_cc_vault_active: '1',
    }),
  ),
})
const middleware = await startMiddleware({
  commerceUrl: stub.url,
  env: { PURGE_SECRET: 'a-secret-of-the-operator' },
})
const api = supertest(middleware.url)
const found = async () => (await api.get('/capabilities')).body.magento
const logged = () =>
  middleware.log.filter((line) => line.includes('what the back end offers')).map((line) => JSON.parse(line))

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

test('store views are found, with what their configuration switches off', async () => {
  const { stores: views } = await found()
  expect(views).toEqual([
    {
      code: 'en',
      name: 'EN',
      locale: 'en_US',
      currency: 'USD',
      path: '/en/',
      isDefault: true,
      switchedOff: ['savedCards'],
    },
    {
      code: 'fr',
      name: 'FR',
      locale: 'fr_CA',
      currency: 'CAD',
      path: '/fr/',
      isDefault: false,
      switchedOff: ['giftMessages', 'guestCheckout', 'reviews'],
    },
  ])
  expect(JSON.stringify(await found())).not.toContain('magento.internal')
})

test('features and methods say what they lack, and the release its errors', async () => {
  const { features, methods, releaseErrors, release } = await found()
  expect(features.storePickup).toEqual({ supported: true })
  expect(features.guestWishlist).toEqual({ supported: false, lacks: ['Query.guestWishlist'] })
  expect(methods.guestWishlist.reason).toBe('the schema lacks Query.guestWishlist')
  expect(release).toBe('2.4.7')
  expect(releaseErrors).toContainEqual({ error: expect.stringContaining('tier price'), fixedIn: '2.4.8' })
})

test('the log has one line at start, and one after a change', async () => {
  await found()
  expect(logged()).toHaveLength(1)
  expect(logged()[0]).toMatchObject({
    integration: 'magento',
    release: '2.4.7',
    unsupported: expect.arrayContaining(['guestWishlist']),
    stores: ['en en_US USD -savedCards', 'fr fr_CA CAD -giftMessages -guestCheckout -reviews'],
  })
  stub.answers['storeViews'] = stores(english)
  await api
    .post('/cache/purge')
    .set('authorization', 'Bearer a-secret-of-the-operator')
    .send({ tags: ['store'] })
  expect((await found()).stores).toHaveLength(1)
  expect(logged().map((line) => line.stores)).toEqual([expect.any(Array), ['en en_US USD -savedCards']])
})

test('what cannot be read is null, and not a change', async () => {
  stub.answers['storeViews'] = { errors: [{ message: 'Internal server error' }] }
  await api.post('/cache/purge').set('authorization', 'Bearer a-secret-of-the-operator').send({})
  const before = logged().length
  expect((await found()).stores).toBeNull()
  expect(logged()).toHaveLength(before)
})

test('a back end that is late with store views does not hold up the rest, and is not read for every caller', async () => {
  let reads = 0
  const late = Promise.withResolvers<object>()
  const slow = await startStubUpstream({
    introspection: { data: introspectionFromSchema(magentoSchema('2.4.7-p3')) },
    storeViews: () => {
      reads += 1
      return late.promise
    },
  })
  const other = await startMiddleware({ commerceUrl: slow.url })
  const capabilities = async () => (await supertest(other.url).get('/capabilities')).body.magento
  try {
    for (let i = 0; i < 3; i += 1)
      expect(await capabilities()).toMatchObject({ stores: null, release: '2.4.7' })
    expect(reads).toBe(1)
    late.resolve(stores(english))
    await expect.poll(async () => (await capabilities()).stores).toHaveLength(1)
  } finally {
    await other.stop()
    await slow.stop()
  }
})

test('store views that cannot be read are not read again at once', async () => {
  let reads = 0
  const failing = await startStubUpstream({
    introspection: { data: introspectionFromSchema(magentoSchema('2.4.7-p3')) },
    storeViews: () => {
      reads += 1
      return { errors: [{ message: 'Internal server error' }] }
    },
  })
  const other = await startMiddleware({ commerceUrl: failing.url })
  for (let i = 0; i < 3; i += 1)
    expect((await supertest(other.url).get('/capabilities')).body.magento.stores).toBeNull()
  await other.stop()
  await failing.stop()
  expect(reads).toBe(1)
})
