// Carts of customers: the one they have, and what a guest had put into another before signing in.
import { userError } from '../user-errors/user-error.ts'
import { findCustomer } from '../customer/customer-rows.ts'
import type { Database } from '../db/open-database.ts'
import { MOST_LINES, isSameLine } from './add-items.ts'
import { type CartLine, cartLines } from './cart-lines.ts'
import { activeCart } from './cart-view.ts'
import { MOST_PER_ITEM, available, piecesTaken } from './quantities.ts'
import {
  type CartRow,
  findCart,
  findCustomerCart,
  insertCart,
  insertItems,
  newMaskedId,
  setItemQuantity,
  updateCart,
} from './cart-rows.ts'
import type { SalesContext } from './sales-context.ts'

/** The customer's active cart, made when there is none. @throws NOT_AUTHORIZED for a guest */
export async function customerCart(context: SalesContext): Promise<CartRow> {
  const { db, customerId } = context
  const customer = customerId === undefined ? undefined : await findCustomer(db, customerId)
  if (!customer) throw userError('NOT_AUTHORIZED')
  return db.transaction().execute(async (write) => {
    const existing = await findCustomerCart(write, customer.id)
    if (existing) return existing
    const maskedId = newMaskedId()
    const time = context.now().toISOString()
    const owner = { id: customer.id, email: customer.email }
    await insertCart(write, { maskedId, storeCode: context.storeCode, time, owner })
    const made = await findCart(write, maskedId)
    if (!made) throw new Error('A cart that was just made is gone')
    return made
  })
}

/**
 * Moves the items of one cart into another: quantities are added, but never above what is left.
 * @returns the masked id of the cart that has everything
 * @throws NOT_AUTHORIZED, CARTS_TO_MERGE_EQUAL, MERGE_INTO_GUEST_CART and the errors of unusable carts
 */
export async function mergeCarts(
  context: SalesContext,
  sourceId: string,
  destinationId: string | null,
): Promise<string> {
  if (context.customerId === undefined) throw userError('NOT_AUTHORIZED')
  const destination = destinationId ? await activeCart(context, destinationId) : await customerCart(context)
  if (destination.customer_id === null) throw userError('MERGE_INTO_GUEST_CART')
  const source = await activeCart(context, sourceId)
  if (source.id === destination.id) throw userError('CARTS_TO_MERGE_EQUAL')
  await moveItems(context, source, destination)
  return destination.masked_id
}

/** Makes a guest's cart the customer's, with what was in the customer's own. */
export async function assignCart(context: SalesContext, maskedId: string): Promise<string> {
  const own = await customerCart(context)
  const guest = await activeCart(context, maskedId)
  if (guest.id === own.id) return maskedId
  await moveItems(context, own, guest)
  const change = { customer_id: own.customer_id, email: own.email, updated_at: context.now().toISOString() }
  await updateCart(context.db, guest.id, change)
  return maskedId
}

async function moveItems(context: SalesContext, source: CartRow, destination: CartRow): Promise<void> {
  const time = context.now().toISOString()
  await context.db.transaction().execute(async (db) => {
    const { language } = context
    // Another request may have merged or ordered one of them since.
    for (const { masked_id } of [source, destination]) await activeCart({ ...context, db }, masked_id)
    const moved = await cartLines({ db, language }, source.id)
    const lines = await cartLines({ db, language }, destination.id)
    for (const line of moved) await addUpTo({ db, cartId: destination.id, time, lines }, line)
    await updateCart(db, source.id, { is_active: 0, updated_at: time })
    await updateCart(db, destination.id, { updated_at: time })
  })
}

interface Destination {
  db: Database
  cartId: number
  time: string
  /** Its lines, including those merged so far. */
  lines: CartLine[]
}

async function addUpTo({ db, cartId, time, lines }: Destination, line: CartLine): Promise<void> {
  const present = lines.find((each) => isSameLine(each, line))
  const others = piecesTaken(lines.filter((each) => each !== present))
  const most = Math.min(available(line, others), MOST_PER_ITEM)
  const quantity = Math.min(line.quantity + (present?.quantity ?? 0), most)
  if (quantity <= (present?.quantity ?? 0)) return
  if (present) {
    await setItemQuantity(db, present.id, { quantity, chosenCents: present.chosenCents })
    present.quantity = quantity
    return
  }
  if (lines.length >= MOST_LINES) return
  const parentId = line.product.id === line.sold.id ? null : line.product.id
  const { choice, chosenCents } = line
  const row = { productId: line.sold.id, parentId, quantity, choice, chosenCents }
  const [id = 0] = await insertItems(db, { cartId, time }, [row])
  lines.push({ ...line, quantity, id })
}
