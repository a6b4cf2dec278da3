// A cart of its own for what is bought at once, so that the cart the shopper fills stays as it is.
import type { CartItemInput } from '@loftwood/graphql-types/schema-types'
import { findCustomer } from '../customer/customer-rows.ts'
import { addEach } from './add-items.ts'
import { cartShape } from './cart-shape.ts'
import { activeCart, viewRow } from './cart-view.ts'
import { insertCart, newMaskedId } from './cart-rows.ts'
import { findCandidates } from './choose-product.ts'
import type { SalesContext } from './sales-context.ts'

/** Carries the user errors out of the transaction, which is undone. */
class ItemsRefused extends Error {
  readonly errors: object[]
  constructor(errors: object[]) {
    super('Items refused')
    this.errors = errors
  }
}

/** All items, or no cart. */
export async function createBuyNowCart(context: SalesContext, items: readonly CartItemInput[]) {
  const candidates = await findCandidates(context, items)
  try {
    return await context.db.transaction().execute(async (db) => {
      const own = { ...context, db }
      const row = await activeCart(own, await insertBuyNow(own))
      const { refused, lines } = await addEach(own, row, { items, candidates })
      if (refused.length > 0) throw new ItemsRefused(refused.map(({ error }) => error))
      return { cart: cartShape(context, await viewRow(own, row, lines)), user_errors: [] }
    })
  } catch (error) {
    if (!(error instanceof ItemsRefused)) throw error
    return { cart: null, user_errors: error.errors }
  }
}

async function insertBuyNow({ db, customerId, storeCode, now }: SalesContext): Promise<string> {
  const customer = customerId === undefined ? undefined : await findCustomer(db, customerId)
  const maskedId = newMaskedId()
  const owner = customer && { id: customer.id, email: customer.email }
  await insertCart(db, { maskedId, storeCode, time: now().toISOString(), owner, isBuyNow: true })
  return maskedId
}
