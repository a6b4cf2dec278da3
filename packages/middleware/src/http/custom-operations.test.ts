// Documents that callers write themselves: what is let through, and what is not.
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'

const answer = { data: { storeConfig: { store_name: 'Loftwood' } } }
const stub = await startStubUpstream({ shop: answer, '': answer })
const middleware = await startMiddleware({ commerceUrl: stub.url, env: { CUSTOM_OPERATIONS: 'true' } })
const api = supertest(middleware.url)
const query = 'query shop($id: String) { storeConfig { store_name } }'
const ask = (document: string) => api.post('/magento/customQuery').send({ query: document })
const change = (document: string) => api.post('/magento/customMutation').send({ mutation: document })

beforeEach(() => {
  stub.requests.length = 0
})
afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('a document of the caller', () => {
  test('is sent as it is, with its variables, in the wire of the existing SDK', async () => {
    const call = {
      query,
      queryVariables: { id: 'a', other: 1 },
      fetchPolicy: 'no-cache',
      customHeaders: null,
    }
    const response = await api.post('/magento/customQuery').send(call)
    expect([response.status, response.body]).toEqual([200, answer])
    expect(stub.requests[0]).toMatchObject({
      verb: 'POST',
      query,
      operationName: 'shop',
      variables: { id: 'a' },
    })
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  test('needs no name', async () => {
    stub.answers['null'] = answer
    expect((await ask('{ storeConfig { store_name } }')).body).toEqual(answer)
    expect(stub.requests[0]?.operationName).toBeNull()
  })

  test('travels with store, currency and token of the session', async () => {
    const cookie = 'vsf-customer=her.token; vsf-store=fr'
    await api.post('/magento/customQuery').set('cookie', cookie).send({ query })
    expect(stub.requests[0]?.headers).toMatchObject({ authorization: 'Bearer her.token', store: 'fr' })
  })

  test('sets headers of the allow-list only', async () => {
    const customHeaders = {
      store: 'de',
      'x-forwarded-for': '1.1.1.1',
      cookie: 'a=b',
      host: 'elsewhere',
      'x-magento-init': '1',
    }
    await api.post('/magento/customQuery').send({ query, customHeaders })
    const { headers } = stub.requests[0]!
    expect(headers['store']).toBe('de')
    expect(headers['x-forwarded-for']).not.toContain('1.1.1.1')
    expect(headers).not.toHaveProperty('x-magento-init')
    expect(headers).not.toHaveProperty('cookie')
    expect(headers['host']).toBe(new URL(stub.url).host)
  })

  test('may change what has no rules', async () => {
    stub.answers['null'] = { data: { clearWishlist: true } }
    expect((await change('mutation { clearWishlist }')).body.data).toEqual({ clearWishlist: true })
  })
})

const deep = (levels: number) => `query shop ${'{ a '.repeat(levels)}${'}'.repeat(levels)}`
const bomb = Array.from({ length: 40 }, (_, i) => `fragment F${i} on A { ...F${i + 1} ...F${i + 1} }`).join(
  ' ',
)

describe('is refused', () => {
  test.each([
    ['no GraphQL', '{ a', /cannot be read: Syntax Error/],
    ['too deep', deep(13), /more than 12 levels/],
    [
      'too deep in fragments',
      `query shop { a { ...F } } fragment F on A ${deep(12).slice(11)}`,
      /more than 12 levels/,
    ],
    ['too many aliases', `{ ${Array.from({ length: 21 }, (_, i) => `a${i}: b`).join(' ')} }`, /20 aliases/],
    ['too many root fields', '{ a b c d e f }', /more than 5 root fields/],
    ['too long', `{ a(b: "${'x'.repeat(17_000)}") }`, /more than 16384 bytes/],
    // Which comes first, the end of the stack or the limit, depends on what V8 has compiled by then.
    ['10,000 brackets', `{ a(b: ${'['.repeat(10_000)}`, /nested too deeply|more than 2000 tokens/],
    ['too many words', `{ a { ${'b '.repeat(2_100)} } }`, /cannot be read/],
    [
      'fragments in a circle',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      /within itself/,
    ],
    ['a fragment that is not there', '{ ...A }', /no fragment A/],
    ['two operations', 'query a { a } query b { b }', /must be one query/],
    ['a mutation as a query', 'mutation { createEmptyCart }', /must be one query/],
    ['a subscription', 'subscription { a }', /must be one query/],
    ['the schema', '{ __schema { types { name } } }', /asks for the schema/],
    [
      'the schema by a fragment',
      '{ ...A } fragment A on Query { __type(name: "A") { name } }',
      /asks for the schema/,
    ],
    [
      'what is rate-limited',
      'query { isEmailAvailable(email: "a@b.ca") { is_email_available } }',
      /use the method isEmailAvailable/,
    ],
  ])('%s', async (_what, document, message) => {
    const response = await ask(document)
    expect([response.status, response.body.error.code]).toEqual([400, 'INVALID_ARGUMENTS'])
    expect(response.body.error.message).toMatch(message)
    expect(stub.requests).toEqual([])
  })

  test('a document that grows by its fragments, at once', async () => {
    const startedAt = performance.now()
    const response = await ask(`{ a { ...F0 } } ${bomb} fragment F40 on A { x: b y: b }`)
    expect([response.status, response.body.error.message]).toEqual([
      400,
      expect.stringMatching(/more than 20 aliases/),
    ])
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })

  test.each([
    'generateCustomerToken',
    'placeOrder',
    'applyCouponToCart',
    'revokeRememberMeToken',
    'createCustomerV2',
    'setPaymentMethodAndPlaceOrder',
    'createCustomer',
    'updateCustomer',
    'generateCustomerTokenAsAdmin',
    'applyCouponsToCart',
  ])('a mutation with rules of its own, also by another name: %s', async (field) => {
    const response = await change(`mutation { harmless: ${field}(input: {}) { x } }`)
    expect([response.status, response.body.error.message]).toEqual([
      400,
      expect.stringContaining('use the method'),
    ])
    expect(stub.requests).toEqual([])
  })
})

test('names that callers give their documents are no labels of the metrics', async () => {
  await ask('query SECRET_NAME { storeConfig { store_name } }')
  const { text } = await api.get('/metrics')
  expect(text).toContain('operation="customQuery"')
  expect(text).not.toContain('SECRET_NAME')
})

test('in production it is switched off unless the configuration says otherwise', async () => {
  const production = await startMiddleware({ commerceUrl: stub.url, env: { NODE_ENV: 'production' } })
  const response = await supertest(production.url).post('/magento/customQuery').send({ query })
  const capabilities = await supertest(production.url).get('/capabilities')
  await production.stop()
  expect([response.status, response.body.error.code]).toEqual([501, 'NOT_SUPPORTED'])
  expect(response.body.error.message).toBe('customQuery is switched off here')
  expect(capabilities.body.magento.methods.customQuery).toMatchObject({
    supported: false,
    reason: 'switched off',
  })
  expect(stub.requests).toEqual([])
})
