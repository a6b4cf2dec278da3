import { expect, it } from 'vitest'
import type { OrderFragment } from '@loftwood/graphql-types'
import { keepOrder, readOrder } from './last-order.ts'

it('keeps the order for the tab', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(readOrder(storage)).toBeNull()
  keepOrder(storage, { number: '1001', total: null } as OrderFragment)
  expect(readOrder(storage)).toEqual({ number: '1001', total: null })
})

it.each(['{', '7', '{"number":"1"}'])('has no order when what is stored is %s', (stored) => {
  expect(readOrder({ getItem: () => stored, setItem: () => undefined })).toBeNull()
})
