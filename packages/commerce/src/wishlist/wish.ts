// A wishlist item: a SKU and its chosen options, in the form of a cart's input. The options may be incomplete.
import type { EnteredOptionInput, WishlistItemInput } from '@loftwood/graphql-types/schema-types'
import type { SoldProduct } from '../cart/cart-rows.ts'
import { chooseProduct } from '../cart/choose-product.ts'
import type { CartUserError } from '../cart/cart-user-error.ts'
import { parseOptionUid } from '../product/option-uids.ts'
import type { ChosenLine } from '../cart/product-types/product-type.ts'
import type { WishlistItemRow } from './wishlist-rows.ts'

/** Uids of picked options, and typed ones; in one order, so that equal wishes are equal texts. */
interface WishOptions {
  selected: string[]
  entered: EnteredOptionInput[]
}

export interface Wish {
  sku: string
  options: string
}

type RequestedItem = Pick<WishlistItemInput, 'sku' | 'parent_sku' | 'selected_options' | 'entered_options'>

/** Parses an input. A product may be added without its options; options that are chosen must exist. */
export function wishOf(item: RequestedItem, candidates: readonly SoldProduct[]): Wish | CartUserError {
  const options = optionsOf(item)
  const chosen = chooseProduct(item, candidates)
  const isWhole = options.selected.length + options.entered.length === 0
  if ('code' in chosen) {
    const isOffered = chosen.code !== 'PRODUCT_NOT_FOUND'
    return isWhole && isOffered ? { sku: item.sku, options: JSON.stringify(options) } : chosen
  }
  // The variant says what was chosen of a configurable product.
  const selected = options.selected.filter((uid) => parseOptionUid(uid)?.kind !== 'configurable')
  return { sku: chosen.sold.sku, options: JSON.stringify({ ...options, selected }) }
}

function optionsOf({ selected_options, entered_options }: RequestedItem): WishOptions {
  return {
    selected: (selected_options ?? []).flatMap((uid) => uid ?? []).toSorted(),
    entered: (entered_options ?? [])
      .flatMap((option) => (option ? [{ uid: option.uid, value: option.value }] : []))
      .toSorted((a, b) => (a.uid < b.uid ? -1 : 1)),
  }
}

/** A wish in the form of a cart's input. */
export function cartItemOf({
  sku,
  options,
  quantity,
}: Pick<WishlistItemRow, 'sku' | 'options' | 'quantity'>) {
  const { selected, entered } = JSON.parse(options) as WishOptions
  return { sku, quantity, selected_options: selected, entered_options: entered }
}

export interface WishLine extends ChosenLine {
  /** Whether all options that a cart requires are chosen. */
  isComplete: boolean
}

/** The product of a wish with what was chosen; undefined when it has left the catalog. */
export function lineOf(row: WishlistItemRow, candidates: readonly SoldProduct[]): WishLine | undefined {
  const named = candidates.find(({ sku }) => sku === row.sku)
  if (!named) return undefined
  const parts = new Map(candidates.map((product) => [product.id, product]))
  const chosen = chooseProduct(cartItemOf(row), candidates)
  if (!('code' in chosen)) {
    const { sold, parent, choice } = chosen
    return { product: parent ?? sold, sold, choice, parts, isComplete: true }
  }
  const product = candidates.find(({ id }) => id === named.parentId) ?? named
  return { product, sold: product, choice: {}, parts, isComplete: false }
}
