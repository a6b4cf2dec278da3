import { describe, expect, it } from 'vitest'
import { boundsOf } from '@loftwood/furniture/bounds'
import { buildFurniture } from '@loftwood/furniture/build-furniture'
import type { Part } from '@loftwood/furniture/part'
import { readProducts, readSwatches } from './catalog-source.ts'
import { atLeft, picturedVariants } from './pictured-variants.ts'

const swatches = readSwatches()
const sided = readProducts()
  .map((product) => ({ product, variants: picturedVariants(product, swatches) }))
  .filter(({ variants }) => variants.hasSides)

type Place = Readonly<{ role: string; edges: readonly number[] }>

/** Where each part is, `turned` left for right. */
const placesOf = (parts: readonly Part[], turned: boolean): Place[] =>
  parts.map((part) => {
    const { x, y, z } = boundsOf([part])
    return { role: part.role, edges: [...(turned ? [-x[1], -x[0]] : x), ...y, ...z] }
  })

const isAt = (place: Place) => (other: Place) =>
  other.role === place.role && other.edges.every((edge, i) => Math.abs(edge - (place.edges[i] ?? 0)) < 0.05)

describe.each(sided.map(({ product, variants }) => [product.sku, product, variants] as const))(
  '%s',
  (_, product, { photographed }) => {
    it('with its ladder at the left is the mirror image of the one at the right', () => {
      for (const variant of photographed) {
        const right = buildFurniture(product.model, variant.measures, variant.options)
        const left = buildFurniture(product.model, variant.measures, atLeft(variant).options)
        const there = placesOf(right, false)
        expect(placesOf(left, true).filter((place) => !there.some(isAt(place)))).toEqual([])
        expect(left).toHaveLength(right.length)
      }
    })
  },
)
