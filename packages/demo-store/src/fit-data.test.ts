/** Every bed, mattress and carton says what a family needs to know, and the same as the texts for people. */
import { describe, expect, test } from 'vitest'
import type { CatalogProduct, FitAttributes } from './product-schema.ts'
import { catalog } from './testing/demo-data.ts'

const { products } = catalog

interface Piece extends FitAttributes {
  sku: string
  product: CatalogProduct
  size: string | undefined
  dimensions: CatalogProduct['dimensions']
  weight: number | undefined
}

/** Every product, and every size of it. */
const pieces: Piece[] = products.flatMap((product) => {
  const { sku, attributes, dimensions, weight, configurable } = product
  const sizes = configurable?.options.find(({ attribute }) => attribute === 'att_bed_size')?.values ?? []
  const own = { ...attributes, sku, product, size: attributes.att_bed_size, dimensions, weight }
  return [
    own,
    ...sizes.map((value) => ({
      ...own,
      ...value.attributes,
      sku: `${sku} ${value.code}`,
      size: value.code,
      dimensions: value.dimensions ?? dimensions,
      weight: value.weight ?? weight,
    })),
  ]
})

const isSold = ({ product }: Piece) => product.type !== 'grouped'
const hasKind = (...kinds: CatalogProduct['model']['kind'][]) =>
  pieces.filter((piece) => isSold(piece) && kinds.includes(piece.product.model.kind))
const rowsOf = (text: string | undefined) => (text ?? '').split('; ').filter(Boolean)
const placesOf = (piece: Piece) =>
  rowsOf(piece.fit_beds).map((row) => {
    const [place = '', size = '', thickest = '', load = ''] = row.split(' ')
    return { place, size, thickest, load }
  })
const cartonsOf = (piece: Piece) =>
  rowsOf(piece.fit_cartons).map((row) => row.split(/[x ]/).map(Number) as [number, number, number, number])

describe('beds', () => {
  test.each([
    ['bunk', ['upper', 'lower']],
    ['loft', ['upper']],
    ['bed', ['lower']],
  ] as const)('every %s names its sleeping places', (kind, places) => {
    for (const piece of hasKind(kind)) {
      const named = placesOf(piece).map(({ place }) => place)
      expect(named, piece.sku).toEqual(expect.arrayContaining([...places]))
      expect(named.includes('middle'), piece.sku).toBe(piece.product.model.arrangement === 'triple')
      expect(named.includes('trundle'), piece.sku).toBe(piece.product.model.withTrundle)
    }
  })

  test('every trundle that is slept on is a place to sleep; drawers are none', () => {
    for (const piece of hasKind('trundle')) {
      const isDrawers = /drawers/i.test(piece.product.name.en)
      expect(placesOf(piece).length, piece.sku).toBe(isDrawers ? 0 : 1)
    }
  })

  test('only upper beds have a guard rail, and the thickest mattress leaves 5 inches of it', () => {
    for (const piece of pieces) {
      const upper = placesOf(piece).find(({ place }) => place === 'upper')
      expect(piece.fit_guard_rail !== undefined, piece.sku).toBe(upper !== undefined)
      if (upper) expect(piece.fit_guard_rail, piece.sku).toBe(Number(upper.thickest) + 5)
    }
  })

  test('the size is the one that is chosen', () => {
    for (const piece of hasKind('bunk', 'loft', 'bed')) {
      const [first] = placesOf(piece)
      if (piece.size) expect(first?.size, piece.sku).toBe(piece.size)
      const { lowerBedSize } = piece.product.model
      if (lowerBedSize)
        expect(placesOf(piece).find(({ place }) => place === 'lower')?.size, piece.sku).toBe(lowerBedSize)
    }
  })

  test('loads and limits are those that the texts name', () => {
    for (const piece of pieces.filter(({ fit_beds }) => fit_beds)) {
      const { att_weight_capacity: capacity, att_additional_dimensions: more } = piece.product.attributes
      for (const { place, thickest, load } of placesOf(piece)) {
        expect(capacity?.en.replaceAll(',', ''), `${piece.sku} ${place}`).toMatch(
          new RegExp(`\\b${load}\\s(?:lb|pounds)`),
        )
        const limit = /(?:Upper mattress|^Mattress|\. Mattress|Mattresses):\s(\d+)\sin/.exec(
          more?.en ?? '',
        )?.[1]
        if (place === 'upper' && limit) expect(thickest, piece.sku).toBe(limit)
      }
      const rail = /Guard rail above the slats:\s(\d+)\sin/.exec(more?.en ?? '')?.[1]
      if (rail) expect(piece.fit_guard_rail, piece.sku).toBe(Number(rail))
    }
  })
})

describe('mattresses', () => {
  test('every mattress and topper says its size, thickness and heaviest sleeper, and nothing else does', () => {
    expect(hasKind('mattress').length).toBeGreaterThan(20)
    for (const piece of pieces) {
      const isTopper = piece.sku.startsWith('TOP-')
      const isMattress = piece.product.model.kind === 'mattress'
      expect(piece.fit_mattress !== undefined, piece.sku).toBe(isMattress || isTopper)
      if (!piece.fit_mattress) continue
      const [size, thickness, load, last] = piece.fit_mattress.split(' ')
      expect(last, piece.sku).toBe(isTopper ? 'topper' : undefined)
      if (piece.size) expect(size, piece.sku).toBe(piece.size)
      expect(Number(thickness), piece.sku).toBe(piece.dimensions?.height)
      const told = /up to (\d+)\slb/.exec(piece.product.attributes.att_weight_capacity?.en ?? '')?.[1]
      expect(load, piece.sku).toBe(told ?? 'any')
    }
  })
})

describe('what is offered beside a bed', () => {
  const offeredBeside = ({ relatedSkus, upsellSkus, crosssellSkus }: CatalogProduct) => [
    ...relatedSkus,
    ...upsellSkus,
    ...crosssellSkus,
  ]
  const beds = products.filter(({ sku }) =>
    pieces.some((piece) => piece.product.sku === sku && placesOf(piece).length > 0),
  )

  test('every mattress goes into a place of the bed', () => {
    for (const bed of beds) {
      const places = pieces.filter(({ product }) => product === bed).flatMap(placesOf)
      for (const sku of offeredBeside(bed)) {
        const mattresses = pieces.filter((piece) => piece.product.sku === sku && piece.fit_mattress)
        if (mattresses.length === 0) continue
        const fits = mattresses.some(({ fit_mattress: mattress = '' }) => {
          const [size, thickness] = mattress.split(' ')
          return places.some(
            (place) =>
              place.size === size &&
              (place.thickest === 'any' || Number(thickness) <= Number(place.thickest)),
          )
        })
        expect(fits, `${bed.sku} offers ${sku}`).toBe(true)
      }
    }
  })

  test('no topper is offered beside a loft, where it would take away from the guard rail', () => {
    for (const bed of beds.filter(({ model }) => model.kind === 'loft'))
      expect(
        offeredBeside(bed).filter((sku) => sku.startsWith('TOP-')),
        bed.sku,
      ).toEqual([])
  })
})

describe('cartons', () => {
  const UNBOXED: readonly string[] = ['grouped', 'virtual', 'downloadable', 'giftcard']

  test('everything that is shipped says its cartons', () => {
    for (const piece of pieces)
      expect(cartonsOf(piece).length > 0, piece.sku).toBe(!UNBOXED.includes(piece.product.type))
  })

  test('they are those of the text', () => {
    for (const product of products) {
      const text = product.attributes.att_shipping_dimensions?.en
      if (!text) continue
      const told = [...text.matchAll(/([\d.]+)\s×\s([\d.]+)\s×\s([\d.]+)\sin,\s([\d.]+)\slb/g)]
      const rows = told.map(([, length, width, height, weight]) => `${length}x${width}x${height} ${weight}`)
      expect(rowsOf(product.attributes.fit_cartons), product.sku).toEqual(rows)
      expect(text, product.sku).toMatch(new RegExp(`^${rows.length} carton`))
    }
  })

  test('together they weigh what is in them', () => {
    for (const piece of pieces.filter(({ weight, fit_cartons }) => weight && fit_cartons)) {
      const total = cartonsOf(piece).reduce((sum, [, , , weight]) => sum + weight, 0)
      expect(total, piece.sku).toBeGreaterThanOrEqual((piece.weight ?? 0) - 1)
      expect(total, piece.sku).toBeLessThanOrEqual((piece.weight ?? 0) * 1.2 + 1)
    }
  })
})
