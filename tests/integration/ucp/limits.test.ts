// What agents may cost: requests that never end or come twice, profiles to fetch, and what is stored of them.
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware, startRedis, type TestMiddleware } from '@loftwood/middleware/testing'
import { createClient } from '@redis/client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { profileOf, restAgent, type Json } from '../../fixtures/agent.ts'

const commerce = await startCommerce()
const started: TestMiddleware[] = []
let lines: { item: { id: string }; quantity: number }[]

/** A shop, and the address of a platform's profile. */
async function start(env: Record<string, string> = {}) {
  const shop = await startMiddleware({
    commerceUrl: commerce.graphqlUrl,
    env: { UCP_LOCAL_PROFILES: 'true', ...env },
  })
  started.push(shop)
  return { url: shop.url, profile: profileOf(shop.url), rest: restAgent(shop.url) }
}

beforeAll(async () => {
  const { rest } = await start()
  const request = { query: 'bed', pagination: { limit: 50 } }
  const { body } = await rest('/catalog/search', request)
  lines = body.products
    .flatMap(({ variants }: Json) => variants)
    .filter(({ availability }: Json) => availability.available)
    .map(({ id }: Json) => ({ item: { id }, quantity: 1 }))
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((shop) => shop.stop()))
})
afterAll(() => commerce.stop())

describe('tools', () => {
  const call = (profile: string, id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: {
      name: 'create_cart',
      arguments: { meta: { 'ucp-agent': { profile } }, cart: { line_items: lines.slice(0, 1) } },
    },
  })
  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/ucp/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
    })

  test.each(['GET', 'HEAD', 'DELETE', 'PUT'])('are called by POST, not by %s', async (method) => {
    const { url } = await start()
    const headers = { accept: 'text/event-stream' }
    const response = await fetch(`${url}/ucp/mcp`, { method, headers, signal: AbortSignal.timeout(3_000) })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('do not run for a request that is refused', async () => {
    const { url, profile } = await start({ RATE_LIMIT_PLATFORM_PER_MINUTE: '1' })
    const one = call(profile, 1)
    expect((await post(url, one, { accept: 'application/json' })).status).toBe(406)
    expect((await post(url, one, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400)
    expect((await post(url, [one, call(profile, 2)])).status).toBe(400)
    // None of them has made a cart.
    expect((await post(url, one)).status).toBe(200)
    expect((await post(url, one)).status).toBe(429)
  })
})

describe('profiles', () => {
  test('that have to be fetched are limited for each address; known ones are not', async () => {
    const { url, profile } = await start({ RATE_LIMIT_PROFILE_PER_MINUTE: '2' })
    const search = (address: string) => restAgent(url, address)('/catalog/search', { query: 'bed' })
    const answers: [number, string | undefined][] = []
    for (const name of ['a', 'b', 'c', 'a']) {
      const { status, body } = await search(`${profile}?${name}`)
      answers.push([status, body.code])
    }
    expect(answers).toEqual([
      [200, undefined],
      [200, undefined],
      [429, 'rate_limited'],
      [200, undefined],
    ])
  })

  test.each([
    ['a platform', { RATE_LIMIT_PLATFORM_PER_MINUTE: '1' }],
    ['an address', { RATE_LIMIT_PLATFORM_PER_MINUTE: '0', RATE_LIMIT_CREATION_PER_MINUTE: '1' }],
  ])('at other addresses do not raise the limit of %s', async (_, env) => {
    const { url, profile } = await start(env)
    const statuses: number[] = []
    for (const name of ['a', 'b']) {
      const rest = restAgent(url, `${profile}?${name}`)
      statuses.push((await rest('/carts', { line_items: lines.slice(0, 1) })).status)
    }
    expect(statuses).toEqual([201, 429])
  })
})

test('a cart that an update makes because an address was taken back counts against the platform', async () => {
  const { rest } = await start({ RATE_LIMIT_PLATFORM_PER_MINUTE: '2' })
  const request = { line_items: lines.slice(0, 1) }
  const named = { ...request, buyer: { email: 'ann@example.com' } }
  const { status, body } = await rest('/checkout-sessions', named)
  const statuses = [status]
  for (const next of [request, named, request, named])
    statuses.push((await rest(`/checkout-sessions/${body.id}`, next, { method: 'PUT' })).status)
  // The second one without the address would make a third cart.
  expect(statuses).toEqual([201, 200, 200, 429, 200])
})

describe('with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  test('answers of keys are stored sealed and short, and the repeated answer is the same', async () => {
    const { rest } = await start({ REDIS_URL: redis.url })
    const create = async (count: number) => {
      const headers = { 'idempotency-key': `of-${count}` }
      const { status, body } = await rest('/carts', { line_items: lines.slice(0, count) }, { headers })
      return { status, body }
    }
    for (const count of [1, 30]) {
      const first = await create(count)
      expect(first.status).toBe(201)
      expect(await create(count)).toEqual(first)
      expect(JSON.stringify(first.body).length > 8_192).toBe(count > 1)
    }
    const client = await createClient({ url: redis.url }).connect()
    const values = await Promise.all((await client.keys('*:memory:*')).map((name) => client.get(name)))
    client.destroy()
    expect(values.length).toBeGreaterThanOrEqual(2)
    for (const value of values) {
      expect(value).not.toContain('line_items')
      expect(value?.length).toBeLessThanOrEqual(8_192)
    }
  })
})
