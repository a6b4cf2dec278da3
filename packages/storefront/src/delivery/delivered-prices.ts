// What products cost at the door: one request for all that a page begins to show together.
import {
  DeliveredPricesDocument,
  type DeliveredPriceItemInput,
  type DeliveredPricesQuery,
} from '@loftwood/graphql-types'
import { useEffect, useState } from 'react'
import type { QueryClient } from '../platform/data/query-client.ts'
import { useClient } from '../platform/data/use-query.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'

export type DeliveredPrice = NonNullable<DeliveredPricesQuery['deliveredPrices'][number]>
interface Waiting {
  item: DeliveredPriceItemInput
  resolve: (price: DeliveredPrice | null) => void
  reject: (failure: unknown) => void
}

/** Cards of a list hydrate in several tasks: sent at once, a page of nine made two requests 50 ms apart. */
const BATCH_MS = 100

/** How many products the back end prices in one request. */
const MOST_AT_ONCE = 50

/** By region. A library for it, such as `dataloader`, would be longer than these lines. */
const waiting = new Map<string, Waiting[]>()

/** Null where the product is not carried to a door. */
export function loadDeliveredPrice(
  client: QueryClient,
  region: string,
  item: DeliveredPriceItemInput,
): Promise<DeliveredPrice | null> {
  return new Promise((resolve, reject) => {
    const batch = waiting.get(region) ?? []
    batch.push({ item, resolve, reject })
    if (waiting.has(region)) return
    waiting.set(region, batch)
    setTimeout(() => {
      waiting.delete(region)
      for (let from = 0; from < batch.length; from += MOST_AT_ONCE)
        void send(client, region, batch.slice(from, from + MOST_AT_ONCE))
    }, BATCH_MS)
  })
}

async function send(client: QueryClient, region: string, batch: readonly Waiting[]): Promise<void> {
  try {
    const variables = { items: batch.map(({ item }) => item), region_code: region }
    const { deliveredPrices } = dataOrThrow(await client.query(DeliveredPricesDocument, variables))
    batch.forEach(({ item, resolve }, index) => {
      const price = deliveredPrices[index]
      // A cached answer of an older back end leaves out what it cannot price: then places are those of other products.
      resolve(price?.sku === item.sku ? price : null)
    })
  } catch (failure) {
    for (const { reject } of batch) reject(failure)
  }
}

/** Undefined while it loads; null where there is none, or loading failed: the plain price is shown beside it anyway. */
export function useDeliveredPrice(
  region: string | undefined,
  item: DeliveredPriceItemInput,
): DeliveredPrice | null | undefined {
  const client = useClient()
  const key = JSON.stringify([region, item])
  const [found, setFound] = useState<{ key: string; price: DeliveredPrice | null }>()
  useEffect(() => {
    let isOver = false
    const [requested, about] = JSON.parse(key) as [string | null, DeliveredPriceItemInput]
    if (requested)
      void loadDeliveredPrice(client, requested, about).then(
        (price) => isOver || setFound({ key, price }),
        () => isOver || setFound({ key, price: null }),
      )
    return () => {
      isOver = true
    }
  }, [client, key])
  return found?.key === key ? found.price : undefined
}
