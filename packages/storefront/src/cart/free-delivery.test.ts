import type { CartFragment } from '@loftwood/graphql-types'
import { expect, it } from 'vitest'
import { amountToFree, uncountedNames } from './free-delivery.ts'
import { money } from './testing/make-cart.ts'

it('names the least amount that makes a delivery free', () => {
  const method = (missing: number | null) => ({
    amount: money(99),
    amount_to_free: missing,
  })
  expect(amountToFree([method(null), method(700), method(200)])?.value).toBe(200)
  expect(amountToFree([method(null), null])).toBeNull()
})

it('names what does not count towards it', () => {
  const line = (__typename: string, name: string, recipient_email: string | null = null) => ({
    __typename,
    product: { name },
    recipient_email,
  })
  const cart = (...items: object[]) => ({ items }) as unknown as CartFragment
  const bed = line('ConfigurableCartItem', 'Bed')
  const service = line('VirtualCartItem', 'Assembly')
  const card = line('GiftCardCartItem', 'Gift card', 'maude@example.ca')
  const posted = line('GiftCardCartItem', 'Posted card')
  expect(uncountedNames(cart(bed, service, card, posted))).toEqual(['Assembly', 'Gift card'])
  expect(uncountedNames(cart(service, card))).toEqual([])
})
