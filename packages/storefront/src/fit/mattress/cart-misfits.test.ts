import { expect, it } from 'vitest'
import type { BoughtFit } from '../bought-lines.ts'
import { cartMisfits } from './cart-misfits.ts'
import { readFit } from '../fit-attributes.ts'

const bought = (id: string, fields: object, quantity = 1): BoughtFit => {
  const { beds, mattress } = readFit(fields)
  return {
    id,
    name: id,
    quantity,
    places: [...beds],
    mattress,
    included: [],
    cartons: [],
  } as unknown as BoughtFit
}
const loft = bought('loft', { fit_beds: 'upper twin 7 250' })

it('names the line, the bed, the place and why', () => {
  const ten = bought('ten', { fit_mattress: 'twin 10 250' }, 2)
  expect(cartMisfits([ten, loft])).toMatchObject([
    { line: { id: 'ten' }, count: 2, why: 'thickness', bed: { id: 'loft' }, place: { place: 'upper' } },
  ])
})

it('says nothing of a cart that goes together, nor of pillows', () => {
  expect(cartMisfits([loft, bought('six', { fit_mattress: 'twin 6 200' }), bought('pillow', {})])).toEqual([])
})
