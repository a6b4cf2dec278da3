import { expect, it } from 'vitest'
import type { QueryClient } from '../platform/data/query-client.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { loadDeliveredPrice } from './delivered-prices.ts'

interface Sent {
  items: { sku: string; selected_options?: string[] }[]
  region_code: string
}

/** Answers every item but those that are not carried, and those with options, which do not fit. */
function clientWithout(skus: readonly string[], sent: Sent[]): QueryClient {
  return answeringClient((_name, variables) => {
    const { items } = variables as unknown as Sent
    sent.push(variables as unknown as Sent)
    return {
      deliveredPrices: items.map((item) => (skus.includes(item.sku) || item.selected_options ? null : item)),
    }
  })
}

it('asks for all that a page shows in one request, and gives each its own', async () => {
  const sent: Sent[] = []
  const client = clientWithout(['GIFT'], sent)
  const skus = ['BED', 'GIFT', 'DESK', 'BED']
  const prices = await Promise.all(skus.map((sku) => loadDeliveredPrice(client, 'ON', { sku })))
  expect(prices.map((price) => price?.sku)).toEqual(['BED', undefined, 'DESK', 'BED'])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.region_code).toBe('ON')
})

it('gives no item the price of another with the same SKU', async () => {
  const client = clientWithout([], [])
  const items = [{ sku: 'BED', selected_options: ['gone'] }, { sku: 'BED' }]
  const prices = await Promise.all(items.map((item) => loadDeliveredPrice(client, 'ON', item)))
  expect(prices.map((price) => price?.sku)).toEqual([undefined, 'BED'])
})

it('gives no product the price of another where an older answer leaves some out', async () => {
  const prices = [{ sku: 'DESK' }, { sku: 'BED' }]
  const client = answeringClient(() => ({ deliveredPrices: prices }))
  const skus = ['GIFT', 'BED', 'DESK']
  const answers = await Promise.all(skus.map((sku) => loadDeliveredPrice(client, 'ON', { sku })))
  expect(answers.map((price) => price?.sku)).toEqual([undefined, 'BED', undefined])
})

it('asks in parts where the back end takes no more, and for each region', async () => {
  const sent: Sent[] = []
  const client = clientWithout([], sent)
  const many = Array.from({ length: 51 }, (_, index) => ({ sku: `S${index}` }))
  await Promise.all([
    ...many.map((item) => loadDeliveredPrice(client, 'ON', item)),
    loadDeliveredPrice(client, 'QC', { sku: 'BED' }),
  ])
  expect(sent.map(({ region_code, items }) => [region_code, items.length])).toEqual([
    ['ON', 50],
    ['ON', 1],
    ['QC', 1],
  ])
})

it('rejects for everybody who waits when the request fails', async () => {
  const client = { query: () => Promise.reject(new Error('cut')) } as unknown as QueryClient
  const both = ['BED', 'DESK'].map((sku) => loadDeliveredPrice(client, 'ON', { sku }))
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
