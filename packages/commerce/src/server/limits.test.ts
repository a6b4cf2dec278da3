// What is refused before it runs, through HTTP.
import { afterAll, describe, expect, test } from 'vitest'
import { send } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import { MOST_PRODUCTS } from '../product/product-counter.ts'
import { LIMITS } from './limits.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())

const message = async (query: string, headers = {}) => {
  const { errors, status } = await send(commerce.graphqlUrl, query, { headers })
  return { status, message: errors?.[0]?.message, category: errors?.[0]?.extensions?.category }
}
const nested = (levels: number) =>
  `{ categories { items ${'{ children '.repeat(levels)}{ uid }${' }'.repeat(levels)} } }`

describe('documents', () => {
  test('too deep', async () => {
    expect(await message(nested(22))).toMatchObject({
      status: 200,
      message: 'Max query depth should be 20 but got 23.',
    })
    expect((await message(nested(19))).message).toBeUndefined()
  })

  test.each([500, 1_000, 2_000, 4_000, 10_000])('%i brackets inside one another', async (levels) => {
    for (const query of [
      `{ products(search: ${'['.repeat(levels)}${']'.repeat(levels)}) { total_count } }`,
      `{ products(search: ${'['.repeat(levels)}`,
      '{ categories '.repeat(levels),
      `query ($a: ${'['.repeat(levels)}Int${']'.repeat(levels)}) { storeConfig { locale } }`,
    ]) {
      const { message: text = '' } = await message(query)
      expect(text).not.toBe('')
      expect(text).not.toMatch(/Internal server error|call stack/)
    }
  })

  test('depth hidden in fragments counts, and spreading them again and again costs no time', async () => {
    const fragments = Array.from(
      { length: 30 },
      (_, index) =>
        `fragment F${index} on CategoryTree { children { ...F${index + 1} ...F${index + 1} ...F${index + 1} } }`,
    )
    const query = `{ categories { items { ...F0 } } } ${fragments.join(' ')} fragment F30 on CategoryTree { uid }`
    expect((await message(query)).message).toMatch(/Max query depth should be 20/)
  })

  test('too many fields', async () => {
    const query = `{ storeConfig { ${Array.from({ length: 300 }, () => 'locale').join(' ')} } }`
    expect(await message(query)).toMatchObject({ message: 'Max query complexity should be 300 but got 301.' })
  })

  test('too many aliases', async () => {
    const aliases = Array.from({ length: LIMITS.aliases + 1 }, (_, index) => `a${index}: locale`)
    expect((await message(`{ storeConfig { ${aliases.join(' ')} } }`)).message).toBe(
      'Max aliases in query should be 100 but got 101.',
    )
  })

  test('lists of products inside one another', async () => {
    const levels = 12
    const query = `{ products(filter: {}, pageSize: 300) { items {
      ${'related_products { '.repeat(levels)} sku ${' }'.repeat(levels)} } } }`
    const { errors } = await send(commerce.graphqlUrl, query)
    expect(errors?.[0]).toMatchObject({
      message: `One request may show at most ${MOST_PRODUCTS} products.`,
      extensions: { category: 'graphql-input' },
    })
    expect(errors?.length).toBeLessThanOrEqual(100)
  })

  test('too many tokens', async () => {
    const answer = await message(`{ storeConfig { ${'locale '.repeat(LIMITS.tokens)} } }`)
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.message).toMatch(/^Syntax Error/)
  })

  test('fragments in a circle', async () => {
    const query = '{ categories { items { ...A } } } fragment A on CategoryTree { children { ...A } }'
    expect((await message(query)).message).toMatch(/Cannot spread fragment "A" within itself/)
  })

  test('wrong field, missing variable, broken syntax: as Magento answers', async () => {
    expect(await message('{ storeConfig { nope } }')).toMatchObject({
      status: 200,
      message: 'Cannot query field "nope" on type "StoreConfig".',
    })
    expect((await message('query($id: String!) { cart(cart_id: $id) { id } }')).message).toBe(
      'Variable "$id" of required type "String!" was not provided.',
    )
    expect(await message('{')).toMatchObject({ status: 400 })
  })
})

describe('requests', () => {
  test('an unknown store view or currency', async () => {
    const refused = { status: 400, category: 'graphql-input' }
    expect(await message('{ storeConfig { locale } }', { store: 'german' })).toMatchObject({
      ...refused,
      message: 'Requested store is not found',
    })
    expect(await message('{ storeConfig { locale } }', { 'content-currency': 'USD' })).toMatchObject(refused)
    expect(
      (await message('{ storeConfig { locale } }', { 'content-currency': 'CAD' })).message,
    ).toBeUndefined()
  })

  test('a query over GET runs, a mutation does not', async () => {
    const get = (query: string) => fetch(`${commerce.graphqlUrl}?query=${encodeURIComponent(query)}`)
    const query = await get('{ storeConfig { locale } }')
    expect(await query.json()).toEqual({ data: { storeConfig: { locale: 'en_CA' } } })
    const mutation = await get('mutation { createEmptyCart }')
    expect(mutation.status).toBe(400)
    expect(await mutation.json()).toEqual({
      errors: [
        {
          message: 'Mutation requests allowed only for POST requests',
          extensions: { category: 'graphql-input', code: 'MUTATION_OVER_GET' },
        },
      ],
    })
  })

  test('a body that is too large', async () => {
    const response = await fetch(commerce.graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ storeConfig { locale } }', variables: { x: 'x'.repeat(1_100_000) } }),
    })
    expect(response.status).toBe(413)
  })

  test.each([['not json'], ['[]'], ['{"query": 5}'], ['null']])(
    'a body that is no request: %s',
    async (body) => {
      const response = await fetch(commerce.graphqlUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
    },
  )

  test('health, readiness and unknown addresses', async () => {
    const statuses = await Promise.all(
      ['/healthz', '/readyz', '/nope', '/graphqlx'].map(
        async (path) => (await fetch(commerce.url + path)).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 404, 404])
  })
})
