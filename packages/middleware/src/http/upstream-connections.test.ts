// How the back end is connected to.
import type { ServerResponse } from 'node:http'
import { introspectionFromSchema } from 'graphql'
import supertest from 'supertest'
import { expect, test } from 'vitest'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'
import { magentoSchema } from '../testing/magento-schema.ts'

test('calls one after the other share a connection: one for public reads, one for all else', async () => {
  const ports = new Set<number | undefined>()
  const answer = (_request: unknown, response: ServerResponse) => {
    ports.add(response.socket?.remotePort)
    return { data: {} }
  }
  // Without a schema the middleware would ask for it again between the calls.
  const introspection = { data: introspectionFromSchema(magentoSchema('2.4.7-p3')) }
  const answers = { introspection, cart: answer, storeConfig: answer, createEmptyCart: answer }
  const stub = await startStubUpstream(answers)
  const middleware = await startMiddleware({ commerceUrl: stub.url, env: { CACHE_MAX_MB: '0' } })
  const api = supertest(middleware.url)
  for (let i = 0; i < 3; i++) {
    await api.get('/magento/storeConfig')
    await api.post('/magento/cart').send(['abc'])
    await api.post('/magento/createEmptyCart').send([])
  }
  await middleware.stop()
  await stub.stop()
  expect(stub.requests).toHaveLength(9)
  expect(ports.size).toBe(2)
})
