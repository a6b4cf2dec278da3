import { expect, it } from 'vitest'
import { firstIncompleteStep, guardStep, stepsFor, type StepFacts } from './steps.ts'

const empty: StepFacts = {
  email: null,
  is_virtual: false,
  shipping_addresses: [],
  billing_address: null,
  selected_payment_method: null,
}
const address = { selected_shipping_method: null } as unknown as StepFacts['shipping_addresses'][number]
const withMethod = {
  selected_shipping_method: { method_code: 'standard' },
} as unknown as StepFacts['shipping_addresses'][number]
const paid: Partial<StepFacts> = {
  billing_address: {} as StepFacts['billing_address'],
  selected_payment_method: { code: 'checkmo' } as StepFacts['selected_payment_method'],
}

it('opens the first incomplete step', () => {
  expect(firstIncompleteStep(empty)).toBe('contact')
  expect(firstIncompleteStep({ ...empty, email: 'a@b.ca' })).toBe('shipping')
  expect(firstIncompleteStep({ ...empty, email: 'a@b.ca', shipping_addresses: [address] })).toBe('delivery')
  expect(firstIncompleteStep({ ...empty, email: 'a@b.ca', shipping_addresses: [withMethod] })).toBe('payment')
  expect(firstIncompleteStep({ ...empty, email: 'a@b.ca', shipping_addresses: [withMethod], ...paid })).toBe(
    'review',
  )
})

it('has no delivery step for a virtual cart', () => {
  expect(stepsFor({ is_virtual: true })).toEqual(['contact', 'payment', 'review'])
  expect(firstIncompleteStep({ ...empty, is_virtual: true, email: 'a@b.ca' })).toBe('payment')
})

it('lets the shopper go back, never ahead', () => {
  const cart = { ...empty, email: 'a@b.ca', shipping_addresses: [address] }
  expect(guardStep('contact', cart)).toBe('contact')
  expect(guardStep('delivery', cart)).toBe('delivery')
  expect(guardStep('review', cart)).toBe('delivery')
  expect(guardStep('nonsense', cart)).toBe('delivery')
  expect(guardStep(null, cart)).toBe('delivery')
})
