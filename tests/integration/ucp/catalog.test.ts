// What an agent finds in the catalog, by REST and by MCP, in front of the real back end.
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { ucpErrors } from '@loftwood/middleware/testing/ucp-schemas'
import { afterAll, describe, expect, test } from 'vitest'
import { mcpAgent, profileOf, restAgent, type Json } from '../../fixtures/agent.ts'
import { errorsOf } from './checkouts.ts'

const commerce = await startCommerce()
const shop = await startMiddleware({
  commerceUrl: commerce.graphqlUrl,
  env: { UCP_LOCAL_PROFILES: 'true', RATE_LIMIT_AGENT_PER_MINUTE: '0' },
})
const PROFILE = profileOf(shop.url)
const rest = restAgent(shop.url)
const mcp = await mcpAgent(shop.url)

const CONFIGURABLE = 'LAU-DRS-3'
const SEARCH = 'dev.ucp.shopping.catalog.search'

afterAll(async () => {
  await mcp.client.close()
  await shop.stop()
  await commerce.stop()
})

describe('the profile', () => {
  test('says what the shop offers, and can be cached', async () => {
    const response = await fetch(`${shop.url}/.well-known/ucp`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    const profile = await response.json()
    expect(ucpErrors('profile', profile)).toEqual([])
    const { services, capabilities } = profile.ucp
    expect(Object.keys(capabilities)).toContain(SEARCH)
    const config = {
      store_views: [
        { code: 'default', language: 'en-CA', currency: 'CAD' },
        { code: 'fr', language: 'fr-CA', currency: 'CAD' },
      ],
      languages: ['en-CA', 'fr-CA'],
      currencies: ['CAD'],
    }
    expect(services['dev.ucp.shopping']).toMatchObject([
      { transport: 'rest', endpoint: 'http://localhost:3000/ucp', config },
      { transport: 'mcp', endpoint: 'http://localhost:3000/ucp/mcp', config },
    ])
  })

  test('of a platform to try with is one', async () => {
    expect(ucpErrors('platform', await (await fetch(PROFILE)).json())).toEqual([])
  })
})

describe('a search', () => {
  test('finds products with variants, prices in cents and pictures', async () => {
    const { body } = await rest('/catalog/search', { query: 'bunk bed' })
    expect(body.products.length).toBeLessThanOrEqual(10)
    const [product] = body.products
    expect(product.url).toMatch(/^http:\/\/localhost:3000\/[\w-]+/)
    expect(product.media[0].url).toMatch(/^http:\/\/localhost:3000\/media\/1340\//)
    expect(product.variants[0].price).toEqual({ amount: expect.any(Number), currency: 'CAD' })
    expect(Object.keys(body.ucp.capabilities)).toEqual([SEARCH, 'localhost.shopping.home_fit'])
  })

  test('answers the same by MCP', async () => {
    const request = { query: 'bunk bed', pagination: { limit: 3 } }
    const { body } = await rest('/catalog/search', request)
    expect(await mcp.call('search_catalog', { catalog: request })).toEqual(body)
  })

  test('turns pages, each product once', async () => {
    const ids: string[] = []
    let cursor: string | undefined
    let total: number
    do {
      const pagination = { limit: 7, cursor }
      const { body } = await rest('/catalog/search', { query: 'bunk', pagination })
      ids.push(...body.products.map(({ id }: { id: string }) => id))
      expect(body.products.length).toBeLessThanOrEqual(7)
      ;({ cursor, total_count: total } = body.pagination)
    } while (cursor)
    expect(ids.length).toBe(total)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('by price leaves out the variants outside', async () => {
    const price = { min: 90_000, max: 130_000 }
    const { body } = await rest('/catalog/search', { filters: { price } })
    const amounts = body.products.flatMap(({ variants }: Json) => variants.map((it: Json) => it.price.amount))
    expect(amounts.length).toBeGreaterThan(0)
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(price.min)
    expect(Math.max(...amounts)).toBeLessThanOrEqual(price.max)
  })

  test('by price in a currency that the shop does not have says that it was not applied', async () => {
    const request = { query: 'bunk', filters: { price: { max: 1 } }, context: { currency: 'JPY' } }
    const { body } = await rest('/catalog/search', request)
    expect(body.products.length).toBeGreaterThan(0)
    expect(body.messages).toMatchObject([{ type: 'warning', path: '$.filters.price' }])
  })

  test("by a category that products name finds that category's", async () => {
    const { body } = await rest('/catalog/search', { query: 'mattress' })
    const [{ value }] = body.products[0].categories
    const filtered = await rest('/catalog/search', { filters: { categories: [value] } })
    expect(filtered.body.products.length).toBeGreaterThan(0)
    for (const { categories } of filtered.body.products)
      expect(categories.map((it: Json) => it.value).some((it: string) => it.startsWith(value))).toBe(true)
  })

  test('without a match finds nothing, which is no error', async () => {
    for (const request of [{ query: 'zzqqxx' }, { filters: { categories: ['Submarines'] } }]) {
      const { status, body } = await rest('/catalog/search', request)
      expect([status, body.products]).toEqual([200, []])
    }
  })

  test('is in the language of the context, else of Accept-Language', async () => {
    const inFrench = await rest('/catalog/search', { query: 'lit', context: { language: 'fr' } })
    expect(inFrench.body.products[0].url).toMatch(/^http:\/\/localhost:3000\/fr\//)
    const headers = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }
    expect((await rest('/catalog/search', { query: 'lit' }, { headers })).body).toEqual(inFrench.body)
    const english = { query: 'bed', context: { language: 'en-US' } }
    const { body } = await rest('/catalog/search', english, { headers })
    expect(body.products[0].url).not.toContain('/fr/')
  })

  test('has texts without markup and addresses', async () => {
    const { body } = await rest('/catalog/search', { query: 'bed', pagination: { limit: 50 } })
    const texts = JSON.stringify(body.products.map(({ title, description }: Json) => [title, description]))
    expect(texts).not.toMatch(/<\w|https?:|&nbsp;/)
  })
})

describe('a lookup', () => {
  test('answers products and variants once, with what each id meant', async () => {
    const { body: found } = await rest('/catalog/product', { id: CONFIGURABLE })
    const [first, second] = found.product.variants
    const ids = [CONFIGURABLE, second.id, CONFIGURABLE, 'NO-SUCH-THING', ':', 'a:b:c', '%E0%A4%A']
    const { status, body } = await rest('/catalog/lookup', { ids })
    expect(status).toBe(200)
    expect(body.products).toHaveLength(1)
    expect(body.products[0].variants.map(({ id, inputs }: Json) => [id, inputs])).toEqual([
      [first.id, [{ id: CONFIGURABLE, match: 'featured' }]],
      [second.id, [{ id: second.id, match: 'exact' }]],
    ])
    expect(await mcp.call('lookup_catalog', { catalog: { ids } })).toEqual(body)
  })

  test('of a product without options answers its one variant, by either id', async () => {
    const { body } = await rest('/catalog/lookup', { ids: ['LAU-DSK'] })
    const [{ id }] = body.products[0].variants
    expect((await rest('/catalog/lookup', { ids: [id] })).body.products).toHaveLength(1)
  })

  test('of unknown ids alone is empty, of too many is refused', async () => {
    expect((await rest('/catalog/lookup', { ids: ['NOPE'] })).body.products).toEqual([])
    const ids = Array.from({ length: 51 }, (_, i) => `SKU-${i}`)
    const { status, body } = await rest('/catalog/lookup', { ids })
    expect([status, body.code]).toEqual([400, 'request_too_large'])
  })
})

describe('a product', () => {
  test('has the variant that is selected first, and says which values go with it', async () => {
    const { body } = await rest('/catalog/product', { id: CONFIGURABLE })
    const { options, variants } = body.product
    const chosen = variants.at(-1)
    const selected = chosen.options.map(({ name, label }: Json) => ({ name, label }))
    const { body: then } = await rest('/catalog/product', { id: CONFIGURABLE, selected })
    expect(then.product.variants[0].id).toBe(chosen.id)
    expect(then.product.selected).toEqual(chosen.options)
    expect(then.product.variants).toHaveLength(variants.length)
    expect(options.flatMap(({ values }: Json) => values)).toContainEqual(
      expect.objectContaining({ exists: true, available: expect.any(Boolean) }),
    )
    expect(await mcp.call('get_product', { catalog: { id: chosen.id } })).toEqual(then)
  })

  test('gives way in the options that matter least', async () => {
    const { body } = await rest('/catalog/product', { id: CONFIGURABLE })
    const [axis] = body.product.options
    const selected = [
      { name: 'No such option', label: 'x' },
      { name: axis.name, label: axis.values.at(-1).label },
    ]
    const preferences = [axis.name, 'No such option']
    const { body: then } = await rest('/catalog/product', { id: CONFIGURABLE, selected, preferences })
    expect(then.product.selected).toContainEqual(
      expect.objectContaining({ name: axis.name, label: axis.values.at(-1).label }),
    )
  })

  test('that is not there is an answer with the reason', async () => {
    for (const id of ['NO-SUCH-THING', `${CONFIGURABLE}:NO-SUCH-VARIANT`]) {
      const { status, body } = await rest('/catalog/product', { id })
      expect([status, errorsOf(body)]).toEqual([200, ['not_found']])
      expect(await mcp.call('get_product', { catalog: { id } })).toEqual(body)
    }
  })
})

describe('what cannot be handled', () => {
  const search = { query: 'bed' }
  const post = async (headers: Record<string, string>, body = JSON.stringify(search)) => {
    const response = await fetch(`${shop.url}/ucp/catalog/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return [response.status, (await response.json()).code]
  }

  test('a profile that is missing, no address, or not to be had', async () => {
    expect(await post({})).toEqual([400, 'invalid_profile_url'])
    expect(await post({ 'ucp-agent': 'profile=abc' })).toEqual([400, 'invalid_profile_url'])
    expect(await post({ 'ucp-agent': 'profile="http://example.com/p"' })).toEqual([
      400,
      'invalid_profile_url',
    ])
    expect(await post({ 'ucp-agent': `profile="${shop.url}/nothing"` })).toEqual([424, 'profile_unreachable'])
    expect(await post({ 'ucp-agent': `profile="${shop.url}/readyz"` })).toEqual([422, 'profile_malformed'])
    expect(await post({ 'ucp-agent': `a=1, profile="${PROFILE}";v=1, b` })).toEqual([200, undefined])
  })

  test('a request that is empty, no JSON, or asks for nothing', async () => {
    const agent = { 'ucp-agent': `profile="${PROFILE}"` }
    expect(await post(agent, '{')).toEqual([400, 'invalid_json'])
    expect(await post(agent, '{}')).toEqual([400, 'invalid_request'])
    expect(await post(agent, '{"query":7}')).toEqual([400, 'invalid_request'])
    expect(await post({ ...agent, 'content-type': 'text/plain' })).toEqual([415, 'unsupported_media_type'])
  })

  test('by MCP has the same status and reason', async () => {
    const call = async (args: object) => {
      const response = await fetch(`${shop.url}/ucp/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 7,
          method: 'tools/call',
          params: { name: 'search_catalog', arguments: args },
        }),
      })
      const { id, error } = await response.json()
      return [response.status, id, error.code, error.data.code]
    }
    const meta = { 'ucp-agent': { profile: PROFILE } }
    expect(await call({ catalog: search })).toEqual([400, 7, -32_001, 'invalid_profile_url'])
    expect(await call({ meta })).toEqual([400, 7, -32_602, 'invalid_request'])
    expect(await call({ meta, catalog: {} })).toEqual([400, 7, -32_602, 'invalid_request'])
  })

  test('by MCP an unknown tool', async () => {
    await expect(mcp.call('place_order', {})).rejects.toThrow('place_order')
  })
})

test('tools are described with their schemas', async () => {
  const { tools } = await mcp.client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['search_catalog', 'lookup_catalog', 'get_product']),
  )
  expect(tools[0]?.inputSchema.required).toEqual(['meta', 'catalog'])
})

test('switched off, there is nothing', async () => {
  const off = await startMiddleware({ commerceUrl: commerce.graphqlUrl, env: { UCP: 'off' } })
  const statuses = await Promise.all(
    ['/.well-known/ucp', '/ucp/catalog/search'].map((path) => fetch(off.url + path).then((it) => it.status)),
  )
  await off.stop()
  expect(statuses).toEqual([404, 404])
})
