// A product, as it was chosen, as a piece of furniture on a plan.
import { readFurniture, type FurnitureDescription } from '@loftwood/furniture'
import { measuresOf } from '../product/choosing/measures-of.ts'
import type { ProductDetail } from '../product/product-detail.ts'
import {
  initialSelection,
  optionGroups,
  picturedVariant,
  remainingVariants,
  selectionFromQuery,
  selectionToQuery,
  type Selection,
} from '../product/choosing/variant-selection.ts'
import { furnitureView, type FurnitureView } from '../product/viewer/furniture-view.ts'
import { blockFootprint, footprintOf, type Footprint } from './geometry/footprint.ts'
import { blockSymbol, symbolOf, type SymbolLayer } from './geometry/plan-symbol.ts'

export interface Furniture {
  name: string
  /** Uid of the variant, if there are variants. */
  variant: string | undefined
  footprint: Footprint
  symbol: readonly SymbolLayer[]
  /** For the 3D view; null for a product without a model. */
  view: FurnitureView | null
}

/** Kinds of furniture that stand on the floor by themselves. */
const ON_FLOOR: ReadonlySet<FurnitureDescription['model']['kind']> = new Set([
  'bunk',
  'loft',
  'bed',
  'trundle',
  'stairs',
  'slide',
  'desk',
  'dresser',
  'nightstand',
  'bookcase',
])

const made = new WeakMap<ProductDetail, Map<string, Furniture | null>>()

/** Null for a product that does not stand on the floor, or has no measures. */
export function furnitureOf(
  product: ProductDetail,
  options: Readonly<Record<string, string>>,
): Furniture | null {
  const cache = made.get(product) ?? new Map<string, Furniture | null>()
  made.set(product, cache)
  const key = JSON.stringify(options)
  const present = cache.get(key)
  if (present !== undefined) return present
  const furniture = makeFurniture(product, selectionFor(product, options))
  cache.set(key, furniture)
  return furniture
}

function makeFurniture(product: ProductDetail, selection: Selection): Furniture | null {
  const name = product.name ?? ''
  const pictured = product.__typename === 'ConfigurableProduct' ? picturedVariant(product, selection) : null
  const model = readFurniture(product.furniture_model)?.model
  const view = model ? furnitureView(product, { selection, pictured }) : null
  if (model && view) {
    if (!ON_FLOOR.has(model.kind)) return null
    const footprint = footprintOf(view.parts, model.withTrundle)
    return { name, variant: pictured?.uid, footprint, symbol: symbolOf(view.parts), view }
  }
  const measures = product.furniture_model ? null : measuresOf(product, pictured)
  if (!measures) return null
  const footprint = blockFootprint(measures)
  return { name, variant: pictured?.uid, footprint, symbol: blockSymbol(footprint.area), view: null }
}

/** The product's choices for the options of a plan; options that it lacks are dropped. */
export const selectionFor = (product: ProductDetail, options: Readonly<Record<string, string>>): Selection =>
  product.__typename === 'ConfigurableProduct' ? selectionFromQuery(product, options) : {}

/** These options; each one that is open gets the first value that can be bought with the others. */
export function wholeOptions(
  product: ProductDetail,
  options: Readonly<Record<string, string>>,
): Record<string, string> {
  if (product.__typename !== 'ConfigurableProduct') return {}
  let selection: Selection = { ...initialSelection(product), ...selectionFromQuery(product, options) }
  for (const { code, values } of optionGroups(product)) {
    if (selection[code] !== undefined) continue
    const possible = values.map(({ uid }) => {
      const next = { ...selection, [code]: uid }
      const variants = remainingVariants(product, next)
      return { next, count: variants.length, isInStock: variants.some(inStock) }
    })
    selection =
      (possible.find(({ isInStock }) => isInStock) ?? possible.find(({ count }) => count > 0))?.next ??
      selection
  }
  return selectionToQuery(product, selection)
}

const inStock = ({ stock_status: status }: { stock_status: string | null }) => status === 'IN_STOCK'
