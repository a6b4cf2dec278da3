// The browser's client: dehydrated results are there at once, other operations load urql and send a request.
import { CartTotalQtyDocument, StoreConfigDocument } from '@loftwood/graphql-types'
import { describe, expect, it } from 'vitest'
import { browserClient } from './browser-client.ts'
import { keyOf, type QueryClient, type QueryResult } from './query-client.ts'
import { answeringClient } from './testing/answering-client.ts'

const config = { storeConfig: { __typename: 'StoreConfig', store_code: 'default' } }
const cart = { cart: { __typename: 'Cart', id: '1', total_quantity: 2 } }
const CONFIG = { query: StoreConfigDocument, variables: {}, context: {} }

const setUp = (open: () => Promise<QueryClient>) =>
  browserClient({ [keyOf(StoreConfigDocument, {})]: { data: config } }, open)

const withCart = () => answeringClient((name) => (name === 'cartTotalQty' ? cart : config))

describe('browserClient', () => {
  it('answers dehydrated results at once, and loads nothing for them', async () => {
    const client = setUp(() => Promise.reject(new Error('not to be loaded')))
    expect(client.peek(StoreConfigDocument, {})?.data).toEqual(config)
    expect(await client.query(StoreConfigDocument, {})).toEqual({ data: config })
  })

  it('loads for any other operation, and then follows what is shown without repeating it', async () => {
    const requests: (string | undefined)[] = []
    let version = 1
    const client = setUp(() =>
      Promise.resolve(
        answeringClient((name) => {
          requests.push(name)
          return name === 'cartTotalQty' ? cart : { ...config, version }
        }),
      ),
    )
    const shown: QueryResult[] = []
    const stop = client.watch(CONFIG, (result) => shown.push(result))
    const { data } = await client.query(CartTotalQtyDocument, { cartId: '' })
    expect(data).toEqual(cart)
    expect(requests).toEqual(['storeConfig', 'cartTotalQty'])
    expect(shown).toEqual([])
    version = 2
    await client.query(StoreConfigDocument, {}, { requestPolicy: 'network-only' })
    expect(shown.at(-1)).toMatchObject({ data: { version: 2 } })
    stop()
    const { length } = shown
    await client.query(StoreConfigDocument, {}, { requestPolicy: 'network-only' })
    expect(shown).toHaveLength(length)
  })

  it('loads nothing for what is watched no more', async () => {
    const client = setUp(() => Promise.resolve(withCart()))
    const shown: QueryResult[] = []
    client.watch({ ...CONFIG, query: CartTotalQtyDocument, variables: { cartId: '' } }, (result) =>
      shown.push(result),
    )()
    await client.query(CartTotalQtyDocument, { cartId: 'other' })
    expect(shown).toEqual([])
  })

  it('answers an error when loading fails, and loads again with the next operation', async () => {
    let isOffline = true
    const client = setUp(() =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(withCart()),
    )
    const failed = await client.query(CartTotalQtyDocument, { cartId: '' })
    expect(failed.error?.networkError?.message).toBe('offline')
    isOffline = false
    expect((await client.query(CartTotalQtyDocument, { cartId: '' })).data).toEqual(cart)
  })
})
