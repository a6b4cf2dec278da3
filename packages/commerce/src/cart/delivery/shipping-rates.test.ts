import type { ShippingMethodData } from '@loftwood/demo-store/rules-schema'
import { expect, test } from 'vitest'
import { shippingQuotes } from './shipping-rates.ts'

const text = { en: 'Freight', fr: 'Transport' }
const freight: ShippingMethodData = {
  carrierCode: 'freight',
  methodCode: 'curbside',
  carrierTitle: text,
  methodTitle: text,
  byAppointment: true,
  position: 2,
  zones: [
    {
      provinces: ['ON', 'QC'],
      brackets: [
        { upToLb: 150, price: 99 },
        { upToLb: 300, price: 139.5 },
      ],
      freeOver: 999,
      deliveryDays: { min: 3, max: 7 },
    },
  ],
}
const { byAppointment: _, ...without } = freight
const pickup: ShippingMethodData = {
  ...without,
  carrierCode: 'pickup',
  position: 1,
  zones: [{ provinces: ['ON'], brackets: [{ upToLb: 5000, price: 0 }], deliveryDays: { min: 1, max: 2 } }],
}
const ontario = { countryCode: 'CA', regionCode: 'ON' }
const parcel = { weightLb: 10, longestCartonIn: 0, subtotalCents: 50_000, isFree: false }
const quotesIn = (regionCode: string, weightLb: number) =>
  shippingQuotes([freight, pickup], { countryCode: 'CA', regionCode }, { ...parcel, weightLb })

test('methods come by position, with the price of the weight and whether somebody calls', () => {
  expect(quotesIn('ON', 151)).toMatchObject([
    { carrierCode: 'pickup', cents: 0, isByAppointment: false },
    { carrierCode: 'freight', cents: 13_950, isByAppointment: true },
  ])
  expect(quotesIn('QC', 150).map((quote) => [quote.carrierCode, quote.cents])).toEqual([['freight', 9900]])
})

test('a place outside every zone, a foreign country and too heavy a parcel get no method', () => {
  expect(quotesIn('NU', 10)).toEqual([])
  expect(quotesIn('QC', 301)).toEqual([])
  expect(shippingQuotes([freight], { countryCode: 'US', regionCode: 'ON' }, parcel)).toEqual([])
})

test('free from the threshold on, and by coupon', () => {
  const cents = (subtotalCents: number, isFree: boolean) =>
    shippingQuotes([freight], ontario, { ...parcel, subtotalCents, isFree }).map((quote) => quote.cents)
  expect(cents(99_899, false)).toEqual([9900])
  expect(cents(99_900, false)).toEqual([0])
  expect(cents(100, true)).toEqual([0])
})

test('says what is missing to a free delivery, where there is such an amount', () => {
  const missing = (subtotalCents: number, isFree = false) =>
    shippingQuotes([freight, pickup], ontario, { ...parcel, subtotalCents, isFree }).map(
      ({ carrierCode, toFreeCents }) => [carrierCode, toFreeCents],
    )
  const free = [
    ['pickup', 0],
    ['freight', 0],
  ]
  expect(missing(90_000)).toEqual([free[0], ['freight', 9900]])
  expect(missing(99_900)).toEqual(free)
  expect(missing(90_000, true)).toEqual(free)
})

test('a method for large goods is not offered to a pillow, nor one for parcels to a long carton', () => {
  const methods = [
    { ...freight, fromLb: 40 },
    { ...freight, carrierCode: 'parcel', longestCartonIn: 80 },
    { ...pickup, pickupAt: 'guelph' },
  ]
  const offered = (weightLb: number, longestCartonIn: number) =>
    shippingQuotes(methods, ontario, { ...parcel, weightLb, longestCartonIn }).map(
      ({ carrierCode }) => carrierCode,
    )
  expect(offered(3, 24)).toEqual(['pickup', 'parcel'])
  expect(offered(40, 80)).toEqual(['pickup', 'freight', 'parcel'])
  expect(offered(58, 88)).toEqual(['pickup', 'freight'])
  expect(offered(30, 84)).toEqual(['pickup', 'freight'])
})
