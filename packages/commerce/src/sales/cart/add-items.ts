// Adding to a cart: which product an item means, and whether so many can be had.
import type { CartItemInput } from '@loftwood/graphql-types/schema-types'
import type { Database } from '../../db/open-database.ts'
import { decodeUid } from '../../uid.ts'
import {
  type CartRow,
  type SoldProduct,
  insertItem,
  itemRows,
  setItemQuantity,
  soldProducts,
} from './cart-rows.ts'
import type { SalesContext } from './sales-context.ts'
import { type UserError, userErrors } from './user-error.ts'

/** More of one product than anyone furnishes a house with. */
export const MOST_PER_ITEM = 10_000

interface Choice {
  sold: SoldProduct
  parent: SoldProduct | undefined
}

/**
 * Adds items one by one in a single transaction; what cannot be added is answered as a user error
 * and leaves the cart as it was.
 */
export async function addItems(
  context: SalesContext,
  cart: CartRow,
  items: readonly CartItemInput[],
): Promise<UserError[]> {
  const candidates = await findCandidates(context, items)
  return context.db.transaction().execute(async (db) => {
    const errors: UserError[] = []
    for (const item of items) {
      const choice = chooseProduct(item, candidates)
      const error =
        'code' in choice
          ? choice
          : await addItem({ db, time: context.now().toISOString() }, cart, {
              ...choice,
              quantity: item.quantity,
            })
      if (error) errors.push(error)
    }
    if (errors.length < items.length) {
      await db
        .updateTable('cart')
        .set({ updated_at: context.now().toISOString() })
        .where('id', '=', cart.id)
        .execute()
    }
    return errors
  })
}

/** The products items name, with the variants and parents a choice among them may need. */
export async function findCandidates(
  { db, language }: Pick<SalesContext, 'db' | 'language'>,
  items: readonly Pick<CartItemInput, 'sku' | 'parent_sku'>[],
): Promise<SoldProduct[]> {
  const skus = items.flatMap((item) => (item.parent_sku ? [item.sku, item.parent_sku] : [item.sku]))
  const named = await soldProducts(db, { skus }, language)
  const parentIds = named.filter((product) => product.type === 'configurable').map((product) => product.id)
  const ids = named.flatMap((product) => product.parentId ?? [])
  if (parentIds.length === 0 && ids.length === 0) return named
  const more = await soldProducts(db, { parentIds, ids }, language)
  return [...named, ...more.filter((product) => !named.some((each) => each.id === product.id))]
}

/** Which product an item means. */
export function chooseProduct(
  item: Pick<CartItemInput, 'sku' | 'parent_sku' | 'selected_options'>,
  candidates: readonly SoldProduct[],
): Choice | UserError {
  const product = candidates.find((each) => each.sku === item.sku)
  if (!product) return userErrors.productNotFound(item.sku)
  if (product.parentId !== null) {
    const parent = candidates.find((each) => each.id === product.parentId)
    if (item.parent_sku && parent?.sku !== item.parent_sku) return userErrors.productNotFound(item.parent_sku)
    return { sold: product, parent }
  }
  if (product.type !== 'configurable') return { sold: product, parent: undefined }
  return chooseVariant(item, product, candidates)
}

function chooseVariant(
  item: Pick<CartItemInput, 'selected_options'>,
  parent: SoldProduct,
  candidates: readonly SoldProduct[],
): Choice | UserError {
  const chosenIds = (item.selected_options ?? []).flatMap((uid) => optionIdOf(uid ?? '') ?? [])
  const choices = parent.doc.choices ?? []
  const isComplete = choices.every(({ optionIds }) => optionIds.some((id) => chosenIds.includes(id)))
  if (!isComplete) return userErrors.optionsMissing()
  const sold = candidates.find(
    (each) =>
      each.parentId === parent.id &&
      Object.values(each.doc.chosen ?? {}).every((id) => chosenIds.includes(id)),
  )
  return sold ? { sold, parent } : userErrors.optionUnknown()
}

/** The option id of `configurable/<attribute>/<option>`. */
function optionIdOf(uid: string): number | undefined {
  const match = /^configurable\/\d+\/(\d+)$/.exec(decodeUid(uid) ?? '')
  return match ? Number(match[1]) : undefined
}

async function addItem(
  write: { db: Database; time: string },
  cart: CartRow,
  wanted: Choice & { quantity: number },
): Promise<UserError | undefined> {
  const { sold, parent, quantity } = wanted
  if (!Number.isInteger(quantity) || quantity < 1) return userErrors.quantityInvalid()
  const rows = await itemRows(write.db, cart.id)
  const existing = rows.find((row) => row.productId === sold.id)
  const total = quantity + (existing?.quantity ?? 0)
  const error = quantityError(sold, total)
  if (error) return error
  if (existing) await setItemQuantity(write.db, existing.id, total)
  else
    await insertItem(write.db, cart.id, {
      productId: sold.id,
      parentId: parent?.id ?? null,
      quantity,
      time: write.time,
    })
  return undefined
}

/** Why so many of a product cannot be in a cart; undefined when they can. */
export function quantityError(sold: SoldProduct, quantity: number): UserError | undefined {
  if (quantity > MOST_PER_ITEM) return userErrors.quantityTooLarge(MOST_PER_ITEM)
  // Magento hides a product that is sold out, but not one choice of a configurable product.
  if (sold.stock <= 0)
    return sold.parentId === null ? userErrors.productNotFound(sold.sku) : userErrors.notSalable()
  return quantity > sold.stock ? userErrors.insufficientStock(sold.stock) : undefined
}
