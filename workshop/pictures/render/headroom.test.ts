// The free height that a drawing names is the one of the product's table.
import { expect, it } from 'vitest'
import { readProducts, readSwatches } from './catalog-source.ts'
import { headroom } from './dimensions-drawing.ts'
import { picturedVariants } from './pictured-variants.ts'
import { partsOf } from './product-parts.ts'

const TOLD = {
  en: /(Headroom|Clearance)[^:.]*:\s([\d.]+)\sin/,
  fr: /(Dégagement)[^:.]*:\s([\d,]+)\spo/,
} as const

const products = readProducts()
const beds = products.filter(
  ({ type, attributes }) =>
    type !== 'grouped' && TOLD.en.test(attributes.att_additional_dimensions?.en ?? ''),
)

const toldOf = (text = '', language: keyof typeof TOLD) => TOLD[language].exec(text)?.[2]?.replace(',', '.')

/** From the floor, or on a bed from a mattress. */
function drawnOf(bed: (typeof products)[number]): string {
  const isClearance = bed.attributes.att_additional_dimensions?.en.includes('Clearance under') === true
  const rooms = picturedVariants(bed, readSwatches()).sizes.map((variant) =>
    headroom(partsOf(bed, variant, products)),
  )
  const inches = rooms.map((room) => (isClearance ? Math.round(room?.top ?? 0) : room?.inches))
  return [...new Set(inches)].join(' or ')
}

it('draws the headroom that the tables name, in every size', () => {
  expect(beds.length).toBeGreaterThan(40)
  const tables = (language: keyof typeof TOLD) =>
    beds.map(({ sku, attributes }) => [
      sku,
      toldOf(attributes.att_additional_dimensions?.[language], language),
    ])
  expect(beds.map((bed) => [bed.sku, drawnOf(bed)])).toEqual(tables('en'))
  expect(tables('fr')).toEqual(tables('en'))
})
