// A first page over the real client: dehydrated results are there at once, other operations load the cache and send a request.
import { CartTotalQtyDocument, StoreConfigDocument } from '@loftwood/graphql-types'
import { createClient, createRequest, makeResult, type Exchange, type OperationResult } from '@urql/core'
import { filter, map, pipe } from 'wonka'
import { describe, expect, it } from 'vitest'
import { lateExchange } from './late-exchange.ts'

const config = { storeConfig: { __typename: 'StoreConfig', store_code: 'default' } }
const cart = { cart: { __typename: 'Cart', id: '1', total_quantity: 2 } }
const { key } = createRequest(StoreConfigDocument, {})

/** Answers everything, and records the operations. */
function answering(requests: string[]): Exchange {
  return () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      map((operation) => {
        requests.push(String((operation.query as { documentId?: string }).documentId))
        return makeResult(operation, { data: operation.key === key ? config : cart })
      }),
    )
}

function setUp(load: () => Promise<Exchange>) {
  return createClient({
    url: 'http://middleware',
    preferGetMethod: false,
    exchanges: [lateExchange({ [key]: { data: config } }, load)],
  })
}

describe('lateExchange', () => {
  it('answers dehydrated results at once, and loads nothing for them', () => {
    const client = setUp(() => Promise.reject(new Error('not to be loaded')))
    expect(client.readQuery(StoreConfigDocument, {})?.data).toEqual(config)
  })

  it('loads for any other operation, and passes the shown results to the loaded cache', async () => {
    const requests: string[] = []
    const client = setUp(() => Promise.resolve(answering(requests)))
    const shown: OperationResult[] = []
    const subscription = client.query(StoreConfigDocument, {}).subscribe((result) => shown.push(result))
    const { data } = await client.query(CartTotalQtyDocument, { cartId: '' })
    expect(data).toEqual(cart)
    expect(requests).toEqual(['storeConfig', 'cartTotalQty'])
    expect(shown).toHaveLength(1)
    await client.query(StoreConfigDocument, {}, { requestPolicy: 'network-only' })
    expect(shown).toHaveLength(2)
    subscription.unsubscribe()
  })

  it('answers an error when loading fails, and loads again with the next operation', async () => {
    let isOffline = true
    const client = setUp(() =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(answering([])),
    )
    const failed = await client.query(CartTotalQtyDocument, { cartId: '' })
    expect(failed.error?.networkError?.message).toBe('offline')
    isOffline = false
    expect((await client.query(CartTotalQtyDocument, { cartId: '' })).data).toEqual(cart)
  })
})
