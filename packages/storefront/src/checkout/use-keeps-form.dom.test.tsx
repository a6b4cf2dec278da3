import type { CartFragment } from '@loftwood/graphql-types'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { makeCart } from '../cart/testing/make-cart.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { press, renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { EMPTY_DRAFT } from './draft.ts'
import { useKeepsForm } from './use-keeps-form.ts'
import { usePaymentChoice } from './use-payment-choice.ts'

const cart = makeCart({
  available_payment_methods: [
    { code: 'braintree', title: 'Card' },
    { code: 'checkmo', title: 'Cheque' },
  ],
} as Partial<CartFragment>)

function Probe() {
  const [step, setStep] = useState<'payment' | 'delivery'>('payment')
  const payment = usePaymentChoice(cart, { draft: EMPTY_DRAFT, express: null, isCustomer: true })
  return (
    <>
      <button onClick={() => setStep('delivery')}>Delivery</button>
      <output>{String(useKeepsForm({ step, payment }))}</output>
    </>
  )
}

it('keeps the card fields of a customer who paid by card the last time', async () => {
  const orders = { items: [{ payment_methods: [{ type: 'braintree', name: 'Card' }] }] }
  const page = await renderInShop(<Probe />, { client: answeringClient(() => ({ customer: { orders } })) })
  await press(page, 'Delivery')
  expect(textOf(page)).toContain('true')
})
