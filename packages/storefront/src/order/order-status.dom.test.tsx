import type { OrderFragment } from '@loftwood/graphql-types'
import { expect, it } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { OrderStatus } from './order-status.tsx'

async function shown(type: string, more: object = {}): Promise<string> {
  const items = [{ product_type: 'simple', quantity_ordered: 1 }]
  const order = {
    status: 'Pending',
    items,
    invoices: [],
    shipments: [],
    payment_methods: [{ type }],
    ...more,
  }
  const tag = <OrderStatus order={order as unknown as OrderFragment} />
  return textOf(await renderInShop(tag, { client: answeringClient(() => ({})) }))
}

it('says what a pending order waits for', async () => {
  expect(await shown('checkmo')).toBe('Awaiting payment')
  expect(await shown('checkmo', { status: 'En attente' })).toBe('Awaiting payment')
  expect(await shown('checkmo', { status: 'On Hold' })).toBe('On Hold')
  expect(await shown('checkmo', { invoices: [{ id: '1' }] })).toBe('Pending')
  expect(await shown('purchaseorder')).toBe('Pending')
  expect(await shown('checkmo', { status: 'Processing', invoices: [{ id: '1' }] })).toBe('Processing')
  const items = [{ product_type: 'simple', quantity_ordered: 1, quantity_canceled: 1 }]
  expect(await shown('checkmo', { status: 'Cancelled', items })).toBe('Cancelled')
})
