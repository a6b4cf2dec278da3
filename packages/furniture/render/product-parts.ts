/** What of a product stands before the camera: the piece itself, a bed with its mattresses, a set's pieces in a row. */
import type { CatalogueProduct } from '@loftwood/commerce/catalogue'
import { boundsOf } from '../src/bounds.ts'
import { buildFurniture } from '../src/build-furniture.ts'
import { placed } from '../src/make-part.ts'
import type { Part } from '../src/part.ts'
import { mattress } from '../src/soft-goods.ts'
import type { Variant } from './catalogue-source.ts'
import { setMembers } from './set-members.ts'
import { inItsSetting } from './settings.ts'

/** Inches between the pieces of a set. */
const gap = 9
const covers: ReadonlySet<string> = new Set(['duvet', 'fold'])

/** The parts in the studio. */
export function partsOf(
  product: CatalogueProduct,
  variant: Variant,
  products: readonly CatalogueProduct[],
): Part[] {
  if (product.type === 'grouped') return inARow(product, products)
  const parts = buildFurniture(product.model, variant.measures, variant.options)
  return product.type === 'bundle' ? withBareMattresses(parts) : parts
}

/** The parts in a room, with the furniture an accessory belongs to. */
export function roomPartsOf(
  product: CatalogueProduct,
  variant: Variant,
  products: readonly CatalogueProduct[],
): Part[] {
  if (product.type === 'grouped' || product.type === 'bundle') return partsOf(product, variant, products)
  return inItsSetting({ model: product.model, measures: variant.measures, options: variant.options })
}

/** A bundle sells the mattresses: they lie uncovered. */
function withBareMattresses(parts: readonly Part[]): Part[] {
  return parts
    .filter((part) => !covers.has(part.role))
    .flatMap((part) =>
      part.role === 'mattress' && part.rotation.every((angle) => angle === 0)
        ? mattress(boundsOf([part]))
        : [part],
    )
}

/** The pieces beside each other along the wall, in the order of the set. */
function inARow(product: CatalogueProduct, products: readonly CatalogueProduct[]): Part[] {
  let x = 0
  const row = setMembers(product, products).flatMap((member) => {
    const parts = buildFurniture(member.product.model, member.variant.measures, member.variant.options)
    const bounds = boundsOf(parts)
    const standing = placed(parts, 0, [x - bounds.x[0], 0, -bounds.z[0]])
    x += bounds.x[1] - bounds.x[0] + gap
    return standing
  })
  return placed(row, 0, [(gap - x) / 2, 0, 0])
}
