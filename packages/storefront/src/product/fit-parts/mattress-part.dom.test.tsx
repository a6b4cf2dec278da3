import { expect, it } from 'vitest'
import { readFit } from '@loftwood/fit/fit-attributes'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { press, renderInShop, textOf } from '../../platform/testing/render-in-shop.tsx'
import type { FitPartProps } from './fit-part-props.ts'
import { MattressPart } from './mattress-part.tsx'

const price = { __typename: 'Money', value: 399, currency: 'CAD' }
const boreal = {
  __typename: 'SimpleProduct',
  uid: 'm',
  sku: 'MAT',
  name: 'Boréal Mattress',
  fit_mattress: 'twin 6 250',
  stock_status: 'IN_STOCK',
  price_range: { minimum_price: { final_price: price, regular_price: price } },
}
const fit = readFit({ fit_beds: 'upper twin 7 400', fit_guard_rail: 12 })
const subject = { name: 'Loft', fit, length: 80, height: 72 }
const product = { price_range: { minimum_price: null, maximum_price: null } }
const choice = { quantity: 2, price: { final: 600, regular: 700 }, money: (value: number) => ({ value }) }
const props = { subject, product, choice } as unknown as FitPartProps

it('says that the mattresses could not be loaded, and loads them again', async () => {
  let isUp = false
  const client = answeringClient(() => (isUp ? { products: { items: [boreal] } } : new Error('503')))
  const part = await renderInShop(<MattressPart {...props} />, { client })
  expect(textOf(part)).toContain('could not be loaded')
  isUp = true
  await press(part, 'Try again')
  expect(textOf(part)).toContain('Boréal Mattress')
  // Twice bed and mattress: what the button adds.
  expect(textOf(part)).toContain('$1,998')
  expect(textOf(part)).toContain('$2,198')
})
