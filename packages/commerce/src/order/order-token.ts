// What a guest's link to an order holds: its number and the secret of the order.
import type { StoredOrder } from './order-rows.ts'

export function orderToken(order: Pick<StoredOrder, 'number' | 'doc'>): string {
  return Buffer.from(`${order.number}:${order.doc.token}`).toString('base64')
}
