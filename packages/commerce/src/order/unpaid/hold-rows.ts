// The SQL of orders that are not paid yet: what each holds, and for whom. A row ends with the wait for its payment.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

interface NewHold {
  orderId: number
  visitor: string
  pieces: number
}

/** Inside the transaction that places the order. */
export async function insertHold(db: Database, { orderId, visitor, pieces }: NewHold): Promise<void> {
  await db.insertInto('order_hold').values({ order_id: orderId, visitor, pieces }).execute()
}

interface Holder {
  email: string | null
  /** Of a customer who is signed in: what others order in the name of the address does not count. */
  customerId?: number | undefined
  visitor: string
  /** An order that does not count. */
  exceptId?: number | undefined
}

/** What is open of the e-mail address, or of the customer who is signed in, or of the visitor, whichever is more. */
export async function openHolds(
  db: Database,
  { email, customerId, visitor, exceptId = 0 }: Holder,
): Promise<{ orders: number; pieces: number }> {
  const isOwn =
    customerId === undefined
      ? sql`lower(email) = ${email?.toLowerCase() ?? ''}`
      : sql`coalesce(customer_id = ${customerId}, 0)`
  const { rows } = await sql<{ orders: number | null; pieces: number | null }>`
    select max(sum(of_email), sum(of_visitor)) as orders,
      max(sum(of_email * pieces), sum(of_visitor * pieces)) as pieces
    from (
      select pieces, ${isOwn} as of_email,
        coalesce(visitor = ${visitor}, 0) as of_visitor
      from order_hold join sales_order on sales_order.id = order_id where order_id <> ${exceptId}
    )
  `.execute(db)
  return { orders: rows[0]?.orders ?? 0, pieces: rows[0]?.pieces ?? 0 }
}

/** Orders whose last day is before this one, the oldest first. */
export function lateOrders(db: Database, today: string, limit: number): Promise<number[]> {
  return heldOrders(db, sql`json_extract(doc, '$.payBy') < ${today}`, limit)
}

/** Orders whose last day is this one or before, placed before that moment, whose buyer was not reminded. */
export function ordersToRemind(
  db: Database,
  { day, placedBefore }: { day: string; placedBefore: Date },
  limit: number,
): Promise<number[]> {
  const isDue = sql`json_extract(doc, '$.payBy') <= ${day} and created_at < ${placedBefore.toISOString()}`
  return heldOrders(db, sql`is_reminded = 0 and ${isDue}`, limit)
}

async function heldOrders(db: Database, where: ReturnType<typeof sql>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from order_hold join sales_order on id = order_id where ${where} order by id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

export async function setReminded(db: Database, orderId: number, isReminded: 0 | 1): Promise<void> {
  await db
    .updateTable('order_hold')
    .set({ is_reminded: isReminded })
    .where('order_id', '=', orderId)
    .execute()
}

export interface HeldOrder {
  orderId: number
  pieces: number
  visitor: string | null
}

/** What waits for its payment, the oldest first. */
export async function findHolds(
  db: Database,
  { email, visitor }: { email?: string | undefined; visitor?: string | undefined },
  limit: number,
): Promise<HeldOrder[]> {
  return db
    .selectFrom('order_hold')
    .innerJoin('sales_order', 'sales_order.id', 'order_hold.order_id')
    .select(['order_id as orderId', 'pieces', 'visitor'])
    .$if(email !== undefined, (all) => all.where(sql`lower(email)`, '=', email?.toLowerCase()))
    .$if(visitor !== undefined, (all) => all.where('visitor', '=', visitor ?? null))
    .orderBy('order_id')
    .limit(limit)
    .execute()
}
