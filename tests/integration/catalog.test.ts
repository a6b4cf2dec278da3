// Every public method against the real back end, through the typed client.
import { ClientError, createClient } from '@loftwood/client'
import { startCommerce } from '@loftwood/commerce/testing'
import { methodTables, startMiddleware } from '@loftwood/middleware/testing'
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import { afterAll, describe, expect, test } from 'vitest'
import { MAGENTO_SETTINGS, ONLY_MAGENTO } from './example-calls.ts'

interface OpenApi {
  paths: Record<
    string,
    { post: { responses: { 200: { content: { 'application/json': { schema: object } } } } } }
  >
  components: object
}

const commerce = await startCommerce()
const middleware = await startMiddleware({
  commerceUrl: commerce.graphqlUrl,
  env: {
    CUSTOM_OPERATIONS: 'true',
    RATE_LIMIT_ACCOUNT_PER_MINUTE: '0',
    RATE_LIMIT_LOOKUP_PER_MINUTE: '0',
    RATE_LIMIT_LOGIN_PER_MINUTE: '0',
  },
})
const verbs = new Map<string, string>()
const recordingFetch: typeof fetch = (input, init) => {
  verbs.set(new URL(input as string).pathname.split('/').at(-1) ?? '', init?.method ?? 'GET')
  return fetch(input, init)
}
const client = createClient({ url: middleware.url, fetch: recordingFetch })
const methods = client.magento as unknown as Record<
  string,
  (...args: unknown[]) => Promise<Record<string, unknown>>
>
const rows = Object.entries(methodTables.magento)

afterAll(async () => {
  await middleware.stop()
  await commerce.stop()
})

function objectsWithoutTypename(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => objectsWithoutTypename(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, item]) =>
    objectsWithoutTypename(item, `${path}.${name}`),
  )
  return '__typename' in value ? inner : [path, ...inner]
}

/** Methods that the embedded back end answers with null: settings say what its captcha is, and it has no keys for payments. */
const UNANSWERED: ReadonlySet<string> = new Set([
  'onlinePaymentConfig',
  'recaptchaFormConfig',
  'recaptchaV3Config',
])

describe('the example of every public method', () => {
  test.each(rows.filter(([, { access }]) => access === 'public'))('%s', async (name, { example }) => {
    const data = await methods[name]?.(...example)
    const [root] = Object.values(data ?? {})
    expect(Boolean(root), 'has data: without any its resolver is missing').toBe(!UNANSWERED.has(name))
    expect(Object.values(data ?? {}).flatMap((value) => objectsWithoutTypename(value))).toEqual([])
    expect(verbs.get(name), 'its verb: publicReads of the client names it').toBe('GET')
  })
})

describe('the API reference', async () => {
  const { paths, components } = (await (await fetch(`${middleware.url}/openapi.json`)).json()) as OpenApi
  const ajv = new Ajv({ strict: false })

  test.each(rows.filter(([, { access }]) => access === 'public'))(
    'is true to %s',
    async (name, { example }) => {
      const post = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(example),
      }
      const answer: unknown = await (await fetch(`${middleware.url}/magento/${name}`, post)).json()
      const schema = paths[`/magento/${name}`]?.post.responses['200'].content['application/json'].schema
      const validate = ajv.compile({ ...schema, components })
      expect(validate(answer) ? [] : validate.errors).toEqual([])
    },
  )
})

describe('the example of every personal method, sent by a stranger', () => {
  const stranger = createClient({ url: middleware.url, fetch: recordingFetch })
    .magento as unknown as typeof methods
  /** Expected user errors for a visitor without cart, account or order. */
  const USER_ERRORS = ['CART_NOT_FOUND', 'INVALID_ARGUMENTS', 'GRAPHQL_ERROR']
  const personal = rows.filter(([name, { access }]) => access === 'personal' && !ONLY_MAGENTO.includes(name))

  test.each(personal)('%s', async (name, { example }) => {
    const call = stranger[name]?.(...example)
    const error: unknown = await call?.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (error !== undefined) {
      expect(error).toBeInstanceOf(ClientError)
      const { code, errors, message } = error as ClientError
      expect(USER_ERRORS, message).toContain(code)
      expect(message).not.toMatch(/internal server error/i)
      for (const { extensions } of errors) expect(extensions?.category).toMatch(/^graphql-/)
    }
    expect(verbs.get(name)).toBe('POST')
  })
})

test('the embedded back end supports everything but what only a Magento has', async () => {
  const { magento } = (await (await fetch(`${middleware.url}/capabilities`)).json()) as {
    magento: { isSchemaKnown: boolean; methods: Record<string, { supported: boolean; leftOut: string[] }> }
  }
  expect(magento.isSchemaKnown).toBe(true)
  const limited = Object.entries(magento.methods).filter(
    ([, { supported, leftOut }]) => !supported || leftOut.length > 0,
  )
  expect(limited.map(([name]) => name).toSorted()).toEqual([...ONLY_MAGENTO, ...MAGENTO_SETTINGS].toSorted())
})

test('prices at the door come for 50 items at once, as the shop sends them, and for no more', async () => {
  const pricesOf = (length: number) =>
    client.magento.deliveredPrices({
      items: Array.from({ length }, () => ({ sku: 'NONE' })),
      region_code: 'ON',
    })
  expect((await pricesOf(50)).deliveredPrices).toHaveLength(50)
  await expect(pricesOf(51)).rejects.toMatchObject({ code: 'INVALID_ARGUMENTS' })
})

test('each store speaks its language', async () => {
  const inFrench = createClient({ url: middleware.url, store: 'fr' })
  const [en, fr] = await Promise.all([client, inFrench].map(({ magento }) => magento.cmsPage('about-us')))
  expect(en?.cmsPage?.title).toBe('About us')
  expect(fr?.cmsPage?.title).not.toBe('About us')
})

test('products come 14 a page unless said otherwise', async () => {
  const { products } = await client.magento.products({ search: 'bed' })
  expect(products?.items).toHaveLength(14)
})

test('a user error of the back end passes through with message and category', async () => {
  await expect(client.magento.products({})).rejects.toMatchObject({
    code: 'GRAPHQL_ERROR',
    errors: [{ extensions: { category: 'graphql-input' } }],
  })
})

test('what does not exist is nothing, not an error', async () => {
  expect((await client.magento.route('/no-such-page')).route).toBeNull()
  expect(
    (await client.magento.productDetails({ filter: { url_key: { eq: 'no-such-bed' } } })).products?.items,
  ).toEqual([])
})
