// The API reference: valid, complete, and true to what the methods take.
import { Validator } from '@seriousme/openapi-schema-validator'
import supertest from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { readArguments } from '../integrations/commerce/arguments.ts'
import type { Method } from '../integrations/commerce/methods/method.ts'
import { INTEGRATIONS } from '../integrations/integrations.ts'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'

interface Operation {
  tags: string[]
  responses: Record<string, { description: string }>
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  tags: { name: string }[]
  components: { schemas: Record<string, unknown> }
}

const stub = await startStubUpstream()
const middleware = await startMiddleware({ commerceUrl: stub.url })
const api = supertest(middleware.url)
const methods = Object.entries(INTEGRATIONS as unknown as Record<string, Record<string, Method>>).flatMap(
  ([integration, table]) => Object.entries(table).map(([name, method]) => ({ integration, name, method })),
)

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('/openapi.json', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { body } = await api.get('/openapi.json')
    expect(await new Validator().validate(body as Record<string, unknown>)).toMatchObject({ valid: true })
  })

  test('has every method with its verbs', async () => {
    const { paths } = (await api.get('/openapi.json')).body as OpenApi
    const verbs = Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, Object.keys(item)]))
    const expected = methods.map(({ integration, name, method: { kind } }) => [
      `/${integration}/${name}`,
      kind === 'read' ? ['post', 'get'] : ['post'],
    ])
    expect(verbs).toEqual(Object.fromEntries(expected))
  })

  test('refers to no component it does not have', async () => {
    const { text, body } = await api.get('/openapi.json')
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    const { schemas } = (body as OpenApi).components
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !(name! in schemas))).toEqual([])
  })
})

test('operations are grouped by domain, and say what they do and which errors they end with', async () => {
  const { body } = await api.get('/openapi.json')
  const { tags, paths } = body as OpenApi
  const names = tags.map(({ name }) => name)
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    expect(names).toContain(operation.tags[0])
    expect(operation).toMatchObject({ tags: [expect.any(String)], description: expect.stringMatching(/\.$/) })
  }
  const { responses } = paths['/magento/placeOrder']!['post']!
  expect(responses['default']!.description).toMatch(
    /- 404 `CART_NOT_FOUND`.*\n(?:.*\n)*- 504 `ORDER_UNCONFIRMED`/,
  )
})

describe('/docs', () => {
  test('is a page with files of its own host, and no script within', async () => {
    const { text } = await api.get('/docs').expect('content-type', /text\/html/)
    const files = [...text.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, file]) => file)
    expect(files).toEqual(['docs/swagger-ui.css', 'docs/swagger-ui-bundle.js', 'docs/start.js'])
    for (const file of files) await api.get(`/${file}`).expect(200)
    expect(text).not.toMatch(/https?:|<script>/)
  })

  test('has no other file of the package', async () => {
    await api.get('/docs/package.json').expect(404)
  })
})

test.each(methods)('the example of $integration/$name is one the method takes', ({ name, method }) => {
  const { args, example } = method
  expect(readArguments(name, args, example).variables).toBeTypeOf('object')
})
