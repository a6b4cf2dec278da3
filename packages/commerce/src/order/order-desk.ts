// What an operator needs to work on orders, and how they learn that something cannot be done.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import { z } from 'zod'
import type { CommandContext } from '../admin/command.ts'
import type { Database } from '../db/open-database.ts'
import { type StoredOrder, findOrder } from './order-rows.ts'

export interface OrderDesk {
  db: Database
  rules: ShopRules
  storefrontUrl: string
  now: () => Date
}

/** Why something cannot be done with an order, for the operator. */
export class OrderError extends Error {}

/** @throws {OrderError} when there is no such order */
export async function deskOrder(db: Database, number: string): Promise<StoredOrder> {
  const order = await findOrder(db, number)
  if (!order) throw new OrderError(`There is no order ${number}`)
  return order
}

/** The desk of an operator's command. */
export function deskOf({ services }: CommandContext): OrderDesk {
  const { db, shop, storefrontUrl } = services
  return { db, rules: shop.rules, storefrontUrl, now: () => new Date() }
}

/** As an argument of a command: it may be typed without its zeros. */
export const orderNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'a number of an order')
  .transform((text) => text.padStart(9, '0'))
