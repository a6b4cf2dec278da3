// What the 3D view of a product shows: its parts, their colours and the measures that may be written on them.
import {
  buildFurniture,
  finishOf,
  inARow,
  isTextile,
  optionsOfCodes,
  readFurniture,
  standsInRow,
  textilesOf,
  withBareMattresses,
  type Measures,
  type OptionCodes,
  type Part,
  type FurnitureDescription,
} from '@loftwood/furniture'
import type { Look } from '@loftwood/furniture/shapes/materials'
import type { ProductDetail } from '../product-detail.ts'
import { optionGroups, type ChosenVariant, type Selection } from '../choosing/variant-selection.ts'

export interface FurnitureView {
  parts: readonly Part[]
  look: Look
  /** Of the one piece; null for several. */
  measures: Measures | null
}

interface Choice {
  selection: Selection
  pictured: ChosenVariant | null
}

/** Null when the product has no furniture that can be built. */
export function furnitureView(product: ProductDetail, choice: Choice): FurnitureView | null {
  if (product.__typename === 'GroupedProduct') return rowOf(product)
  const furniture = readFurniture(product.furniture_model)
  if (!furniture) return null
  const codes = { ...furniture.options, ...chosenCodes(product, furniture, choice.selection) }
  const measures = measuresOf(choice.pictured) ?? furniture.measures ?? null
  const parts = partsOf(furniture, codes, measures)
  return {
    parts: product.__typename === 'BundleProduct' ? withBareMattresses(parts) : parts,
    look: lookOf(product.sku ?? '', furniture, codes),
    measures,
  }
}

type Grouped = Extract<ProductDetail, { __typename: 'GroupedProduct' }>

/** A set is shown in the finish of its first piece. */
function rowOf(product: Grouped): FurnitureView | null {
  const pieces = (product.items ?? []).flatMap((item) => {
    const furniture = readFurniture(item?.product?.furniture_model)
    return furniture && standsInRow(furniture.model.kind) ? [furniture] : []
  })
  const [first] = pieces
  if (!first) return null
  return {
    parts: inARow(
      pieces.map((furniture) => partsOf(furniture, furniture.options, furniture.measures ?? null)),
    ),
    look: lookOf(product.sku ?? '', first, first.options),
    measures: null,
  }
}

function partsOf(furniture: FurnitureDescription, codes: OptionCodes, measures: Measures | null): Part[] {
  return buildFurniture(
    furniture.model,
    measures ?? undefined,
    optionsOfCodes(furniture.model, codes, swatchOf(furniture, codes)),
  )
}

function lookOf(sku: string, furniture: FurnitureDescription, codes: OptionCodes): Look {
  const isCloth = isTextile(furniture.model.kind)
  const swatch = swatchOf(furniture, codes)
  return {
    finish: finishOf(isCloth ? undefined : codes.color, swatch),
    textiles: textilesOf(sku, optionsOfCodes(furniture.model, codes, swatch).fabricColor, isCloth),
  }
}

const swatchOf = (furniture: FurnitureDescription, { color }: OptionCodes) =>
  furniture.swatches?.[color ?? '']

/** Attribute -> code of everything the shopper has chosen. */
function chosenCodes(
  product: ProductDetail,
  furniture: FurnitureDescription,
  selection: Selection,
): OptionCodes {
  if (product.__typename !== 'ConfigurableProduct') return {}
  const pairs = optionGroups(product).flatMap(({ code, values }) => {
    const chosen = furniture.codes?.[values.find(({ uid }) => uid === selection[code])?.id ?? '']
    return chosen === undefined ? [] : [[code, chosen] as const]
  })
  return Object.fromEntries(pairs)
}

function measuresOf(variant: ChosenVariant | null): Measures | null {
  const { assembled_length: length, assembled_width: width, assembled_height: height } = variant ?? {}
  return length && width && height ? { length, width, height } : null
}
