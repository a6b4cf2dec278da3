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
import { optionGroups, type ChosenVariant, type Selection } from '../variant-selection.ts'

export interface ToldView {
  parts: readonly Part[]
  look: Look
  /** Of the one piece; null for several. */
  measures: Measures | null
}

interface Choice {
  selection: Selection
  pictured: ChosenVariant | null
}

/** Null when the product tells no furniture that can be built. */
export function toldView(product: ProductDetail, choice: Choice): ToldView | null {
  if (product.__typename === 'GroupedProduct') return rowOf(product)
  const told = readFurniture(product.furniture_model)
  if (!told) return null
  const codes = { ...told.options, ...chosenCodes(product, told, choice.selection) }
  const measures = measuresOf(choice.pictured) ?? told.measures ?? null
  const parts = partsOf(told, codes, measures)
  return {
    parts: product.__typename === 'BundleProduct' ? withBareMattresses(parts) : parts,
    look: lookOf(product.sku ?? '', told, codes),
    measures,
  }
}

type Grouped = Extract<ProductDetail, { __typename: 'GroupedProduct' }>

/** A set is shown in the finish of its first piece. */
function rowOf(product: Grouped): ToldView | null {
  const pieces = (product.items ?? []).flatMap((item) => {
    const told = readFurniture(item?.product?.furniture_model)
    return told && standsInRow(told.model.kind) ? [told] : []
  })
  const [first] = pieces
  if (!first) return null
  return {
    parts: inARow(pieces.map((told) => partsOf(told, told.options, told.measures ?? null))),
    look: lookOf(product.sku ?? '', first, first.options),
    measures: null,
  }
}

function partsOf(told: FurnitureDescription, codes: OptionCodes, measures: Measures | null): Part[] {
  return buildFurniture(
    told.model,
    measures ?? undefined,
    optionsOfCodes(told.model, codes, swatchOf(told, codes)),
  )
}

function lookOf(sku: string, told: FurnitureDescription, codes: OptionCodes): Look {
  const isCloth = isTextile(told.model.kind)
  const swatch = swatchOf(told, codes)
  return {
    finish: finishOf(isCloth ? undefined : codes.color, swatch),
    textiles: textilesOf(sku, optionsOfCodes(told.model, codes, swatch).fabricColor, isCloth),
  }
}

const swatchOf = (told: FurnitureDescription, { color }: OptionCodes) => told.swatches?.[color ?? '']

/** Attribute -> code of everything the shopper has chosen. */
function chosenCodes(product: ProductDetail, told: FurnitureDescription, selection: Selection): OptionCodes {
  if (product.__typename !== 'ConfigurableProduct') return {}
  const pairs = optionGroups(product).flatMap(({ code, values }) => {
    const chosen = told.codes?.[values.find(({ uid }) => uid === selection[code])?.id ?? '']
    return chosen === undefined ? [] : [[code, chosen] as const]
  })
  return Object.fromEntries(pairs)
}

function measuresOf(variant: ChosenVariant | null): Measures | null {
  const { assembled_length: length, assembled_width: width, assembled_height: height } = variant ?? {}
  return length && width && height ? { length, width, height } : null
}
