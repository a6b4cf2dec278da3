// The API reference: valid, complete, and true to what the methods take.
import { Validator } from '@seriousme/openapi-schema-validator'
import supertest from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { readArguments } from '../integrations/commerce/arguments.ts'
import type { Method } from '../integrations/commerce/methods/method.ts'
import { INTEGRATIONS } from '../integrations/integrations.ts'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'

interface OpenApi {
  paths: Record<string, Record<string, { summary: string; responses: object }>>
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

describe('/docs', () => {
  test('has every method, error and cookie, and runs no script', async () => {
    const { text, headers } = await api.get('/docs')
    expect(headers['content-type']).toContain('text/html')
    for (const { integration, name } of methods)
      expect(text).toContain(`<section id="${integration}-${name}">`)
    for (const word of ['CART_NOT_FOUND', 'vsf-session']) expect(text).toContain(word)
    expect(text).not.toMatch(/<script|undefined<|\[object/)
  })
})

test.each(methods)('the example of $integration/$name is one the method takes', ({ name, method }) => {
  const { args, example } = method
  expect(readArguments(name, args, example).variables).toBeTypeOf('object')
})
