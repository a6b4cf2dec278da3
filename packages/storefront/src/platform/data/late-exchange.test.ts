// A first page over the real client: what the server has read is there at once, the rest is asked when it is wanted.
import { CartTotalQtyDocument, StoreConfigDocument } from '@loftwood/graphql-types'
import { createClient, createRequest, makeResult, type Exchange, type OperationResult } from '@urql/core'
import { filter, map, pipe } from 'wonka'
import { describe, expect, it } from 'vitest'
import { lateExchange } from './late-exchange.ts'

const config = { storeConfig: { __typename: 'StoreConfig', store_code: 'default' } }
const cart = { cart: { __typename: 'Cart', id: '1', total_quantity: 2 } }
const { key } = createRequest(StoreConfigDocument, {})

/** Answers everything, and notes what it was asked. */
function answering(asked: string[]): Exchange {
  return () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      map((operation) => {
        asked.push(String((operation.query as { documentId?: string }).documentId))
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
  it('answers what was handed over at once, and loads nothing for it', () => {
    const client = setUp(() => Promise.reject(new Error('not to be loaded')))
    expect(client.readQuery(StoreConfigDocument, {})?.data).toEqual(config)
  })

  it('loads for anything else, and tells what it loads of what is shown', async () => {
    const asked: string[] = []
    const client = setUp(() => Promise.resolve(answering(asked)))
    const shown: OperationResult[] = []
    const subscription = client.query(StoreConfigDocument, {}).subscribe((result) => shown.push(result))
    const { data } = await client.query(CartTotalQtyDocument, { cartId: '' })
    expect(data).toEqual(cart)
    expect(asked).toEqual(['storeConfig', 'cartTotalQty'])
    expect(shown).toHaveLength(1)
    await client.query(StoreConfigDocument, {}, { requestPolicy: 'network-only' })
    expect(shown).toHaveLength(2)
    subscription.unsubscribe()
  })

  it('says that nothing could be asked, and tries again with the next question', async () => {
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
