// Shoppers cancel their own orders: customers at once, guests after following a link in a mail.
import { createHash, randomBytes } from 'node:crypto'
import type { CancelOrderErrorCode } from '@loftwood/graphql-types/schema-types'
import { type UserErrorCode, inView, reason } from '../user-errors/user-error.ts'
import { queueWithinLimits } from '../mail/mail-limits.ts'
import { decodeNumericUid, encodeUid } from '../platform/uid.ts'
import type { SalesContext } from '../cart/sales-context.ts'
import { OrderError } from './order-desk.ts'
import { cancelOrder } from './cancel-order.ts'
import { knownReason } from './cancel-reasons.ts'
import { confirmCancelMail } from './order-life-mail.ts'
import { orderLanguage } from './order-language.ts'
import { isCancelable } from './order-progress.ts'
import { type StoredOrder, findOrderById } from './order-rows.ts'
import { orderShape } from './order-shape.ts'
import { DAY_MS } from '../platform/durations.ts'

const CONFIRM_WITHIN_MS = 3 * DAY_MS

/** Magento's codes, each with its row of the table. */
const CODES = {
  UNAUTHORISED: 'CANCEL_NOT_ALLOWED',
  ORDER_NOT_FOUND: 'ORDER_UNKNOWN',
  INVALID_ORDER_STATUS: 'ORDER_NOT_CANCELABLE',
  PARTIAL_ORDER_ITEM_SHIPPED: 'ORDER_SHIPPED',
} as const satisfies Partial<Record<CancelOrderErrorCode, UserErrorCode>>

interface Refused {
  code: CancelOrderErrorCode
  message: ReturnType<typeof inView>
}

const INVALID_REASON: Refused = { code: 'UNDEFINED', message: inView(reason('CANCEL_REASON_INVALID')) }
const INVALID_KEY: Refused = { code: 'UNDEFINED', message: inView(reason('CANCEL_KEY_INVALID')) }

const refused = (why: Refused) => ({ error: why.message, errorV2: why, order: null })
const userError = (code: keyof typeof CODES): Refused => ({ code, message: inView(reason(CODES[code])) })

/** Why an order cannot be canceled now; undefined when it can. */
function obstacle(order: StoredOrder): Refused | undefined {
  if (isCancelable(order)) return undefined
  const isShipped = order.history.documents.some(({ kind }) => kind === 'shipment')
  return userError(isShipped ? 'PARTIAL_ORDER_ITEM_SHIPPED' : 'INVALID_ORDER_STATUS')
}

/** A customer's own order. Another customer's order gets the same response as one that cannot be canceled. */
export async function cancelOwnOrder(context: SalesContext, uid: string, reason: string) {
  const order = await findOrderById(context.db, decodeNumericUid(uid) ?? 0)
  if (!order) return refused(userError(context.customerId === undefined ? 'UNAUTHORISED' : 'ORDER_NOT_FOUND'))
  if (context.customerId === undefined || order.customerId !== context.customerId)
    return refused(userError('UNAUTHORISED'))
  return cancelFor(context, order, reason)
}

async function cancelFor(context: SalesContext, order: StoredOrder, reason: string) {
  const existing = knownReason(reason, orderLanguage(order, context))
  if (existing === undefined) return refused(INVALID_REASON)
  const error = obstacle(order)
  if (error) return refused(error)
  try {
    await cancelOrder(context, order.number, existing)
  } catch (error) {
    // Somebody shipped it meanwhile.
    if (error instanceof OrderError) return refused(userError('INVALID_ORDER_STATUS'))
    throw error
  }
  context.wakeMail()
  const canceled = await findOrderById(context.db, order.id)
  return { error: null, errorV2: null, order: canceled ? orderShape(context, canceled) : null }
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** Mails the guest a link that cancels. */
export async function requestGuestCancel(context: SalesContext, order: StoredOrder, reason: string) {
  if (order.customerId !== null) return refused(userError('UNAUTHORISED'))
  const existing = knownReason(reason, orderLanguage(order, context))
  if (existing === undefined) return refused(INVALID_REASON)
  const error = obstacle(order)
  if (error) return refused(error)
  const key = randomBytes(24).toString('base64url')
  const now = context.now()
  const row = {
    hash: hashOf(key),
    reason: existing,
    expires_at: new Date(now.getTime() + CONFIRM_WITHIN_MS).toISOString(),
  }
  const mail = confirmCancelMail(order, context, { id: encodeUid(order.id), key })
  await context.db.transaction().execute(async (db) => {
    const isQueued = await queueWithinLimits(db, mail, now)
    // Too many mails: the key of the last one stays good.
    if (!isQueued) return
    await db
      .insertInto('order_cancel_request')
      .values({ order_id: order.id, ...row })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
      .execute()
  })
  context.wakeMail()
  return { error: null, errorV2: null, order: orderShape(context, order) }
}

/** Cancels a guest's order with the key of the mail. */
export async function confirmGuestCancel(context: SalesContext, uid: string, key: string) {
  const order = await findOrderById(context.db, decodeNumericUid(uid) ?? 0)
  const request =
    order &&
    (await context.db
      .selectFrom('order_cancel_request')
      .selectAll()
      .where('order_id', '=', order.id)
      .where('hash', '=', hashOf(key))
      .where('expires_at', '>', context.now().toISOString())
      .executeTakeFirst())
  if (!order || !request || order.customerId !== null) return refused(INVALID_KEY)
  return cancelFor(context, order, request.reason)
}
