import { expect, it } from 'vitest'
import { firstIncompleteStep, guardStep, stepsFor, type StepFacts } from './steps.ts'

const empty: StepFacts = { email: null, is_virtual: false, shipping_addresses: [], billing_address: null }
const address = { selected_shipping_method: null } as unknown as StepFacts['shipping_addresses'][number]
const withMethod = {
  selected_shipping_method: { method_code: 'standard' },
} as unknown as StepFacts['shipping_addresses'][number]

it('opens the first incomplete step', () => {
  expect(firstIncompleteStep(empty)).toBe('address')
  expect(firstIncompleteStep({ ...empty, email: 'a@b.ca' })).toBe('address')
  expect(firstIncompleteStep({ ...empty, shipping_addresses: [address] })).toBe('address')
  expect(firstIncompleteStep({ ...empty, email: 'a@b.ca', shipping_addresses: [address] })).toBe('delivery')
  expect(firstIncompleteStep({ ...empty, isCustomer: true, shipping_addresses: [withMethod] })).toBe(
    'payment',
  )
})

it('has no delivery step for a virtual cart', () => {
  expect(stepsFor({ is_virtual: true })).toEqual(['address', 'payment'])
  expect(stepsFor({ is_virtual: true, isCustomer: true })).toEqual(['payment'])
  expect(firstIncompleteStep({ ...empty, is_virtual: true, email: 'a@b.ca' })).toBe('payment')
})

it('lets the shopper go back, never ahead', () => {
  const cart = { ...empty, email: 'a@b.ca', shipping_addresses: [address] }
  expect(guardStep('address', cart)).toBe('address')
  expect(guardStep('delivery', cart)).toBe('delivery')
  expect(guardStep('payment', cart)).toBe('delivery')
  expect(guardStep('nonsense', cart)).toBe('delivery')
  expect(guardStep(null, cart)).toBe('delivery')
})

it('finds the step of an address from before', () => {
  const cart = { ...empty, email: 'a@b.ca', shipping_addresses: [withMethod] }
  expect(guardStep('contact', cart)).toBe('address')
  expect(guardStep('shipping', cart)).toBe('address')
  expect(guardStep('review', cart)).toBe('payment')
})
