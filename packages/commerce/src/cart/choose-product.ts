// Which product an input means, and what was chosen of it.
import type { CartItemInput } from '@loftwood/graphql-types/schema-types'
import { parseOptionUid } from '../product/option-uids.ts'
import type { CartChoice } from './product-types/choice.ts'
import { chooseOptions } from './product-types/custom-options.ts'
import type { Choice, ChoiceRequest } from './product-types/product-type.ts'
import { typeOf } from './product-types/product-types.ts'
import { type SoldProduct, soldProducts } from './cart-rows.ts'
import type { SalesContext } from './sales-context.ts'
import { type CartUserError, cartUserError } from './cart-user-error.ts'

export type ItemInput = Pick<CartItemInput, 'sku' | 'parent_sku' | 'selected_options' | 'entered_options'>

/** Bounds above what any product needs. */
const MOST_OPTIONS = 200

export interface ChosenProduct {
  sold: SoldProduct
  /** The configurable product of a variant. */
  parent: SoldProduct | undefined
  choice: CartChoice
}

/** The products items name, with the variants, parents and parts a choice among them may need. */
export async function findCandidates(
  { db, language }: Pick<SalesContext, 'db' | 'language'>,
  items: readonly Pick<CartItemInput, 'sku' | 'parent_sku'>[],
): Promise<SoldProduct[]> {
  const skus = items.flatMap((item) => (item.parent_sku ? [item.sku, item.parent_sku] : [item.sku]))
  const named = await soldProducts(db, { skus }, language)
  const parentIds = named.filter((product) => product.type === 'configurable').map((product) => product.id)
  const partIds = named.flatMap(({ doc }) =>
    (doc.bundle?.options ?? []).flatMap(({ selections }) => selections.map(({ productId }) => productId)),
  )
  const ids = [...named.flatMap((product) => product.parentId ?? []), ...partIds]
  if (parentIds.length === 0 && ids.length === 0) return named
  const more = await soldProducts(db, { parentIds, ids }, language)
  return [...named, ...more.filter((product) => !named.some((each) => each.id === product.id))]
}

/** What an item means among these products. */
export function chooseProduct(
  item: ItemInput,
  candidates: readonly SoldProduct[],
): ChosenProduct | CartUserError {
  const named = candidates.find((each) => each.sku === item.sku)
  if (!named) return cartUserError('PRODUCT_UNKNOWN', item.sku)
  const parent = candidates.find((each) => each.id === named.parentId)
  if (
    item.parent_sku &&
    !isChildOf(
      named,
      parent,
      candidates.find((each) => each.sku === item.parent_sku),
    )
  )
    return cartUserError('PRODUCT_UNKNOWN', item.parent_sku)
  const requested = choiceRequestOf(item, {
    product: parent ?? named,
    variant: parent ? named : undefined,
    candidates,
  })
  if ('code' in requested) return requested
  const chosen = typeOf(requested).choose(requested)
  if ('code' in chosen) return chosen
  const options = chooseOptions(requested)
  if ('code' in options) return options
  return {
    ...withOptions(chosen, options),
    parent: chosen.sold === requested.product ? undefined : requested.product,
  }
}

/** Whether a product was named under its configurable product, or under a group it is a member of. */
function isChildOf(
  child: SoldProduct,
  ownParent: SoldProduct | undefined,
  named: SoldProduct | undefined,
): boolean {
  if (!named) return false
  return named === ownParent || Boolean(named.doc.grouped?.some(({ productId }) => productId === child.id))
}

function choiceRequestOf(
  { selected_options, entered_options }: ItemInput,
  product: Pick<ChoiceRequest, 'product' | 'variant' | 'candidates'>,
): ChoiceRequest | CartUserError {
  const uids = selected_options ?? []
  const entered = entered_options ?? []
  if (uids.length > MOST_OPTIONS || entered.length > MOST_OPTIONS) return cartUserError('OPTION_UNKNOWN')
  return {
    ...product,
    picked: uids.flatMap((uid) => parseOptionUid(uid ?? '') ?? []),
    typed: entered.flatMap((option) => {
      const choice = parseOptionUid(option?.uid ?? '')
      return choice && option ? [{ ...choice, text: option.value }] : []
    }),
  }
}

function withOptions({ sold, choice }: Choice, options: CartChoice['options'] & object): Choice {
  return { sold, choice: options.length > 0 ? { ...choice, options } : choice }
}
