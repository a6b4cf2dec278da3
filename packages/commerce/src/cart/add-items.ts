// Adding to a cart, item by item: what cannot be added is answered as a user error.
import type { CartItemInput } from '@loftwood/graphql-types/schema-types'
import { userError } from '../user-errors/user-error.ts'
import { choiceText } from './product-types/choice.ts'
import { linePrice } from './product-types/line-price.ts'
import { pastDayError } from './product-types/option-days.ts'
import type { ChosenLine } from './product-types/product-type.ts'
import { type CartLine, cartLines } from './cart-lines.ts'
import { type CartRow, type SoldProduct, insertItems, setItemQuantity, touchActiveCart } from './cart-rows.ts'
import { type ChosenProduct, chooseProduct, findCandidates } from './choose-product.ts'
import { countError } from './count-error.ts'
import { piecesTaken, quantityError } from './quantities.ts'
import { type SalesContext, storeDate } from './sales-context.ts'
import { type CartUserError, cartUserError } from './cart-user-error.ts'

/** More lines than anyone orders at once. */
export const MOST_LINES = 100

interface Refused {
  item: CartItemInput
  error: CartUserError
}

interface Added {
  errors: CartUserError[]
  /** What the cart holds now. */
  lines: CartLine[]
}

/** Adds items in a single transaction. An item that cannot be added leaves the cart as it was. */
export async function addItems(
  context: SalesContext,
  cart: CartRow,
  items: readonly CartItemInput[],
): Promise<Added> {
  const candidates = await findCandidates(context, items)
  const { refused, lines } = await context.db
    .transaction()
    .execute((db) => addEach({ ...context, db }, cart, { items, candidates }))
  return { errors: refused.map(({ error }) => error), lines }
}

/** Adds all items or, when one cannot be added, none. @throws ITEM_REFUSED, PRODUCT_UNKNOWN */
export async function addAllItems(
  context: SalesContext,
  cart: CartRow,
  items: readonly CartItemInput[],
): Promise<void> {
  const candidates = await findCandidates(context, items)
  await context.db.transaction().execute(async (db) => {
    const { refused } = await addEach({ ...context, db }, cart, { items, candidates })
    const [first] = refused
    if (first?.error.code === 'PRODUCT_NOT_FOUND') throw userError('PRODUCT_UNKNOWN', first.item.sku)
    if (first) throw userError('ITEM_REFUSED', first.item.sku, first.error.reason)
  })
}

interface Wish {
  items: readonly CartItemInput[]
  candidates: readonly SoldProduct[]
}

/** Adds what can be added, inside a transaction. @returns the other items, each with its reason, and all lines */
export async function addEach(context: SalesContext, cartRow: CartRow, { items, candidates }: Wish) {
  const refused: Refused[] = []
  const cart = await openCart(context, cartRow)
  for (const item of items) {
    const chosen = chooseProduct(item, candidates)
    const line = 'code' in chosen ? chosen : lineOf(chosen, candidates)
    const error = 'code' in line ? line : addLine(cart, line, item.quantity)
    if (error) refused.push({ item, error })
  }
  if (cart.changed.size > 0) await writeLines(context, cartRow, cart)
  return { refused, lines: cart.lines }
}

/** Adds lines that were chosen before; answers why some could not be. */
export async function addLines(
  context: SalesContext,
  cartRow: CartRow,
  added: readonly (ChosenLine & { quantity: number })[],
): Promise<CartUserError[]> {
  return context.db.transaction().execute(async (db) => {
    const cart = await openCart({ ...context, db }, cartRow)
    const errors = added.flatMap((line) => addLine(cart, line, line.quantity) ?? [])
    if (cart.changed.size > 0) await writeLines({ ...context, db }, cartRow, cart)
    return errors
  })
}

/** A choice as a line of a cart. */
function lineOf({ sold, parent, choice }: ChosenProduct, candidates: readonly SoldProduct[]): ChosenLine {
  const parts = new Map(candidates.map((product) => [product.id, product]))
  return { product: parent ?? sold, sold, choice, parts }
}

interface Cart {
  /** What is in the cart; grows. */
  lines: CartLine[]
  /** Those of them that are new or more than they were. */
  changed: Set<CartLine>
  /** `YYYY-MM-DD` where the store is. */
  today: string
}

async function openCart(context: SalesContext, { id }: CartRow): Promise<Cart> {
  return { lines: await cartLines(context, id), changed: new Set(), today: storeDate(context) }
}

/** The id of a line that is not written yet. */
const UNWRITTEN = 0

export function isSameLine(a: ChosenLine, b: ChosenLine): boolean {
  return a.sold.id === b.sold.id && choiceText(a.choice) === choiceText(b.choice)
}

function addLine(
  { lines, changed, today }: Cart,
  line: ChosenLine,
  quantity: number,
): CartUserError | undefined {
  const early = pastDayError(line, today) ?? countError(quantity)
  if (early) return early
  const existing = lines.find((each) => isSameLine(each, line))
  if (!existing && lines.length >= MOST_LINES) return cartUserError('CART_FULL', MOST_LINES)
  const total = quantity + (existing?.quantity ?? 0)
  const others = piecesTaken(lines.filter((each) => each !== existing))
  const error = quantityError(line, total, others)
  if (error) return error
  const added = existing ?? { ...line, quantity: 0, id: UNWRITTEN, chosenCents: null }
  added.quantity = total
  added.chosenCents = linePrice(added).final
  if (!existing) lines.push(added)
  changed.add(added)
  return undefined
}

/** New lines in one statement, however many; the others one by one. */
async function writeLines(context: SalesContext, cart: CartRow, { changed }: Cart): Promise<void> {
  const { db } = context
  const time = context.now().toISOString()
  const added = [...changed].filter(({ id }) => id === UNWRITTEN)
  for (const line of changed) if (line.id !== UNWRITTEN) await setItemQuantity(db, line.id, line)
  const rows = added.map(({ product, sold, quantity, choice, chosenCents }) => ({
    productId: sold.id,
    parentId: product.id === sold.id ? null : product.id,
    quantity,
    choice,
    chosenCents,
  }))
  const ids = rows.length === 0 ? [] : await insertItems(db, { cartId: cart.id, time }, rows)
  for (const [index, line] of added.entries()) line.id = ids[index] ?? UNWRITTEN
  await touchActiveCart(db, cart.id, time)
}
