// The SQL of what happens to an order after it was placed: invoices, shipments, comments, its status.
import type { Database } from '../db/open-database.ts'
import { idList } from '../db/id-list.ts'
import { ordersWithWaitingMail } from '../mail/waiting-mails.ts'
import { nextNumber } from '../db/numbers.ts'
import type { Cents } from '../platform/money.ts'

export type DocumentKind = 'invoice' | 'shipment'

export interface Tracking {
  carrier: string
  title: string
  number: string
}

/** Some pieces of an item of the order. */
export interface OrderPieces {
  /** The item's place in the order. */
  index: number
  quantity: number
}

export interface OrderDocument {
  id: number
  kind: DocumentKind
  number: string
  createdAt: Date
  items: OrderPieces[]
  tracking: Tracking[]
}

export interface OrderComment {
  message: string
  createdAt: Date
}

/** Paid back by the provider. */
export interface OrderRefund {
  number: string
  cents: Cents
}

export interface OrderHistory {
  documents: OrderDocument[]
  comments: OrderComment[]
  /** What is to be paid online, and until when; undefined where nothing is. */
  due: { cents: Cents; expiresAt: Date } | undefined
  /** Whether its money is reserved and not taken yet. */
  isReserved: boolean
  refunds: OrderRefund[]
  /** Whether a mail about it waits for its recipient to open an earlier one. */
  isMailWaiting: boolean
}

export const NO_HISTORY: OrderHistory = {
  documents: [],
  comments: [],
  due: undefined,
  isReserved: false,
  refunds: [],
  isMailWaiting: false,
}

/** What happened to each of these orders, in five statements. */
export async function historiesOf(
  db: Database,
  orderIds: readonly number[],
): Promise<(orderId: number) => OrderHistory> {
  if (orderIds.length === 0) return () => NO_HISTORY
  const documents = await db
    .selectFrom('order_document')
    .selectAll()
    .where('order_id', 'in', idList(orderIds))
    .orderBy('id')
    .execute()
  const comments = await db
    .selectFrom('order_comment')
    .selectAll()
    .where('order_id', 'in', idList(orderIds))
    .orderBy('id')
    .execute()
  const paymentOf = await paymentsOf(db, orderIds)
  const withWaitingMail = await ordersWithWaitingMail(db, orderIds)
  return (orderId) => ({
    ...paymentOf(orderId),
    isMailWaiting: withWaitingMail.has(orderId),
    documents: documents
      .filter((row) => row.order_id === orderId)
      .map(({ id, kind, number, created_at, doc }) => ({
        id,
        kind,
        number,
        createdAt: new Date(created_at),
        ...(JSON.parse(doc) as Pick<OrderDocument, 'items' | 'tracking'>),
      })),
    comments: comments
      .filter((row) => row.order_id === orderId)
      .map(({ message, created_at }) => ({ message, createdAt: new Date(created_at) })),
  })
}

async function paymentsOf(
  db: Database,
  orderIds: readonly number[],
): Promise<(orderId: number) => Pick<OrderHistory, 'due' | 'isReserved' | 'refunds'>> {
  const payments = await db
    .selectFrom('order_payment')
    .select(['order_id', 'state', 'amount_cents', 'expires_at'])
    .where('order_id', 'in', idList(orderIds))
    .where('state', 'in', ['open', 'authorized'])
    .execute()
  const refunds = await db
    .selectFrom('order_refund')
    .select(['order_id', 'number', 'cents'])
    .where('order_id', 'in', idList(orderIds))
    .where('state', '=', 'done')
    .orderBy('number')
    .execute()
  return (orderId) => {
    const payment = payments.find((row) => row.order_id === orderId)
    const due = payment?.state === 'open' ? payment : undefined
    return {
      isReserved: payment?.state === 'authorized',
      due: due && { cents: due.amount_cents, expiresAt: new Date(due.expires_at) },
      refunds: refunds
        .filter((row) => row.order_id === orderId)
        .map(({ number, cents }) => ({ number: number ?? '', cents })),
    }
  }
}

type NewDocument = Pick<OrderDocument, 'kind' | 'items' | 'tracking'> & { orderId: number; time: string }

/** Writes the document under the next number of its kind. */
export async function insertDocument(db: Database, document: NewDocument): Promise<string> {
  const { kind, items, tracking, orderId, time } = document
  const number = await nextNumber(db, kind)
  await db
    .insertInto('order_document')
    .values({ order_id: orderId, kind, number, created_at: time, doc: JSON.stringify({ items, tracking }) })
    .execute()
  return number
}

export async function insertComment(
  db: Database,
  comment: { orderId: number; message: string; time: string },
): Promise<void> {
  const { orderId, message, time } = comment
  await db.insertInto('order_comment').values({ order_id: orderId, message, created_at: time }).execute()
}
