import { expect, it, vi } from 'vitest'
import { clearVisit, noteAnswer, readVisit, writeVisit, type PaypalVisit } from './paypal-visit.ts'

function makeStorage() {
  const storage = new Map<string, string>()
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
}

const visit = (): PaypalVisit => ({
  state: 'left',
  token: 'EC-1',
  payerId: '',
  cartId: 'cart-1',
  total: 59,
  back: '/fr/checkout-guest?step=payment',
  at: Date.now(),
})

it('goes on in the language and at the step that was left, approved or canceled', () => {
  const storage = makeStorage()
  writeVisit(storage, visit())
  expect(noteAnswer(storage, '?token=EC-1')).toBe('/fr/checkout-guest?step=payment')
  expect(readVisit(storage)?.state).toBe('canceled')
  expect(noteAnswer(storage, '?token=EC-1&PayerID=P1')).toBe('/fr/checkout-guest?step=payment')
  expect(readVisit(storage)).toMatchObject({ state: 'approved', payerId: 'P1' })
  clearVisit(storage)
  expect(readVisit(storage)).toBeNull()
})

it('takes no answer to a payment that this browser has not begun', () => {
  const storage = makeStorage()
  expect(noteAnswer(storage, '?token=EC-1&PayerID=P1')).toBeUndefined()
  writeVisit(storage, visit())
  expect(noteAnswer(storage, '?token=EC-2&PayerID=P1')).toBeUndefined()
  expect(noteAnswer(storage, '')).toBeUndefined()
  expect(readVisit(storage)?.state).toBe('left')
})

it('forgets a visit after three hours, as PayPal does', () => {
  const storage = makeStorage()
  writeVisit(storage, visit())
  vi.useFakeTimers({ now: Date.now() + 3 * 60 * 60 * 1000 })
  expect(readVisit(storage)).toBeNull()
  vi.useRealTimers()
  // Nor does it stand in the storage any longer.
  expect(readVisit(storage)).toBeNull()
})

it.each([
  '{',
  '7',
  '{}',
  JSON.stringify({ ...visit(), back: '//example.com' }),
  JSON.stringify({ ...visit(), state: 'paid' }),
])('reads nothing from %s', (stored) => {
  expect(readVisit({ ...makeStorage(), getItem: () => stored })).toBeNull()
})
