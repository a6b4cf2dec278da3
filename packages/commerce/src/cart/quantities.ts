// How many of a line can be had: pieces in stock, less what the cart's other lines take.
import { typeOf } from './product-types/product-types.ts'
import type { ChosenLine } from './product-types/product-type.ts'
import { type CartUserError, insufficientStock, cartUserError } from './cart-user-error.ts'

/** More of one product than anyone furnishes a house with. */
export const MOST_PER_ITEM = 10_000

/** Pieces by SKU. */
export type Taken = ReadonlyMap<string, number>

type Counted = ChosenLine & { quantity: number }

/** What these lines take from stock together; what is not counted is left out. */
export function piecesTaken(lines: readonly Counted[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const line of lines) {
    for (const { sold, quantity } of typeOf(line).pieces(line)) {
      if (!Number.isFinite(sold.stock)) continue
      taken.set(sold.sku, (taken.get(sold.sku) ?? 0) + quantity * line.quantity)
    }
  }
  return taken
}

/** How many of a line there are when others have taken theirs; 0 when a part is gone. A part may be in it more than once. */
export function available(line: ChosenLine, taken: Taken = new Map()): number {
  const pieces = typeOf(line).pieces(line)
  if (pieces.length === 0) return 0
  const bySku = Map.groupBy(pieces, ({ sold }) => sold.sku)
  const each = [...bySku.values()].map((same) => {
    const requested = same.reduce((sum, { quantity }) => sum + quantity, 0)
    return ((same[0]?.sold.stock ?? 0) - (taken.get(same[0]?.sold.sku ?? '') ?? 0)) / requested
  })
  return Math.max(0, Math.floor(Math.min(...each)))
}

/** Why so many of a line cannot be in a cart; undefined when they can. */
export function quantityError(line: ChosenLine, quantity: number, taken?: Taken): CartUserError | undefined {
  if (quantity > MOST_PER_ITEM) return cartUserError('QUANTITY_TOO_LARGE', MOST_PER_ITEM)
  // Magento hides a product that is sold out, but not one choice of a configurable product or a bundle.
  if (available(line) === 0) {
    const isChosen = line.product.type === 'bundle' || line.product.id !== line.sold.id
    return isChosen ? cartUserError('NOT_SALABLE') : cartUserError('PRODUCT_UNKNOWN', line.product.sku)
  }
  const left = available(line, taken)
  return quantity > left ? insufficientStock(left) : undefined
}
