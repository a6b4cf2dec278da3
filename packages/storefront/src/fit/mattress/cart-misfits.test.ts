import { expect, it } from 'vitest'
import type { BoughtFit } from '../bought-lines.ts'
import { cartMisfits } from './cart-misfits.ts'
import { readFit } from '@loftwood/fit/fit-attributes'

const bought = (id: string, fields: object, quantity = 1): BoughtFit => {
  const { beds, mattress, topper } = readFit(fields)
  return {
    id,
    name: id,
    quantity,
    places: [...beds],
    mattress,
    topper,
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

const bunk = bought('bunk', { fit_beds: 'upper twin 7 400; lower twin any 400' })
const seven = (quantity = 1) => bought('seven', { fit_mattress: 'twin 7 any' }, quantity)
const topper = (inches: number, quantity = 1) =>
  bought('topper', { fit_mattress: `twin ${inches} any topper` }, quantity)

it('counts a topper as a part of the mattress that it lies on', () => {
  expect(cartMisfits([loft, seven(), topper(1)])).toMatchObject([
    { line: { id: 'seven' }, topper: { id: 'topper' }, mattress: { thickness: 8 }, why: 'thickness' },
  ])
  expect(cartMisfits([loft, bought('five', { fit_mattress: 'twin 5 any' }), topper(2)])).toEqual([])
})

it('lays toppers where they fit, and leaves out those for mattresses at home', () => {
  expect(cartMisfits([bunk, seven(2), topper(3)])).toEqual([])
  expect(cartMisfits([bunk, seven(2), topper(3, 2)])).toMatchObject([{ count: 1, topper: { id: 'topper' } }])
  expect(cartMisfits([loft, topper(3)])).toEqual([])
  expect(cartMisfits([loft, seven(), bought('wide', { fit_mattress: 'queen 3 any topper' })])).toEqual([])
})
