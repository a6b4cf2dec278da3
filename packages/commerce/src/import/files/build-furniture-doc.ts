// A product's data for the 3D view: its model and the codes of its options.
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import type { Choice } from '@loftwood/demo-store/variant-skus'
import { option, optionId } from './build-context.ts'
import type { BuildContext } from './build-context.ts'
import type { FurnitureDoc, ProductType } from '../../product/product-doc.ts'

/** Attributes that change what a piece looks like. */
const shaping = ['color', 'att_bed_size', 'att_ladder_side'] as const

/** What has no shape: plans, gift cards, services. */
const shapeless: ReadonlySet<ProductType> = new Set(['downloadable', 'giftcard', 'virtual'])

/** @param choices what makes it a variant; of a product with variants: its first ones */
export function furnitureOf(
  product: CatalogProduct,
  choices: readonly Choice[],
  context: BuildContext,
): { furniture?: FurnitureDoc } {
  if (shapeless.has(product.type)) return {}
  const own = shaping.flatMap((attribute) => {
    const code = product.attributes[attribute]
    return code === undefined ? [] : [[attribute, code] as const]
  })
  const chosen = choices.map(({ attribute, value }) => [attribute, value.code] as const)
  const options = Object.fromEntries([...own, ...chosen])
  const swatches = swatchesOf([options['color']], context)
  return { furniture: { model: product.model, options, swatches } }
}

/** The same for a product with variants: it also maps option ids to codes. */
export function choosableFurnitureOf(
  product: CatalogProduct,
  choices: readonly Choice[],
  context: BuildContext,
): { furniture?: FurnitureDoc } {
  const { furniture } = furnitureOf(product, choices, context)
  if (!furniture || !product.configurable) return furniture ? { furniture } : {}
  const values = product.configurable.options.flatMap(({ attribute, values: all }) =>
    all.map(({ code }) => ({ attribute, code })),
  )
  const colors = values.filter(({ attribute }) => attribute === 'color').map(({ code }) => code)
  return {
    furniture: {
      ...furniture,
      codes: Object.fromEntries(
        values.map(({ attribute, code }) => [optionId(attribute, code, context), code]),
      ),
      swatches: { ...furniture.swatches, ...swatchesOf(colors, context) },
    },
  }
}

function swatchesOf(colors: readonly (string | undefined)[], context: BuildContext): Record<string, string> {
  const pairs = colors.flatMap((code) => {
    const swatch = code === undefined ? undefined : option('color', code, context).swatch
    return code === undefined || swatch === undefined ? [] : [[code, swatch] as const]
  })
  return Object.fromEntries(pairs)
}
