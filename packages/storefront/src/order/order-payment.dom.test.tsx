import type { OrderFragment } from '@loftwood/graphql-types'
import { expect, it } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { OrderPayment } from './order-payment.tsx'

const VISA = [
  { name: 'cc_type', value: 'Visa' },
  { name: 'cc_number', value: 'xxxx-4242' },
]

async function shown(payment: object, more: object = {}): Promise<string> {
  const order = {
    number: '000000001',
    status: 'Processing',
    items: [],
    shipments: [],
    credit_memos: [],
    invoices: [{ id: '1' }],
    payment_methods: [{ additional_data: [], ...payment }],
    ...more,
  } as unknown as OrderFragment
  return textOf(await renderInShop(<OrderPayment order={order} />, { client: answeringClient(() => ({})) }))
}

it('says that an order is paid, and with which card', async () => {
  const card = { name: 'Card, Apple Pay or Google Pay', type: 'stripe_payments', additional_data: VISA }
  expect(await shown(card)).toBe('Payment: Visa ending in 4242Paid. Thank you!')
  expect(await shown({ name: 'PayPal Express Checkout', type: 'paypal_express' })).toBe(
    'Payment: PayPalPaid. Thank you!',
  )
  const unpaid = await shown(card, { invoices: [], payment_instructions: [] })
  expect(unpaid).not.toContain('Paid')
})

it('says nothing of money where none was needed, or an invoice may come before it', async () => {
  expect(await shown({ name: 'Nothing to pay', type: 'free' })).toBe('Payment: Nothing to pay')
  expect(await shown({ name: 'Purchase order', type: 'purchaseorder' })).toBe('Payment: Purchase order')
})
