import { expect, it } from 'vitest'
import type { SleepingPlace } from '@loftwood/fit/fit-attributes'
import type { FitProduct } from '../fit-products.ts'
import { offeredMattresses } from './offered-mattresses.ts'

const mattress = (sku: string, fit_mattress: string, value: number) =>
  ({
    __typename: 'SimpleProduct',
    sku,
    stock_status: 'IN_STOCK',
    fit_mattress,
    price_range: { minimum_price: { final_price: { value, currency: 'CAD' } } },
  }) as unknown as FitProduct

const upper: SleepingPlace = { place: 'upper', size: 'twin', thickest: 7, load: 400 }
const lower: SleepingPlace = { ...upper, place: 'lower', thickest: 10 }

it('offers those for the most places first, then the cheapest, and none that fits nowhere', () => {
  const products = [
    mattress('TEN', 'twin 10 300', 100),
    mattress('SEVEN', 'twin 7 275', 400),
    mattress('QUEEN', 'queen 6 200', 50),
    mattress('SIX', 'twin 6 200', 300),
  ]
  const pairs = offeredMattresses(products, [upper, lower])
  expect(pairs.map(({ product, offers }) => [product.sku, offers.map(({ place }) => place.place)])).toEqual([
    ['SIX', ['upper', 'lower']],
    ['SEVEN', ['upper', 'lower']],
    ['TEN', ['lower']],
  ])
})
