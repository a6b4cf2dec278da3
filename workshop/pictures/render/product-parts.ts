/** What of a product stands before the camera: the piece itself, a bed with its mattresses, a set's pieces in a row. */
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { withBareMattresses } from '@loftwood/furniture/bare-mattresses'
import { buildFurniture } from '@loftwood/furniture/build-furniture'
import { inARow } from '@loftwood/furniture/in-a-row'
import { placed } from '@loftwood/furniture/make-part'
import type { Part } from '@loftwood/furniture/part'
import type { Variant } from './pictured-variants.ts'
import { setMembers, type SetMember } from './set-members.ts'
import { inItsSetting, mattressUnder } from './settings.ts'

/** The product itself. */
export function partsOf(
  product: CatalogProduct,
  variant: Variant,
  products: readonly CatalogProduct[],
): Part[] {
  if (product.type === 'grouped') return inARow(setMembers(product, products).map(partsOfMember))
  const parts = buildFurniture(product.model, variant.measures, variant.options)
  return product.type === 'bundle' ? withBareMattresses(parts) : parts
}

/** The parts in the studio: a thin topper would be a white sheet on white, so it lies on a grey mattress. */
export function studioPartsOf(
  product: CatalogProduct,
  variant: Variant,
  products: readonly CatalogProduct[],
): Part[] {
  const parts = partsOf(product, variant, products)
  if (product.model.kind !== 'topper') return parts
  const under = buildFurniture({ kind: 'mattress' }, { ...variant.measures, height: mattressUnder })
  return [
    ...under.map((part) => ({ ...part, material: 'piping' as const })),
    ...placed(parts, 0, [0, mattressUnder, 0]),
  ]
}

/** The parts in a room, with the furniture an accessory belongs to. */
export function roomPartsOf(
  product: CatalogProduct,
  variant: Variant,
  products: readonly CatalogProduct[],
): Part[] {
  if (product.type === 'grouped' || product.type === 'bundle') return partsOf(product, variant, products)
  return inItsSetting({ model: product.model, measures: variant.measures, options: variant.options })
}

/** A piece of a set. */
export const partsOfMember = ({ product, variant }: SetMember): Part[] =>
  buildFurniture(product.model, variant.measures, variant.options)
