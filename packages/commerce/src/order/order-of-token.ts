// The order that a token names, which only its buyer has.
import { timingSafeEqual } from 'node:crypto'
import type { SalesContext } from '../cart/sales-context.ts'
import { userError } from '../user-errors/user-error.ts'
import { type StoredOrder, findOrder } from './order-rows.ts'
import { orderToken } from './order-token.ts'

function isSameToken(token: string, order: StoredOrder): boolean {
  const [a, b] = [Buffer.from(token), Buffer.from(orderToken(order))]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** @throws ORDER_NOT_FOUND */
export async function orderOfToken({ db }: Pick<SalesContext, 'db'>, token: string): Promise<StoredOrder> {
  const [number = ''] = Buffer.from(token, 'base64').toString('utf8').split(':')
  const order = await findOrder(db, number)
  if (!order || !isSameToken(token, order)) throw userError('ORDER_NOT_FOUND')
  return order
}
