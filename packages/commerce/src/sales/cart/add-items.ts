// Adding to a cart, item by item: what cannot be added is answered as a user error.
import type { CartItemInput } from '@loftwood/graphql-types/schema-types'
import type { Database } from '../../db/open-database.ts'
import { failure } from '../../errors.ts'
import { choiceText } from '../product-types/choice.ts'
import type { ChosenLine } from '../product-types/product-type.ts'
import { type CartLine, cartLines } from './cart-lines.ts'
import { type CartRow, type SoldProduct, insertItem, setItemQuantity, updateCart } from './cart-rows.ts'
import { type ChosenProduct, chooseProduct, findCandidates } from './choose-product.ts'
import { piecesTaken, quantityError } from './quantities.ts'
import type { SalesContext } from './sales-context.ts'
import { type UserError, userErrors } from './user-error.ts'

/** More lines than anyone orders at once. */
export const MOST_LINES = 100

interface Refused {
  item: CartItemInput
  error: UserError
}

/** Adds items in a single transaction. An item that cannot be added leaves the cart as it was. */
export async function addItems(
  context: SalesContext,
  cart: CartRow,
  items: readonly CartItemInput[],
): Promise<UserError[]> {
  const candidates = await findCandidates(context, items)
  const refused = await context.db
    .transaction()
    .execute((db) => addEach({ ...context, db }, cart, { items, candidates }))
  return refused.map(({ error }) => error)
}

/** Adds all items or, when one cannot be added, none. @throws ITEM_REFUSED, PRODUCT_UNKNOWN */
export async function addAllItems(
  context: SalesContext,
  cart: CartRow,
  items: readonly CartItemInput[],
): Promise<void> {
  const candidates = await findCandidates(context, items)
  await context.db.transaction().execute(async (db) => {
    const [first] = await addEach({ ...context, db }, cart, { items, candidates })
    if (first?.error.code === 'PRODUCT_NOT_FOUND') throw failure('PRODUCT_UNKNOWN', first.item.sku)
    if (first) throw failure('ITEM_REFUSED', first.item.sku, first.error.message)
  })
}

interface Wish {
  items: readonly CartItemInput[]
  candidates: readonly SoldProduct[]
}

/** Adds what can be added, inside a transaction. @returns the other items, each with its reason */
export async function addEach(
  context: SalesContext,
  cart: CartRow,
  { items, candidates }: Wish,
): Promise<Refused[]> {
  const { db, language } = context
  const refused: Refused[] = []
  const lines = await cartLines({ db, language }, cart.id)
  const time = context.now().toISOString()
  for (const item of items) {
    const chosen = chooseProduct(item, candidates)
    const error =
      'code' in chosen
        ? chosen
        : await addLine({ db, time, cartId: cart.id, lines }, lineOf(chosen, candidates), item.quantity)
    if (error) refused.push({ item, error })
  }
  if (refused.length < items.length) await updateCart(db, cart.id, { updated_at: time })
  return refused
}

/** Adds lines that were chosen before; answers why some could not be. */
export async function addLines(
  context: SalesContext,
  cart: CartRow,
  added: readonly (ChosenLine & { quantity: number })[],
): Promise<UserError[]> {
  const { language } = context
  return context.db.transaction().execute(async (db) => {
    const time = context.now().toISOString()
    const lines = await cartLines({ db, language }, cart.id)
    const errors: UserError[] = []
    for (const line of added) {
      const error = await addLine({ db, time, cartId: cart.id, lines }, line, line.quantity)
      if (error) errors.push(error)
    }
    await updateCart(db, cart.id, { updated_at: time })
    return errors
  })
}

/** A choice as a line of a cart. */
function lineOf({ sold, parent, choice }: ChosenProduct, candidates: readonly SoldProduct[]): ChosenLine {
  const parts = new Map(candidates.map((product) => [product.id, product]))
  return { product: parent ?? sold, sold, choice, parts }
}

interface Cart {
  db: Database
  time: string
  cartId: number
  /** What is in the cart already; grows. */
  lines: CartLine[]
}

export function isSameLine(a: ChosenLine, b: ChosenLine): boolean {
  return a.sold.id === b.sold.id && choiceText(a.choice) === choiceText(b.choice)
}

async function addLine(cart: Cart, line: ChosenLine, quantity: number): Promise<UserError | undefined> {
  if (!Number.isInteger(quantity) || quantity < 1) return userErrors.quantityInvalid()
  const { db, lines, cartId, time } = cart
  const existing = lines.find((each) => isSameLine(each, line))
  if (!existing && lines.length >= MOST_LINES) return userErrors.cartFull(MOST_LINES)
  const total = quantity + (existing?.quantity ?? 0)
  const others = piecesTaken(lines.filter((each) => each !== existing))
  const error = quantityError(line, total, others)
  if (error) return error
  if (existing) {
    await setItemQuantity(db, existing.id, total)
    existing.quantity = total
    return undefined
  }
  const parentId = line.product.id === line.sold.id ? null : line.product.id
  const row = { productId: line.sold.id, parentId, quantity, choice: line.choice, time }
  lines.push({ ...line, quantity, id: await insertItem(db, cartId, row) })
  return undefined
}
