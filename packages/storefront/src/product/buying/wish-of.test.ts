import { beforeAll, expect, it } from 'vitest'
import { makeConfigurable, uidOf } from '../testing/make-product.ts'
import { makeBundle, makeGiftCard } from '../testing/make-set.ts'
import { chosenVariant } from '../choosing/variant-selection.ts'
import { loadFieldTypes } from '../types/product-types.ts'
import { wishOf } from './wish-of.ts'

beforeAll(loadFieldTypes)

const nothing = { quantity: 3, selection: {}, answers: {}, counts: {}, variant: null }

it('is the variant once it is chosen', () => {
  const bed = makeConfigurable()
  const selection = { color: uidOf('color', 803), att_bed_size: uidOf('att_bed_size', 821) }
  expect(wishOf(bed, nothing)).toEqual({ sku: 'BED', quantity: 1 })
  expect(wishOf(bed, { ...nothing, selection, variant: chosenVariant(bed, selection) })).toEqual({
    sku: 'BED-803-821',
    parent_sku: 'BED',
    quantity: 1,
  })
})

it('is the set with its parts once they are chosen', () => {
  const set = makeBundle({
    isDynamic: true,
    final: 1200,
    options: [
      {
        title: 'Mattress',
        parts: [
          { uid: 'thin', price: 200 },
          { uid: 'thick', price: 300 },
        ],
      },
    ],
  })
  expect(wishOf(set, nothing)).toEqual({ sku: 'SET', quantity: 1 })
  expect(wishOf(set, { ...nothing, answers: { Mattress: ['thick'] } })).toEqual({
    sku: 'SET',
    quantity: 1,
    selected_options: ['thick'],
  })
})

it('is any other product as a whole', () => {
  expect(wishOf(makeGiftCard(), { ...nothing, answers: { amount: ['fifty'] } })).toEqual({
    sku: 'GIFT',
    quantity: 1,
  })
})
