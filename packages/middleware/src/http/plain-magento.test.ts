// In front of a plain Magento: what of a call it is sent, and what callers get of answers that failed in parts.
import { introspectionFromSchema } from 'graphql'
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream, type TestMiddleware } from '../testing/index.ts'
import { magentoSchema } from '../testing/magento-schema.ts'

const introspectionOf = (release: string) => ({ data: introspectionFromSchema(magentoSchema(release)) })
const stub = await startStubUpstream({ introspection: introspectionOf('2.4.7-p3') })
const middleware = await startMiddleware({ commerceUrl: stub.url })

beforeEach(() => {
  stub.requests.length = 0
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('the release', () => {
  const releaseOf = async (it: TestMiddleware) =>
    (await supertest(it.url).get('/capabilities')).body.magento.release as unknown

  test('is told by the schema, or by a setting', async () => {
    expect(await releaseOf(middleware)).toBe('2.4.7')
    const other = await startMiddleware({ commerceUrl: stub.url, env: { UPSTREAM_RELEASE: '2.4.8' } })
    const none = await startMiddleware({ commerceUrl: stub.url, env: { UPSTREAM_RELEASE: 'none' } })
    expect([await releaseOf(other), await releaseOf(none)]).toEqual(['2.4.8', null])
    stub.answers['placeOrder'] = { data: { placeOrder: { order: null, orderV2: null } } }
    for (const { url } of [middleware, other])
      await supertest(url)
        .post('/magento/placeOrder')
        .set('cookie', `vsf-cart=${url.at(-1)}`)
        .send([{}])
    await Promise.all([other.stop(), none.stop()])
    const titles = stub.requests.map(({ query }) => query.includes('taxes{__typename title'))
    expect(titles).toEqual([false, true])
  })
})
