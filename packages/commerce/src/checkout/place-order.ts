// From a complete cart to an order, once, in one transaction: stock, number, snapshot, coupon, end of the cart, mail.
import { randomBytes } from 'node:crypto'
import type { PlaceOrderErrorCodes } from '@loftwood/graphql-types/schema-types'
import type { Database } from '../db/open-database.ts'
import { type Reason, type UserErrorCode, reason, userError } from '../user-errors/user-error.ts'
import type { Cents } from '../platform/money.ts'
import { findCart, updateCart } from '../cart/cart-rows.ts'
import { type CartView, mayUseCart, viewRow } from '../cart/cart-view.ts'
import { available, piecesTaken } from '../cart/quantities.ts'
import type { Totals } from '../cart/totals.ts'
import { hasDownloads } from '../cart/product-types/downloadable.ts'
import { pastDayError } from '../cart/product-types/option-days.ts'
import { pickedOf } from '../cart/product-types/bundle.ts'
import { removeCoupon } from '../cart/change-cart.ts'
import { detachSpentCards, spendCard } from '../cart/gift-cards/gift-card-rows.ts'
import { spendCredit } from '../cart/store-credit/ledger.ts'
import { removeStoreCredit } from '../cart/store-credit/use-store-credit.ts'
import { queueWithinLimits } from '../mail/mail-limits.ts'
import { type SalesContext, storeDate } from '../cart/sales-context.ts'
import { offeredPaymentMethods, paymentMethod } from '../cart/payment-methods.ts'
import { insertLinks } from '../order/downloads/purchased-links.ts'
import { invoiceIn } from '../order/advance-order.ts'
import { deskOrder } from '../order/order-desk.ts'
import { orderDoc } from '../order/order-doc.ts'
import { insertComment } from '../order/order-documents.ts'
import { orderMail } from '../order/order-mail.ts'
import { STATUS } from '../order/order-progress.ts'
import {
  type StoredOrder,
  findOrderOfCart,
  insertOrder,
  productTexts,
  takeStock,
} from '../order/order-rows.ts'
import { insertHold } from '../order/unpaid/hold-rows.ts'
import { unpaidCart, unpaidObstacle } from '../order/unpaid/unpaid-limits.ts'
import { insertPayment } from '../payment/payment-rows.ts'
import { DAY_MS } from '../platform/durations.ts'

export interface OrderUserError {
  code: PlaceOrderErrorCodes
  reason: Reason
  /** What a code that stands for many reasons means. */
  why?: UserErrorCode
}

/** Carries a user error out of the transaction, which is rolled back. */
class OrderNotPlaced extends Error {
  readonly userError: OrderUserError
  constructor(refused: OrderUserError) {
    super(refused.code)
    this.userError = refused
  }
}

const unableFor = (why: Reason): OrderUserError => ({
  code: 'UNABLE_TO_PLACE_ORDER',
  reason: reason('UNABLE_TO_PLACE_ORDER', why),
  why: why.code,
})

const unableTo = (code: UserErrorCode): OrderUserError => unableFor(reason(code))

/** The shopper agreed to a total with the coupon, the card or the credit: the cart loses it and is shown again. */
const couponUsedUp = unableTo('COUPON_USED_UP')
const cardSpent = unableTo('GIFT_CARD_INVALID')
const creditSpent = unableTo('STORE_CREDIT_EMPTY')

function refuse(code: PlaceOrderErrorCodes & UserErrorCode, ...details: string[]): never {
  throw new OrderNotPlaced({ code, reason: reason(code, ...details) })
}

function unable(code: UserErrorCode): never {
  throw new OrderNotPlaced(unableTo(code))
}

type Outcome = { order: StoredOrder } | { userError: OrderUserError }

/** The sums together are the order's price before gift cards and credit pay: a grand total of 0 may hide a higher price. */
const AGREED_SUMS = ['grandTotalCents', 'giftCardCents', 'storeCreditCents'] as const

interface Agreement {
  cartId: string
  /** The sums that the shopper saw, as far as the caller says them. */
  agreed?: Partial<Record<(typeof AGREED_SUMS)[number], Cents | undefined>>
}

/** Places the order of a cart. What prevents it is answered as a user error with Magento's code and changes nothing. */
export async function placeOrder(context: SalesContext, agreement: Agreement): Promise<Outcome> {
  const { cartId } = agreement
  try {
    const order = await context.db.transaction().execute((db) => place({ ...context, db }, agreement))
    context.wakeMail()
    return { order }
  } catch (error) {
    if (!(error instanceof OrderNotPlaced)) throw error
    if (error.userError === couponUsedUp) await removeCoupon(context, cartId)
    if (error.userError === cardSpent) await removeSpentCards(context, cartId)
    if (error.userError === creditSpent) await removeStoreCredit(context, cartId)
    return { userError: error.userError }
  }
}

async function removeSpentCards(context: SalesContext, cartId: string): Promise<void> {
  const cart = await findCart(context.db, cartId)
  if (cart) await detachSpentCards(context.db, cart.id, storeDate(context))
}

async function place(context: SalesContext, { cartId, agreed = {} }: Agreement): Promise<StoredOrder> {
  const { db } = context
  const row = await findCart(db, cartId)
  if (!row) return refuse('CART_NOT_FOUND', cartId)
  if (!mayUseCart(context, row)) throw userError('CART_NOT_OWN', cartId)
  if (!row.is_active) return (await placedLately(context, row.id)) ?? refuse('CART_NOT_ACTIVE')
  const view = await viewRow(context, row)
  if (view.isCouponUsedUp) throw new OrderNotPlaced(couponUsedUp)
  if (row.gift_card_count > view.giftCards.length) throw new OrderNotPlaced(cardSpent)
  if (row.uses_store_credit === 1 && row.credit_cents === 0) throw new OrderNotPlaced(creditSpent)
  const { email, lastname } = checkComplete(context, view)
  const isLate = view.lines.some((line) => pastDayError(line, storeDate(context)))
  if (isLate) return unable('DATE_PAST')
  if (!isAgreed(agreed, view.totals)) return unable('TOTAL_CHANGED')
  const texts = await productTexts(
    db,
    view.lines.flatMap((line) => [
      line.product.id,
      ...pickedOf(line).map(({ selection }) => selection.productId),
    ]),
  )
  const createdAt = context.now()
  const time = createdAt.toISOString()
  const doc = orderDoc(context, view, { token: randomBytes(24).toString('base64url'), ...texts })
  const isOnline = paymentMethod(row.payment_code)?.isOnline === true
  const unpaid = unpaidCart(view, row.payment_code)
  const obstacle = await unpaidObstacle(context, unpaid)
  if (obstacle) throw new OrderNotPlaced(unableFor(obstacle))
  const order = await insertOrder(db, {
    cartId: row.id,
    customerId: row.customer_id,
    email,
    lastname,
    createdAt,
    doc,
    status: isOnline ? STATUS.pendingPayment : STATUS.pending,
  })
  if (row.comment !== null) await insertComment(db, { orderId: order.id, message: row.comment, time })
  await takeAll(db, view, { orderId: order.id, time })
  for (const ruleId of usedRules(view)) await noteUse(db, ruleId, { email, orderId: order.id })
  await payWithCards(db, view, { orderId: order.id, time })
  await payWithCredit(db, view, { orderId: order.id, time })
  await updateCart(db, row.id, { is_active: 0, updated_at: time })
  await insertLinks(db, order)
  if (unpaid) await insertHold(db, { orderId: order.id, visitor: context.visitor, pieces: unpaid.pieces })
  if (isOnline) await awaitPayment(context, order)
  const mailed = !isOnline && (await queueWithinLimits(db, orderMail(order, shopOf(context)), createdAt))
  // Nothing is left to pay, so gift cards and downloads are handed over at once.
  if (!unpaid) await invoiceIn(context, order.number)
  const hasHistory = !unpaid || isOnline || row.comment !== null || mailed === 'waiting'
  return hasHistory ? deskOrder(db, order.number) : order
}

const shopOf = ({ rules, storefrontUrl }: SalesContext) => ({ store: rules.store, storefrontUrl })

/** The order holds its stock until then; its mail is sent when it is paid. */
async function awaitPayment({ db, now, onlinePayments }: SalesContext, order: StoredOrder): Promise<void> {
  if (!onlinePayments) return unable('PAYMENT_METHOD_MISSING')
  const { holdMinutes } = onlinePayments
  await insertPayment(db, {
    orderId: order.id,
    amountCents: order.doc.grandTotalCents,
    now: now(),
    holdMinutes,
  })
}

/** A coupon may have ended, a gift card may be partly spent, a price may have changed: the shopper pays only what they saw. */
function isAgreed(agreed: NonNullable<Agreement['agreed']>, totals: Totals): boolean {
  return AGREED_SUMS.every((sum) => agreed[sum] === undefined || agreed[sum] === totals[sum])
}

/** The order already made from the cart within a day, for a client that lost the first response and retries. */
async function placedLately({ db, now }: SalesContext, cartId: number): Promise<StoredOrder | undefined> {
  const order = await findOrderOfCart(db, cartId)
  return order && now().getTime() - order.createdAt.getTime() < DAY_MS ? order : undefined
}

/** Rules that took something off, and those that made the delivery free. */
function usedRules({ rules, totals }: CartView): Set<string> {
  const free = rules.filter(({ action }) => action.type === 'free_shipping')
  return new Set([...totals.applied.map(({ rule }) => rule.id), ...free.map(({ id }) => id)])
}

async function noteUse(
  db: Database,
  ruleId: string,
  { email, orderId }: { email: string; orderId: number },
): Promise<void> {
  await db
    .insertInto('cart_rule_use')
    .values({ rule_id: ruleId, email: email.toLowerCase(), order_id: orderId })
    .execute()
}

async function payWithCards(
  db: Database,
  { giftCards, totals }: CartView,
  order: { orderId: number; time: string },
): Promise<void> {
  for (const [index, { id }] of giftCards.entries()) {
    const cents = totals.giftCards[index] ?? 0
    if (cents === 0) continue
    const isPaid = await spendCard(db, { cardId: id, cents, ...order })
    if (!isPaid) throw new OrderNotPlaced(cardSpent)
  }
}

async function payWithCredit(
  db: Database,
  { row, totals }: CartView,
  order: { orderId: number; time: string },
): Promise<void> {
  const cents = totals.storeCreditCents
  if (cents === 0 || row.customer_id === null) return
  const isPaid = await spendCredit(db, { customerId: row.customer_id, cents, ...order })
  if (!isPaid) throw new OrderNotPlaced(creditSpent)
}

function checkComplete(context: SalesContext, view: CartView): { email: string; lastname: string } {
  const { email } = view.row
  if (!email) return refuse('GUEST_EMAIL_MISSING')
  if (view.row.customer_id === null && hasDownloads(view.lines)) return unable('GUEST_NOT_ALLOWED')
  if (view.lines.length === 0) return unable('CART_EMPTY')
  if (!view.isVirtual && !view.shippingAddress) return unable('SHIPPING_ADDRESS_INCOMPLETE')
  if (!view.isVirtual && !view.quote) return unable('SHIPPING_METHOD_MISSING')
  if (!view.billingAddress) return unable('BILLING_ADDRESS_INCOMPLETE')
  const isPayable = offeredPaymentMethods(view.totals.grandTotalCents, context).some(
    (method) => method.code === view.row.payment_code,
  )
  if (!isPayable) return unable('PAYMENT_METHOD_MISSING')
  return { email, lastname: view.billingAddress.lastname }
}

/** Counts single products over all lines, so that a set and an extra one of its parts add up. */
async function takeAll(
  db: Database,
  view: CartView,
  order: { orderId: number; time: string },
): Promise<void> {
  for (const line of view.lines) {
    if (available(line) === 0) unable('PRODUCTS_OUT_OF_STOCK')
  }
  for (const [sku, quantity] of piecesTaken(view.lines)) {
    const isTaken = await takeStock(db, { sku, quantity, ...order })
    if (!isTaken) unable('QUANTITY_NOT_AVAILABLE')
  }
}
