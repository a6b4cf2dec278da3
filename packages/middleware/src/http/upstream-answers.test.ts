// Responses of the back end are checked before a caller gets them: their size, that they are JSON, and their shape.
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { readTypeDefs } from '@loftwood/graphql-types/schema'
import { buildSchema, introspectionFromSchema } from 'graphql'
import supertest from 'supertest'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'

const introspection = { data: introspectionFromSchema(buildSchema(readTypeDefs())) }
const stub = await startStubUpstream({ introspection })
const secret = 'a-long-enough-secret'
const middleware = await startMiddleware({
  commerceUrl: stub.url,
  env: { UPSTREAM_MAX_MB: '1', PURGE_SECRET: secret },
})
const api = supertest(middleware.url)

beforeEach(async () => {
  await api.post('/cache/purge').set('authorization', `Bearer ${secret}`).send({})
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

const page = (items: unknown) => ({ data: { products: { total_count: 1, items } } })
const money = { value: 1, currency: 'CAD' }
const item = {
  __typename: 'SimpleProduct',
  uid: 'a',
  sku: 'OAK-1',
  name: 'Oak',
  rating_summary: 0,
  review_count: 0,
  price_range: { minimum_price: { final_price: money, regular_price: money } },
}
const asText = (text: string) => (_request: unknown, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json')
  return void response.end(text)
}

test.each([
  ['half of a JSON', asText(JSON.stringify(page([item])).slice(0, -9))],
  ['an array', asText('[]')],
  ['data that is a list', { data: [page([item]).data] }],
  ['no data', {}],
  ['no data, and no error either', { data: null, errors: [] }],
  ['errors that are no list', { data: page([item]).data, errors: 'oops' }],
  ['errors that are no objects', { data: null, errors: [null] }],
  ['another operation’s data', { data: { categories: null } }],
  ['text for an object', { data: { products: 'oops' } }],
  ['a list for an object', { data: { products: [] } }],
  ['an object for a list', page({ 0: item })],
  ['a list of lists', page([[item]])],
  ['an object for a text', page([{ ...item, name: { en: 'Oak' } }])],
  ['a number for a text', page([{ ...item, sku: 7 }])],
  ['a text for a number', { data: { products: { total_count: 'many', items: [] } } }],
  ['null where there must be something', page([{ ...item, uid: null }])],
])('%s is nobody’s answer, and not cached', async (_what, answer) => {
  stub.answers['products'] = answer
  const refused = await api.get('/magento/products')
  expect([refused.status, refused.body.error?.code]).toEqual([502, 'UPSTREAM_INVALID'])
  expect(refused.headers['cache-control']).toBe('private, no-store')

  stub.answers['products'] = page([item])
  const recovered = await api.get('/magento/products')
  expect([recovered.status, recovered.headers['x-cache'], recovered.body]).toEqual([
    200,
    'miss',
    page([item]),
  ])
})

test.each([
  ['fields nobody asked for', page([{ ...item, colour: { hex: '#fff' } }])],
  ['an enum value of a later version', page([{ ...item, stock_status: 'ON_ITS_WAY' }])],
  ['a kind of product of a later version', page([{ ...item, __typename: 'RentalProduct' }])],
  ['null and absence where there may be nothing', page([null, { ...item, thumbnail: null }])],
  ['a part that failed', { data: { products: null }, errors: [{ message: 'No search' }] }],
  ['null for no errors', { ...page([item]), errors: null }],
  ['errors alone', { errors: [{ message: 'No search' }] }],
])('%s pass', async (_what, answer) => {
  stub.answers['products'] = answer
  const response = await api.get('/magento/products')
  expect([response.status, response.body]).toEqual([200, answer])
})

test('a shopper’s own answers are checked as well', async () => {
  stub.answers['cart'] = { data: { cart: { id: 'a', items: 'none' } } }
  const response = await api.post('/magento/cart').send(['a'])
  expect([response.status, response.body.error.code]).toEqual([502, 'UPSTREAM_INVALID'])
})

test('what is wrong stands in the log, and no word of the answer', async () => {
  stub.answers['products'] = page([{ ...item, name: ['secret'] }])
  // The log has the cause of the first failure only, and the other tests have had theirs.
  const fresh = await startMiddleware({ commerceUrl: stub.url })
  await supertest(fresh.url).get('/magento/products')
  await fresh.stop()
  expect(fresh.log.join('')).toContain('products.items.name is not what was asked for')
  expect(fresh.log.join('')).not.toContain('secret')
})

test('an answer over the bound is cut off while it arrives, however it is sent', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, ' ')
  const sent: Promise<number>[] = []
  const flood = (headers: object) => (_request: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
    sent.push(untilClosed(response, megabyte))
  }
  for (const headers of [{}, { 'content-length': 200 * megabyte.length }]) {
    stub.answers['products'] = flood(headers)
    const calls = Array.from({ length: 4 }, (_, page) =>
      api.post('/magento/products').send([{ currentPage: page + 1 }]),
    )
    for (const { status } of await Promise.all(calls)) expect(status).toBe(502)
  }
  expect(sent).toHaveLength(8)
  // What the sockets' buffers hold may have left the sender already.
  for (const megabytes of await Promise.all(sent)) expect(megabytes).toBeLessThan(20)
})

/** Writes up to 200 chunks, as fast as they are taken; says how many it were when the connection closed. */
async function untilClosed(response: ServerResponse, chunk: Buffer): Promise<number> {
  const closed = once(response, 'close')
  let count = 0
  for (; count < 200 && !response.destroyed; count++) {
    if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed])
  }
  response.destroy()
  return count
}
