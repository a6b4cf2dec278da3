import { expect, it } from 'vitest'
import { isPickup } from './pickup-method.ts'

it('recognizes pickup methods', () => {
  const codes = ['loftwood_pickup', 'instore', 'loftwood_freight', 'flatrate']
  expect(codes.filter((carrier_code) => isPickup({ carrier_code }))).toEqual(['loftwood_pickup', 'instore'])
})
