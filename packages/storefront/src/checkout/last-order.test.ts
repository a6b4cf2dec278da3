import { expect, it } from 'vitest'
import type { OrderFragment } from '@loftwood/graphql-types'
import { clearPlacing, keepOrder, markPlacing, readOrder, readPlacing } from './last-order.ts'

function makeStorage() {
  const storage = new Map<string, string>()
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
}

it('stores the order for the tab', () => {
  const storage = makeStorage()
  expect(readOrder(storage)).toBeNull()
  keepOrder(storage, { number: '1001', total: null } as OrderFragment)
  expect(readOrder(storage)).toEqual({ number: '1001', total: null })
})

it.each(['{', '7', '{"number":"1"}'])('has no order when what is stored is %s', (stored) => {
  expect(readOrder({ ...makeStorage(), getItem: () => stored })).toBeNull()
})

it('stores the cart whose order got no answer', () => {
  const storage = makeStorage()
  expect(readPlacing(storage)).toBeNull()
  markPlacing(storage, 'cart-1')
  expect(readPlacing(storage)).toBe('cart-1')
  clearPlacing(storage)
  expect(readPlacing(storage)).toBeNull()
})
