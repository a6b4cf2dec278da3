// Caching by browsers and CDNs, and by the middleware itself.
import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import supertest from 'supertest'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startMiddleware, startStubUpstream, type UpstreamRequest } from '../testing/index.ts'

const stub = await startStubUpstream({
  products: ({ headers }: UpstreamRequest) => ({
    data: { products: { items: [{ sku: 'OAK-1' }] }, store: headers['store'] },
  }),
  cmsPage: { data: { cmsPage: { identifier: 'about-us' } } },
  cart: { data: { cart: { id: 'abc' } } },
})
const secret = 'a-long-enough-secret'
const middleware = await startMiddleware({ commerceUrl: stub.url, env: { PURGE_SECRET: secret } })
const api = supertest(middleware.url)
const purge = (body: object, bearer = secret) =>
  api.post('/cache/purge').set('authorization', `Bearer ${bearer}`).send(body)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const heapUsed = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

beforeEach(async () => {
  await purge({})
  stub.requests.length = 0
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('cache headers', () => {
  const keepable = 'public, max-age=0, s-maxage=60, stale-while-revalidate=540, stale-if-error=86400'
  const onCookie = 'Origin, Accept-Encoding, X-Store, X-Currency, Cookie'
  test.each([
    {
      what: 'a store in the address',
      query: '?store=fr',
      headers: {},
      cacheControl: keepable,
      vary: 'Origin, Accept-Encoding',
    },
    {
      what: 'a store in a header',
      query: '',
      headers: { 'x-store': 'fr' },
      cacheControl: keepable,
      vary: 'Origin, Accept-Encoding, X-Store, X-Currency',
    },
    { what: 'the default store', query: '', headers: {}, cacheControl: keepable, vary: onCookie },
    {
      what: 'a store of a cookie',
      query: '',
      headers: { cookie: 'vsf-store=fr' },
      cacheControl: 'private, max-age=0, must-revalidate',
      vary: onCookie,
    },
    {
      what: 'a store in the address, over a cookie',
      query: '?store=en',
      headers: { cookie: 'vsf-store=fr' },
      cacheControl: keepable,
      vary: 'Origin, Accept-Encoding',
    },
  ])('$what', async ({ query, headers, cacheControl, vary }) => {
    const response = await api.get(`/magento/products${query}`).set(headers)
    expect(response.headers).toMatchObject({ 'cache-control': cacheControl, vary })
    expect(response.headers['etag']).toMatch(/^W\/"\w+-\w+"$/)
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('personal responses and responses to POST are private', async () => {
    for (const call of [
      api.post('/magento/cart').send(['abc']),
      api.get('/magento/cart?body=["abc"]'),
      api.post('/magento/products').send([]),
    ]) {
      const { headers } = await call
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers).not.toHaveProperty('etag')
    }
  })

  test('errors are not cached downstream', async () => {
    expect((await api.get('/magento/products?body=[{"pageSize":"x"}]')).headers['cache-control']).toBe(
      'private, no-store',
    )
  })

  test('a client with the current response gets a 304', async () => {
    const { headers } = await api.get('/magento/products')
    const again = await api.get('/magento/products').set('if-none-match', headers['etag'] as string)
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers['cache-control']).toBe(keepable)
  })
})

describe('the age of a response', () => {
  const at = (seconds: number) => vi.setSystemTime(Date.UTC(2026, 0, 1) + seconds * 1000)
  const read = async (headers: Record<string, string> = {}) => {
    const response = await api.get('/magento/products').set(headers)
    return `${response.headers['x-cache']} ${response.headers['age']}`
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    at(0)
  })
  afterEach(() => void vi.useRealTimers())

  test('counts from the moment it was fetched', async () => {
    expect(await read()).toBe('miss 0')
    at(59)
    expect(await read()).toBe('hit 59')
    at(599)
    expect(await read()).toBe('stale 599')
    await expect.poll(() => read()).toBe('hit 0')
  })

  test('is bounded by the client: one that refuses stale responses waits for a fresh one', async () => {
    await read()
    at(61)
    expect(await read({ 'cache-control': 'max-age=60' })).toBe('miss 0')
    at(100)
    expect(await read({ 'cache-control': 'max-age=0' })).toBe('hit 39')
    expect(stub.requests).toHaveLength(2)
  })
})

describe('the cache of the middleware', () => {
  test('stores public responses by method, arguments, store and currency', async () => {
    const states: unknown[] = []
    for (const address of [
      '?',
      '?',
      '?store=fr',
      '?store=fr',
      '?store=fr&currency=CAD',
      '?body=[{"pageSize":2}]',
    ]) {
      states.push((await api.get(`/magento/products${address}`)).headers['x-cache'])
    }
    expect(states).toEqual(['miss', 'hit', 'miss', 'hit', 'miss', 'miss'])
    expect(stub.requests).toHaveLength(4)
  })

  test('never serves a response of another store', async () => {
    const [fr, en] = await Promise.all(
      ['fr', 'en'].map((store) => api.get(`/magento/products?store=${store}`)),
    )
    expect([fr?.body.data.store, en?.body.data.store]).toEqual(['fr', 'en'])
  })

  test('serves signed-in customers the same public response', async () => {
    await api.get('/magento/products')
    const response = await api.get('/magento/products').set('cookie', 'vsf-customer=abc')
    expect(response.headers['x-cache']).toBe('hit')
  })

  test('holds nothing of the callers, such as their cookies', async () => {
    const read = async (index: number) => {
      const cookie = `vsf-customer=${randomBytes(7_000).toString('hex')}`
      const response = await fetch(`${middleware.url}/magento/products?body=[{"search":"${index}"}]`, {
        headers: { cookie },
      })
      await response.text()
    }
    const readMany = async (from: number, count: number) => {
      await Promise.all(Array.from({ length: count }, (_, index) => read(from + index)))
      stub.requests.length = 0
    }
    await readMany(0, 50)
    const before = heapUsed()
    for (let from = 50; from < 850; from += 50) await readMany(from, 50)
    // The cookies alone are 11 MB.
    expect(heapUsed() - before).toBeLessThan(6_000_000)
  })

  test('caches responses with errors for seconds only, and tells no other cache to', async () => {
    stub.answers['route'] = { errors: [{ message: 'Internal server error' }], data: { route: null } }
    for (const headers of [{}, { origin: 'http://localhost:3000' }]) {
      const response = await api.get('/magento/route?store=fr&body=["/x"]').set(headers)
      expect(response.headers['cache-control']).toBe('private, no-store')
      expect(response.headers).not.toHaveProperty('etag')
    }
    expect(stub.requests).toHaveLength(1)
  })

  test('shares one flight between concurrent requests', async () => {
    await Promise.all(Array.from({ length: 20 }, () => api.get('/magento/products?body=[{"search":"bed"}]')))
    expect(stub.requests).toHaveLength(1)
  })
})

describe('a response of the fast path', () => {
  const both = async (address: string, headers: Record<string, string> = {}) => {
    const slow = await api.get(address).set(headers)
    return [slow, await api.get(address).set(headers)]
  }

  test.each(['/magento/products', '/magento/products?store=fr'])(
    'is the same as one through Express: %s',
    async (address) => {
      const [slow, fast] = await both(address)
      const requested = { ...slow!.headers }
      // The age grows between the two requests, and CORS headers have no effect without an Origin. All others are equal.
      for (const own of [
        'age',
        'date',
        'x-request-id',
        'x-cache',
        'access-control-allow-credentials',
        'access-control-expose-headers',
      ]) {
        delete requested[own]
      }
      expect(fast!.headers).toMatchObject({
        ...requested,
        'x-cache': 'hit',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      })
      expect(fast!.text).toBe(slow!.text)
    },
  )

  test('is a 304 for a client with the current one, and is logged like any other', async () => {
    const [slow] = await both('/magento/products')
    const lines = middleware.log.length
    const again = await api.get('/magento/products').set('if-none-match', slow!.headers['etag'] as string)
    expect([again.status, again.text]).toEqual([304, ''])
    await expect.poll(() => middleware.log.length).toBe(lines + 1)
    expect(JSON.parse(middleware.log.at(-1)!)).toMatchObject({
      route: 'magento/products',
      status: 304,
      cache: 'hit',
    })
  })

  test('is not used for a request with another store in a cookie or header', async () => {
    await both('/magento/products')
    const byCookie = await api.get('/magento/products').set('cookie', 'vsf-store=fr')
    const byHeader = await api.get('/magento/products').set('x-store', 'de')
    expect([byCookie.body.data.store, byHeader.body.data.store]).toEqual(['fr', 'de'])
  })

  test('has the headers for CORS', async () => {
    const [, fast] = await both('/magento/products', { origin: 'http://localhost:3000' })
    expect(fast!.headers['access-control-allow-origin']).toBe('http://localhost:3000')
  })
})

describe('purging', () => {
  test.each([
    ['a product', ['sku:OAK-1'], ['miss', 'hit']],
    ['content', ['cms:about-us'], ['hit', 'miss']],
    ['a domain', ['catalog'], ['miss', 'hit']],
    ['a method', ['cmsPage'], ['hit', 'miss']],
    ['everything', undefined, ['miss', 'miss']],
  ])('%s', async (_what, tags, expected) => {
    const both = async () => [
      await api.get('/magento/products'),
      await api.get('/magento/cmsPage?body=["about-us"]'),
    ]
    await both()
    const response = await purge(tags ? { tags } : {})
    expect([response.status, response.body]).toEqual([
      200,
      { purged: expected.filter((state) => state === 'miss').length },
    ])
    expect((await both()).map(({ headers }) => headers['x-cache'])).toEqual(expected)
  })

  test('needs the secret', async () => {
    expect((await purge({}, 'a-wrong-enough-secret')).status).toBe(403)
    expect((await api.post('/cache/purge').send({})).body.error.code).toBe('WRONG_SECRET')
  })

  test('is refused without a configured secret', async () => {
    const other = await startMiddleware({ commerceUrl: stub.url })
    const response = await supertest(other.url).post('/cache/purge').set('authorization', 'Bearer ').send({})
    await other.stop()
    expect(response.status).toBe(403)
  })
})
