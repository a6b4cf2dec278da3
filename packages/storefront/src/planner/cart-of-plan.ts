// A plan as items of the cart, and what of it cannot be one.
import type { TogetherLine } from '../cart/add-together.ts'
import { addToCartError } from '../product/buying/can-add-to-cart.ts'
import type { ProductDetail } from '../product/product-detail.ts'
import { cartItemsFor, isChosen } from '../product/types/product-types.ts'
import { chosenVariant } from '../product/choosing/variant-selection.ts'
import { selectionFor } from './furniture-of.ts'
import type { Piece } from './plan.ts'

/** Why a piece cannot be added: not loaded, none or too few left, more to choose. */
export type LeftReason = 'gone' | 'sold-out' | 'choose'

export interface LeftPiece {
  product: ProductDetail | null
  sku: string
  count: number
  reason: LeftReason
}

export interface PlanLine extends TogetherLine {
  product: ProductDetail
}

interface CartOfPlan {
  lines: readonly PlanLine[]
  left: readonly LeftPiece[]
}

type Products = Readonly<Record<string, ProductDetail | null>>

/** The pieces that can be added, those of one product with the same options as one line, and the others. */
export function cartOfPlan(pieces: readonly Piece[], products: Products): CartOfPlan {
  const groups = Object.groupBy(pieces, ({ sku, options }) => `${sku} ${JSON.stringify(options)}`)
  const results = Object.values(groups).flatMap((group): (PlanLine | LeftPiece)[] => {
    const [piece] = group ?? []
    return piece && group ? rowsOf(piece, products[piece.sku] ?? null, group.length) : []
  })
  return {
    lines: results.filter((result) => 'item' in result),
    left: results.filter((result) => 'reason' in result),
  }
}

function rowsOf(piece: Piece, product: ProductDetail | null, count: number): PlanLine[] | [LeftPiece] {
  const leave = (reason: LeftReason): [LeftPiece] => [{ product, sku: piece.sku, count, reason }]
  if (!product) return leave('gone')
  const selection = selectionFor(product, piece.options)
  const choice = { selection, quantity: count, answers: {}, counts: {} }
  const variant = product.__typename === 'ConfigurableProduct' ? chosenVariant(product, selection) : null
  const userError = addToCartError(product, count, variant)
  if (userError === 'sold-out' || userError === 'too-many') return leave('sold-out')
  if (userError !== null || !isChosen(product, choice)) return leave('choose')
  return cartItemsFor(product, choice).map((item) => ({ name: product.name ?? piece.sku, product, item }))
}
