// What reads cost the back end is bounded: by the size of a page, and by how many of them one address may have fetched.
import supertest from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { startMiddleware, startRedis, startStubUpstream } from '../testing/index.ts'

const ANSWER = { data: { products: null } }
const stub = await startStubUpstream({
  products: ANSWER,
  algolia_products: { data: { algolia_products: null } },
})
const env = { TRUST_PROXY: 'loopback', RATE_LIMIT_READ_PER_MINUTE: '2' }
const middleware = await startMiddleware({ commerceUrl: stub.url, env })

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

let words = 0
const search = (word: string) =>
  `/magento/products?body=${encodeURIComponent(JSON.stringify([{ search: word }]))}`
/** A search nobody has made before. */
const newSearch = () => search(`word ${++words}`)
const as = (address: string, path: string, url = middleware.url) =>
  supertest(url).get(path).set('x-forwarded-for', address)

test('an address has so many reads a minute that the cache cannot answer; hits are free', async () => {
  const first = newSearch()
  await as('10.0.0.1', first)
  for (let i = 0; i < 5; i++) expect((await as('10.0.0.1', first)).headers['x-cache']).toBe('hit')
  expect((await as('10.0.0.1', newSearch())).status).toBe(200)
  const queries = stub.requests.length
  const refused = await as('10.0.0.1', newSearch())
  expect([refused.status, refused.body.error.code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(stub.requests).toHaveLength(queries)
  expect((await as('10.0.0.1', first)).status).toBe(200)
  expect((await as('10.0.0.2', newSearch())).status).toBe(200)
})

test('the log has one warning of a visitor and minute, the metrics count every call over the limit', async () => {
  const limited = async () => {
    const { text } = await supertest(middleware.url).get('/metrics')
    return Number(/middleware_rate_limited_total\{group="read"\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  const [before, from] = [await limited(), middleware.log.length]
  for (const address of ['10.0.4.1', '10.0.4.2']) {
    for (let i = 0; i < 6; i++) await as(address, newSearch())
  }
  const lines = middleware.log.slice(from).map((line) => JSON.parse(line))
  expect(await limited()).toBe(before + 8)
  expect(lines.filter(({ status }) => status === 429)).toHaveLength(8)
  expect(lines.filter(({ level }) => level !== 'info')).toMatchObject([
    { level: 'warn', group: 'read', requestId: expect.any(String) },
    { level: 'warn', group: 'read' },
  ])
})

test('POST and GET, with and without an origin, count together', async () => {
  const api = supertest(middleware.url)
  await as('10.0.1.1', newSearch()).set('origin', 'http://localhost:3000')
  await api
    .post('/magento/products')
    .set('x-forwarded-for', '10.0.1.1')
    .send([{ search: 'by post' }])
  expect((await as('10.0.1.1', newSearch())).status).toBe(429)
})

test('the addresses of one IPv6 household count together', async () => {
  for (const host of ['1', '2']) await as(`2001:db8:1:1::${host}`, newSearch())
  expect((await as('2001:db8:1:1::3', newSearch())).status).toBe(429)
})

test('answers say nothing of the count, so that caches may keep them', async () => {
  const { headers } = await as('10.0.2.1', newSearch())
  expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([])
})

test('what a trusted proxy reads for nobody in particular is not counted', async () => {
  for (let i = 0; i < 5; i++) expect((await supertest(middleware.url).get(newSearch())).status).toBe(200)
})

test('processes that share a Redis count together', async () => {
  const redis = await startRedis()
  const shared = { ...env, REDIS_URL: redis.url }
  const both = await Promise.all([1, 2].map(() => startMiddleware({ commerceUrl: stub.url, env: shared })))
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push((await as('10.0.3.1', newSearch(), both[i % 2]?.url)).status)
  expect(statuses).toEqual([200, 200, 429, 429])
  for (const it of both) await it.stop()
  await redis.stop()
})

test.each([
  ['products', 'pageSize'],
  ['productReview', 'pageSize'],
  ['algolia_products', 'hitsPerPage'],
])('%s: a page larger than the shop uses is refused by name', async (method, name) => {
  const response = await supertest(middleware.url)
    .post(`/magento/${method}`)
    .send([{ filter: {}, search: 'bed', query: 'bed', [name]: 101 }])
  expect([response.status, response.body.error.code]).toEqual([400, 'INVALID_ARGUMENTS'])
  expect(response.body.error.message).toContain(name)
})

test('MAX_PAGE_SIZE allows others', async () => {
  const generous = await startMiddleware({ commerceUrl: stub.url, env: { MAX_PAGE_SIZE: '200' } })
  const ask = (pageSize: number) => supertest(generous.url).post('/magento/products').send([{ pageSize }])
  expect((await ask(200)).status).toBe(200)
  expect((await ask(201)).status).toBe(400)
  await generous.stop()
})
