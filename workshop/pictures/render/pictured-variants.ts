/** The variants of a product that have their own pictures: its finishes, its sizes, its ladder sides. */
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { defaultMeasures, type FurnitureOptions, type Measures } from '@loftwood/furniture/furniture-model'
import { isTextile, optionsOfCodes } from '@loftwood/furniture/furniture-options'

/** The variant a product is pictured as. */
export type Variant = Readonly<{
  /** Codes of those choices of the product that change what is seen. */
  choices: Readonly<Partial<Record<SeenAttribute, string>>>
  measures: Measures
  options: FurnitureOptions
}>

type Option = NonNullable<CatalogProduct['configurable']>['options'][number]
type SeenAttribute = 'color' | 'att_bed_size' | 'att_ladder_side'
type Seen = Readonly<Record<SeenAttribute, string | undefined>>

/** Their choices, in the order of the product. The first of `sizes` is the one that other pictures show. */
export type PicturedVariants = Readonly<{
  /**
   * Every finish in every size, the first size first; ladders at the right.
   * Textiles look the same in every size: their measured drawings show it.
   */
  photographed: readonly Variant[]
  /** The photographed variants by size, in the first finish. */
  sizes: readonly Variant[]
  /** Whether the shopper chooses the ladder's side; at the left is the mirror's image of at the right. */
  hasSides: boolean
}>

/** @param swatches `#rrggbb` by colour code */
export function picturedVariants(
  product: CatalogProduct,
  swatches: ReadonlyMap<string, string>,
): PicturedVariants {
  const [finishes, sizes] = [codesOf(product, 'color'), codesOf(product, 'att_bed_size')]
  const hasSides = valuesOf(product, 'att_ladder_side').length > 0
  const side = hasSides ? 'right' : undefined
  const make = (color: string | undefined, size: string | undefined): Variant =>
    variantOf(product, { color, att_bed_size: size, att_ladder_side: side }, swatches)
  const seen = isTextile(product.model.kind) ? sizes.slice(0, 1) : sizes
  return {
    photographed: seen.flatMap((size) => finishes.map((color) => make(color, size))),
    sizes: sizes.map((size) => make(finishes[0], size)),
    hasSides,
  }
}

/** The same piece with its ladder or stairs at the left. */
export const atLeft = (variant: Variant): Variant => ({
  ...variant,
  choices: { ...variant.choices, att_ladder_side: 'left' },
  options: { ...variant.options, ladderSide: 'left' },
})

const valuesOf = (product: CatalogProduct, attribute: SeenAttribute): Option['values'] =>
  product.configurable?.options.find((option) => option.attribute === attribute)?.values ?? []

/** At least one entry: `undefined` where there is no choice. */
function codesOf(product: CatalogProduct, attribute: SeenAttribute): (string | undefined)[] {
  const codes = valuesOf(product, attribute).map(({ code }) => code)
  return codes.length > 0 ? codes : [undefined]
}

function variantOf(product: CatalogProduct, seen: Seen, swatches: ReadonlyMap<string, string>): Variant {
  const { model, attributes } = product
  const size = valuesOf(product, 'att_bed_size').find(({ code }) => code === seen.att_bed_size)
  const finish = seen.color ?? attributes.color
  const swatch = finish === undefined ? undefined : swatches.get(finish)
  const chosen = Object.entries(seen).filter(([, code]) => code !== undefined)
  return {
    choices: Object.fromEntries(chosen),
    measures: size?.dimensions ?? product.dimensions ?? defaultMeasures[model.kind],
    options: optionsOfCodes(
      model,
      {
        color: finish,
        att_bed_size: size?.code ?? attributes.att_bed_size,
        att_ladder_side: attributes.att_ladder_side,
      },
      swatch,
    ),
  }
}
