// The add-to-cart rule of the shop.

interface StockFacts {
  __typename: string
  stock_status: string | null
  only_x_left_in_stock: number | null
}

/** Why something cannot be added: nothing chosen yet, none left, fewer left than requested, or never here. */
export type AddToCartError =
  | 'not-offered'
  | 'choose-variant'
  | 'choose-piece'
  | 'sold-out'
  | 'too-many'
  | 'bad-quantity'

/**
 * Null when it may be added. A configurable needs a chosen variant, whose stock then counts; everything else must
 * be in stock, and the quantity must not exceed the remaining pieces.
 */
export function addToCartError(
  product: StockFacts,
  quantity: number,
  variant: Omit<StockFacts, '__typename'> | null = null,
): AddToCartError | null {
  if (!Number.isInteger(quantity) || quantity < 1) return 'bad-quantity'
  if (product.__typename === 'ConfigurableProduct' && variant === null) return 'choose-variant'
  const stocked = variant ?? product
  if (stocked.stock_status !== 'IN_STOCK') return 'sold-out'
  const left = stocked.only_x_left_in_stock
  return left === null || quantity <= left ? null : 'too-many'
}
