import type { CartFragment } from '@loftwood/graphql-types'
import { expect, it } from 'vitest'
import { EMBEDDED_FORM } from '../customer/address/testing/form-answers.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop } from '../platform/testing/render-in-shop.tsx'
import { EMPTY_DRAFT } from './draft.ts'
import { ShippingStep } from './shipping-step.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** An account without an address, as before its first order. */
const client = answeringClient((name) =>
  name === 'addressForm'
    ? EMBEDDED_FORM
    : name === 'customer'
      ? { customer: { firstname: 'Maude', lastname: 'Tremblay', addresses: [] } }
      : { customer: { addresses: [] } },
)
const cart = { items: [], shipping_addresses: [] } as unknown as CartFragment

async function namesFor(isCustomer: boolean): Promise<(string | undefined)[]> {
  const checkout = { draft: EMPTY_DRAFT, isCustomer } as CheckoutState
  const step = await renderInShop(<ShippingStep cart={cart} checkout={checkout} />, { client })
  const valueOf = (name: string) => step.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value
  return [valueOf('firstname'), valueOf('lastname')]
}

it('begins with the name of the account for a customer, empty for a guest', async () => {
  expect(await namesFor(true)).toEqual(['Maude', 'Tremblay'])
  expect(await namesFor(false)).toEqual(['', ''])
})
