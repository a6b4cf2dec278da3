// The shop's own extension: what a home needs for a product, for who negotiates it, by the schema that the shop serves.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { extensionErrors, ucpErrors } from '@loftwood/middleware/testing/ucp-schemas'
import { afterAll, describe, expect, test } from 'vitest'
import { mcpAgent, profileOf, restAgent, type Json } from '../../fixtures/agent.ts'

const NAME = 'localhost.shopping.home_fit'
const SEARCH = 'dev.ucp.shopping.catalog.search'
const LOOKUP = 'dev.ucp.shopping.catalog.lookup'
const BUNK = 'LAU-BNK-HI'

const commerce = await startCommerce()
const start = (env: Record<string, string> = {}) =>
  startMiddleware({
    commerceUrl: commerce.graphqlUrl,
    env: { UCP_LOCAL_PROFILES: 'true', RATE_LIMIT_AGENT_PER_MINUTE: '0', ...env },
  })
const shop = await start()
const rest = restAgent(shop.url)
const mcp = await mcpAgent(shop.url)
const schema = await readSchema()

afterAll(async () => {
  await mcp.client.close()
  await shop.stop()
  await commerce.stop()
})

/** The schema at the address that the profile names. */
async function readSchema(): Promise<Json> {
  const { ucp } = (await (await fetch(`${shop.url}/.well-known/ucp`)).json()) as Json
  const [entry] = ucp.capabilities[NAME]
  const documents = 'http://localhost:3000/ucp/schemas/home-fit'
  expect(entry).toEqual({
    version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    spec: `${documents}.txt`,
    schema: `${documents}.json`,
    extends: [SEARCH, LOOKUP],
  })
  const read = (url: string) => fetch(url.replace('http://localhost:3000', shop.url))
  const response = await read(entry.schema)
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await (await read(entry.spec)).text()).toContain('ceiling_least_in: Lowest ceiling')
  return response.json()
}

const bunk = async (): Promise<Json> => (await rest('/catalog/product', { id: BUNK })).body.product

describe('what a home needs', () => {
  test('is in the answers of search, lookup and product, by their schema', async () => {
    const search = { query: 'bed', pagination: { limit: 50 } }
    const { body: found } = await rest('/catalog/search', search)
    expect(found.ucp.capabilities[NAME]).toHaveLength(1)
    expect(extensionErrors(schema, SEARCH, found)).toEqual([])
    expect(found.products.filter((product: Json) => product[NAME]).length).toBeGreaterThan(5)
    const ids = [BUNK, ...found.products.slice(0, 20).map(({ id }: Json) => id)]
    const { body: looked } = await rest('/catalog/lookup', { ids })
    expect(extensionErrors(schema, LOOKUP, looked)).toEqual([])
    const { body: one } = await rest('/catalog/product', { id: BUNK })
    expect(extensionErrors(schema, LOOKUP, one)).toEqual([])
    expect(looked.products[0][NAME]).toEqual(one.product[NAME])
    expect(await mcp.call('get_product', { catalog: { id: BUNK } })).toEqual(one)
    // The schema knows the fields.
    const wrong = { ...one, product: { ...one.product, [NAME]: { ...one.product[NAME], height_in: 'tall' } } }
    expect(extensionErrors(schema, LOOKUP, wrong)).not.toEqual([])
  })

  test('is said of a mattress, and of variants where they differ', async () => {
    const { body } = await rest('/catalog/search', { query: 'mattress' })
    const [{ mattress }] = body.products.flatMap((product: Json) => product[NAME] ?? [])
    expect(mattress.thickness_in).toBeGreaterThan(2)
    const all = await rest('/catalog/search', { query: 'bed', pagination: { limit: 50 } })
    const own = all.body.products.flatMap((product: Json) =>
      product.variants.flatMap((variant: Json) => (variant[NAME] ? [[variant[NAME], product[NAME]]] : [])),
    )
    expect(own.length).toBeGreaterThan(0)
    for (const [ofVariant, ofProduct] of own) expect(ofVariant).not.toEqual(ofProduct)
  })

  test('agrees with the tool that checks a bed', async () => {
    const facts = (await bunk())[NAME]
    const check = async (args: object): Promise<boolean[]> => {
      const { structuredContent } = await mcp.client.callTool({
        name: 'check_bed_fits_room',
        arguments: { bed_sku: BUNK, ...args },
      })
      return (structuredContent as Json).checks.map(({ fits }: Json) => fits)
    }
    const { ceiling_least_in: ceiling, door_narrowest_in: width, door_lowest_in: height } = facts
    expect(await check({ ceiling_height_in: ceiling, door: { width_in: width, height_in: height } })).toEqual(
      [true, true],
    )
    expect(
      await check({ ceiling_height_in: ceiling - 1, door: { width_in: width - 1, height_in: height } }),
    ).toEqual([false, false])
    expect(facts.places.map(({ youngest_years: age }: Json) => age)).toContain(6)
    expect(facts.sleepers_at_most).toBe(facts.places.length)
  })

  test('is only for platforms that have the extension, in its version', async () => {
    const sample = (await (await fetch(profileOf(shop.url))).json()) as Json
    const { [NAME]: entries, ...others } = sample.ucp.capabilities
    const capabilities: Json[] = [others, { ...others, [NAME]: [{ ...entries[0], version: '2020-01-01' }] }]
    const server = createServer(({ url = '' }, response) => {
      const own = { ...sample, ucp: { ...sample.ucp, capabilities: capabilities[Number(url.slice(1))] } }
      response.end(JSON.stringify(own))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    for (const index of capabilities.keys()) {
      const other = restAgent(shop.url, `http://127.0.0.1:${port}/${index}`)
      const { body } = await other('/catalog/product', { id: BUNK })
      expect(JSON.stringify(body)).not.toContain('home_fit')
    }
    server.close()
  })
})

test.each([
  ['https://www.my-shop.ca', 'ca.my_shop.www.shopping.home_fit'],
  ['https://shop.example:8443', 'example.shop.shopping.home_fit'],
  ['https://203.0.113.7', undefined],
])('a shop at %s has the name %s', async (publicUrl, name) => {
  const other = await start({ PUBLIC_URL: publicUrl, UCP_LOCAL_PROFILES: 'false' })
  const answer = (await (await fetch(`${other.url}/.well-known/ucp`)).json()) as Json
  await other.stop()
  expect(ucpErrors('profile', answer)).toEqual([])
  const own = Object.entries<Json>(answer.ucp.capabilities).filter(([key]) => !key.startsWith('dev.ucp.'))
  expect(own.map(([key]) => key)).toEqual(name === undefined ? [] : [name])
  for (const [, [{ spec, schema: address }]] of own)
    expect([spec, address].every((url) => url.startsWith(`${publicUrl}/`))).toBe(true)
})

test('its documents are not counted, nor say how much a caller has left, for caches store them', async () => {
  const other = await start({ RATE_LIMIT_AGENT_PER_MINUTE: '1' })
  for (const document of ['home-fit.json', 'home-fit.json', 'home-fit.txt']) {
    const { status, headers } = await fetch(`${other.url}/ucp/schemas/${document}`)
    const counts = [...headers.keys()].filter((name) => name.startsWith('ratelimit'))
    expect([status, headers.get('cache-control'), counts]).toEqual([200, 'public, max-age=300', []])
  }
  await other.stop()
})
