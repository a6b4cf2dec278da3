// Compare lists, which a plain Magento has: personal, limited where one is made, and unsupported where there are none.
import { readTypeDefs } from '@loftwood/graphql-types/schema'
import { buildSchema, introspectionFromSchema } from 'graphql'
import supertest from 'supertest'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'
import { magentoSchema } from '../testing/magento-schema.ts'

const UID = '0123456789abcdef0123456789abcdef'
const list = { __typename: 'CompareList', uid: UID, item_count: 0, attributes: [], items: [] }
const stub = await startStubUpstream({
  introspection: { data: introspectionFromSchema(magentoSchema('2.4.7-p3')) },
  compareList: { data: { compareList: list } },
  createCompareList: { data: { createCompareList: list } },
  addProductsToCompareList: { data: { addProductsToCompareList: list } },
  removeProductsFromCompareList: { data: { removeProductsFromCompareList: list } },
})
const middleware = await startMiddleware({
  commerceUrl: stub.url,
  env: { RATE_LIMIT_CREATION_PER_MINUTE: '2' },
})
const api = supertest(middleware.url)
const call = (method: string, ...args: unknown[]) => api.post(`/magento/${method}`).send(args)

beforeEach(() => {
  stub.requests.length = 0
})
afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

test.each([
  ['compareList', UID, { uid: UID }],
  ['addProductsToCompareList', { uid: UID, products: ['1'] }, { input: { uid: UID, products: ['1'] } }],
  ['removeProductsFromCompareList', { uid: UID, products: ['1'] }, { input: { uid: UID, products: ['1'] } }],
])('%s is sent each time, and its answer stored nowhere', async (method, argument, variables) => {
  for (const _ of [1, 2]) {
    const response = await call(method, argument)
    expect(response.body).toEqual({ data: { [method]: list } })
    expect(response.headers['cache-control']).toContain('no-store')
  }
  expect(stub.requests.map((request) => request.variables)).toEqual([variables, variables])
})

test('lists are made at the rate of other creations', async () => {
  const statuses = []
  for (const _ of [1, 2, 3]) statuses.push((await call('createCompareList', { products: ['1'] })).status)
  expect(statuses).toEqual([200, 200, 429])
})

test.each([
  ['compareList', ''],
  ['addProductsToCompareList', { products: ['1'] }],
  ['removeProductsFromCompareList', { uid: 'a'.repeat(65), products: ['1'] }],
])('%s refuses what cannot be', async (method, argument) => {
  const { status, body } = await call(method, argument)
  expect([status, body.error.code]).toEqual([400, 'INVALID_ARGUMENTS'])
  expect(stub.requests).toEqual([])
})

test('a back end without compare lists says so', async () => {
  const schema = buildSchema(readTypeDefs(['compare.graphql']))
  const bare = await startStubUpstream({ introspection: { data: introspectionFromSchema(schema) } })
  const other = await startMiddleware({ commerceUrl: bare.url })
  const { body } = await supertest(other.url).get('/capabilities')
  expect(body.magento.features.compareLists).toEqual({
    supported: false,
    lacks: ['Mutation.createCompareList'],
  })
  const refused = await supertest(other.url)
    .post('/magento/createCompareList')
    .send([{ products: ['1'] }])
  expect([refused.status, refused.body.error.code]).toEqual([501, 'NOT_SUPPORTED'])
  await Promise.all([other.stop(), bare.stop()])
})
