// What the storefront knows of its back end, read from a middleware of the test.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../src/paths.ts'
import { setBrand } from '../src/platform/brand/current-brand.ts'
import { NotStartedError, openShopFacts } from './shop-facts.ts'
import { openUpstream } from './upstream.ts'

const FEATURES = {
  guestWishlist: { supported: false, lacks: ['Query.guestWishlist'] },
  rememberMe: { supported: true },
  wishlistSharing: { supported: true },
}
const GERMAN = { store_code: 'german', locale: 'de_DE', default_display_currency_code: 'EUR' }

const FRENCH_PATHS = { '/faq': '/questions', '/warranty-info': '/garantie' }

let status: number
let features: object
let switchedOff: string[]
let stores: object[]
/** What the back end says when it is asked for a start of Braintree's fields. */
let braintree: object
/** Whether it wants 3-D Secure, in any view but the French one. */
let requires3ds: boolean | null
/** How often they were read. */
let reads: number
/** While it is set, capabilities are not answered. */
let isHanging: boolean
/** Pages of text are answered in their alphabetical order, or the other way round. */
let isReversed: boolean
const server = createServer((request, response) => {
  const [path = ''] = request.url?.split('?') ?? []
  if (path === '/magento/availableStores') reads += 1
  if (path === '/capabilities' && isHanging) return
  const isFrench = request.url?.includes('store=fr&')
  const isFaq = request.url?.includes('faq')
  const bodies: Record<string, unknown> = {
    '/capabilities': {
      magento: {
        features,
        stores: [{ switchedOff }],
        inputs: { ProductAttributeFilterInput: ['sku', 'manufacturer'] },
      },
    },
    '/magento/createBraintreeClientToken': braintree,
    '/magento/braintreeConfig': {
      data: { storeConfig: { braintree_3dsecure_verify_3dsecure: isFrench ? null : requires3ds } },
    },
    '/magento/cmsPage': {
      data: { cmsPage: isFrench ? { url_key: isFaq ? 'questions' : 'garantie' } : null },
    },
    '/magento/cmsBlocks': { data: { cmsBlocks: { items: [{ content: '<p>Safe</p>' }] } } },
    '/magento/storeConfig': {
      data: { storeConfig: { base_url: `https://${isFrench ? 'fr.' : ''}magento.example/shop/` } },
    },
    '/magento/availableStores': { data: { availableStores: stores } },
  }
  const end = () =>
    response.writeHead(status).end(status === 200 ? JSON.stringify(bodies[path]) : '<h1>Bad gateway</h1>')
  const isLater = path === '/magento/cmsPage' && isFaq === isReversed
  if (isLater) setTimeout(end, 20)
  else end()
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const upstream = openUpstream({
  origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  timeoutMs: 5_000,
  connections: 4,
  queue: 4,
})

setBrand({
  themeColor: '#000000',
  notice: 'health-notice',
  help: [
    ['page.faq', paths.faq],
    ['page.warrantyInfo', paths.warrantyInfo],
  ],
  company: [['page.madeInCanada', paths.madeInCanada]],
  shop: [['page.quickShip', paths.quickShip]],
  promises: {},
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  status = 200
  features = FEATURES
  switchedOff = ['rememberMe']
  braintree = { errors: [{ extensions: { category: 'graphql-input' } }] }
  requires3ds = null
  stores = [GERMAN]
  reads = 0
  isHanging = false
  isReversed = false
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await upstream.close()
  server.close()
  server.closeAllConnections()
})

test('all facts are read at start and once a minute; the last ones are used while the middleware fails', async () => {
  const facts = await openShopFacts(upstream)
  const first = facts.latest()
  expect(first.missingFeatures).toEqual(['guestWishlist', 'rememberMe'])
  expect(first.storeViews.map(({ code }) => code)).toEqual(['german'])
  expect(await facts.whenStarted()).toBe(first)
  expect(first.brandPages).toEqual({
    german: { missing: ['/faq', '/quick-ship', '/warranty-info'], ownPaths: {} },
  })
  expect(first.contentBases).toEqual({ german: ['https://magento.example/shop/'] })
  expect(reads).toBe(1)

  status = 502
  vi.advanceTimersByTime(61_000)
  expect(facts.latest()).toBe(first)
  await expect.poll(() => reads).toBe(2)
  expect(await facts.whenStarted()).toBe(first)

  status = 200
  features = {}
  switchedOff = []
  await expect
    .poll(() => {
      vi.advanceTimersByTime(61_000)
      return facts.latest().missingFeatures
    })
    .toEqual([])
  expect(facts.latest().version).not.toBe(first.version)
  expect(facts.latest().storeViews).toEqual(first.storeViews)
})

test('before the middleware has answered there is no page; the first answer ends that', async () => {
  status = 503
  const facts = await openShopFacts(upstream)
  expect(facts.latest().storeViews).toHaveLength(1)
  await expect(facts.whenStarted()).rejects.toThrow(NotStartedError)
  status = 200
  vi.advanceTimersByTime(1_001)
  expect((await facts.whenStarted()).storeViews[0].code).toBe('german')
})

test('a fact that takes long delays no page, and is not requested again meanwhile', async () => {
  status = 503
  const facts = await openShopFacts(upstream)
  status = 200
  isHanging = true
  vi.advanceTimersByTime(1_001)
  expect((await facts.whenStarted()).storeViews[0].code).toBe('german')
  expect(facts.latest().missingFeatures).toEqual([])
  vi.advanceTimersByTime(61_000)
  facts.latest()
  await facts.whenStarted()
  expect(reads).toBe(2)
})

test('other store views change their own version, other features do not', async () => {
  const facts = await openShopFacts(upstream)
  const first = facts.latest()
  features = {}
  switchedOff = []
  vi.advanceTimersByTime(61_000)
  await expect.poll(() => facts.latest().missingFeatures).toEqual([])
  expect(facts.latest().viewsVersion).toBe(first.viewsVersion)
  stores = [GERMAN, { store_code: 'fr', locale: 'fr_CA' }]
  vi.advanceTimersByTime(61_000)
  await expect.poll(() => facts.latest().storeViews).toHaveLength(2)
  await expect
    .poll(() => facts.latest().brandPages['fr'])
    .toEqual({ missing: ['/quick-ship'], ownPaths: FRENCH_PATHS })
  expect(facts.latest().storeViews.map(({ ownPaths }) => ownPaths)).toEqual([undefined, FRENCH_PATHS])
  await expect
    .poll(() => facts.latest().contentBases)
    .toEqual({
      german: ['https://magento.example/shop/'],
      fr: ['https://fr.magento.example/shop/'],
    })
  expect(facts.latest().viewsVersion).not.toBe(first.viewsVersion)
})

test('the order of the answers changes no version', async () => {
  stores = [GERMAN, { store_code: 'fr', locale: 'fr_CA' }]
  const versions = []
  for (isReversed of [false, true]) {
    const { brandPages, version, viewsVersion } = (await openShopFacts(upstream)).latest()
    expect(brandPages['fr']?.ownPaths).toEqual(FRENCH_PATHS)
    versions.push([version, viewsVersion])
  }
  expect(versions[1]).toEqual(versions[0])
})

test('Braintree takes cards with 3-D Secure in the views where the back end wants it', async () => {
  stores = [GERMAN, { store_code: 'fr', locale: 'fr_CA', default_display_currency_code: 'CAD' }]
  braintree = { data: { createBraintreeClientToken: 'token' } }
  requires3ds = true
  expect((await openShopFacts(upstream)).latest().braintree).toEqual({
    german: { requires3ds: true },
    fr: { requires3ds: false },
  })
})

test('Braintree is asked whether it takes cards every ten minutes, and a failure changes nothing', async () => {
  braintree = { data: { createBraintreeClientToken: 'token' } }
  const facts = await openShopFacts(upstream)
  expect(facts.latest().braintree).toEqual({ german: { requires3ds: false } })
  braintree = { errors: [{ message: 'Internal server error' }] }
  vi.advanceTimersByTime(601_000)
  facts.latest()
  await facts.whenStarted()
  expect(facts.latest().braintree).toEqual({ german: { requires3ds: false } })
  braintree = { errors: [{ extensions: { category: 'graphql-input' } }] }
  vi.advanceTimersByTime(61_000)
  await expect.poll(() => facts.latest().braintree).toEqual({})
  braintree = { data: { createBraintreeClientToken: 'token' } }
  vi.advanceTimersByTime(61_000)
  await facts.whenStarted()
  features = { braintree: { supported: false } }
  vi.advanceTimersByTime(600_000)
  await expect.poll(() => facts.latest().missingFeatures).not.toContain('guestWishlist')
  expect(facts.latest().braintree).toEqual({})
})
