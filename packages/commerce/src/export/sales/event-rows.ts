// What happened to an order, as rows of order_events.csv.
import type { StoredOrder } from '../../order/order-rows.ts'
import { pairListCell } from '../cells.ts'
import type { Row } from '../csv-file.ts'

export const EVENT_COLUMNS = [
  'increment_id',
  'kind',
  'number',
  'created_at',
  'items',
  'tracking',
  'comment',
] as const

export function eventRows({ number: increment_id, history }: StoredOrder): Row[] {
  const documents = history.documents.map(({ kind, number, createdAt, items, tracking }) => ({
    increment_id,
    kind,
    number,
    created_at: createdAt.toISOString(),
    items: pairListCell(items.map(({ index, quantity }) => ({ item: index + 1, qty: quantity }))),
    tracking: pairListCell(
      tracking.map(({ carrier, title, number: code }) => ({ carrier, title, number: code })),
    ),
  }))
  const comments = history.comments.map(({ message, createdAt }) => ({
    increment_id,
    kind: 'comment',
    created_at: createdAt.toISOString(),
    comment: message,
  }))
  return [...documents, ...comments]
}
