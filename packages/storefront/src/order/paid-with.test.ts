import { expect, it } from 'vitest'
import { paidWith } from './paid-with.ts'

const KeyValue = { __typename: 'KeyValue' } as const

it.each([
  ['Visa', 'Visa'],
  ['VI', 'Visa'],
  ['MasterCard', 'Mastercard'],
  ['Other', null],
])('names a card of the type %s', (type, brand) => {
  const additional_data = [
    { ...KeyValue, name: 'cc_type', value: type },
    { ...KeyValue, name: 'cc_number', value: 'xxxx-1111' },
  ]
  expect(paidWith({ additional_data })).toEqual({ brand, lastDigits: '1111' })
})

it('names no card where nothing is said of one', () => {
  expect(paidWith({ additional_data: [] })).toBeNull()
  expect(paidWith({ additional_data: null })).toBeNull()
})
