// A plan as items of the cart, and what of it cannot be one.
import type { CartFragment, CartItemInput } from '@loftwood/graphql-types'
import { addToCartRefusal } from '../product/can-add-to-cart.ts'
import type { ProductDetail } from '../product/product-detail.ts'
import { cartItemsFor, isChosen } from '../product/types/product-types.ts'
import { chosenVariant } from '../product/variant-selection.ts'
import { selectionOf } from './furniture-of.ts'
import type { Piece } from './plan.ts'

/** Why a piece does not go into the cart: not loaded, none or too few left, more to choose, or refused by the back end. */
export type LeftReason = 'gone' | 'sold-out' | 'choose' | 'refused'

export interface LeftPiece {
  product: ProductDetail | null
  sku: string
  count: number
  reason: LeftReason
}

/** Pieces of one product with the same options. */
export interface WantedPiece {
  product: ProductDetail
  /** Of the variant, if there are variants. */
  sku: string
  count: number
  items: CartItemInput[]
}

export interface Wanted {
  wanted: readonly WantedPiece[]
  left: readonly LeftPiece[]
}

type Products = Readonly<Record<string, ProductDetail | null>>

/** The pieces that can be added, alike ones together, and the others. */
export function wantedPieces(pieces: readonly Piece[], products: Products): Wanted {
  const alike = Object.groupBy(pieces, ({ sku, options }) => `${sku} ${JSON.stringify(options)}`)
  const wanted: WantedPiece[] = []
  const left: LeftPiece[] = []
  for (const [piece, ...more] of Object.values(alike).map((group = []) => group)) {
    if (!piece) continue
    const result = wantedPiece(piece, products[piece.sku] ?? null, more.length + 1)
    if ('items' in result) wanted.push(result)
    else left.push(result)
  }
  return { wanted, left }
}

function wantedPiece(piece: Piece, product: ProductDetail | null, count: number): WantedPiece | LeftPiece {
  const leave = (reason: LeftReason): LeftPiece => ({ product, sku: piece.sku, count, reason })
  if (!product) return leave('gone')
  const selection = selectionOf(product, piece.options)
  const choice = { selection, quantity: count, answers: {}, counts: {} }
  const variant = product.__typename === 'ConfigurableProduct' ? chosenVariant(product, selection) : null
  const refusal = addToCartRefusal(product, count, variant)
  if (refusal === 'sold-out' || refusal === 'too-many') return leave('sold-out')
  if (refusal !== null || !isChosen(product, choice)) return leave('choose')
  return { product, sku: variant?.sku ?? piece.sku, count, items: cartItemsFor(product, choice) }
}

/** What the back end left out, by the cart before and after. */
export function refusedPieces(
  wanted: readonly WantedPiece[],
  before: CartFragment | null,
  after: CartFragment | null,
): LeftPiece[] {
  return wanted.flatMap(({ product, sku, count }) => {
    const missing = count - (quantityOf(after, sku) - quantityOf(before, sku))
    return missing > 0 ? [{ product, sku, count: Math.min(missing, count), reason: 'refused' as const }] : []
  })
}

function quantityOf(cart: CartFragment | null, sku: string): number {
  return (cart?.items ?? []).reduce((sum, item) => {
    const variant = item && 'configured_variant' in item ? item.configured_variant?.sku : undefined
    return (variant ?? item?.product.sku) === sku ? sum + (item?.quantity ?? 0) : sum
  }, 0)
}
