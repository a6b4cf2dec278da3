// The orders of a customer, filtered and page by page.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { CustomerOrdersFilterInput, CustomerOrderSortInput } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { toCents } from '../platform/money.ts'
import { salesContext } from '../cart/sales-context.ts'
import { findOrders } from './order-rows.ts'
import { orderShape } from './order-shape.ts'
import { checkPage, checkPageExists, pageInfo } from '../platform/paging.ts'
import { wireTime } from '../platform/wire-time.ts'

export interface OrdersArgs {
  currentPage: number
  pageSize: number
  filter?: CustomerOrdersFilterInput | null
  sort?: CustomerOrderSortInput | null
}

export async function customerOrders(customerId: number, args: OrdersArgs, context: Context) {
  checkPage(args)
  const conditions = [sql<boolean>`customer_id = ${customerId}`, ...filterConditions(args.filter ?? {})]
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`
  const totals = await sql<{ total: number; first: string | null }>`
    select count(*) as total, min(created_at) as first from sales_order where ${where}
  `.execute(context.db)
  const { total = 0, first = null } = totals.rows[0] ?? {}
  checkPageExists(args, total)
  const orders = await findOrders(context.db, where, {
    isAscending: args.sort?.sort_direction === 'ASC',
    limit: args.pageSize,
    offset: (args.currentPage - 1) * args.pageSize,
  })
  const sales = salesContext(context)
  return {
    total_count: total,
    items: orders.map((order) => orderShape(sales, order)),
    page_info: pageInfo(args, total),
    date_of_first_order: first === null ? null : wireTime(first),
  }
}

/** Times are compared as the text they are on the wire, amounts in cents. */
function filterConditions({
  number,
  status,
  order_date,
  grand_total,
}: CustomerOrdersFilterInput): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = []
  const total = sql`cast(json_extract(doc, '$.grandTotalCents') as integer)`
  if (number?.eq != null) conditions.push(sql`number = ${number.eq}`)
  if (number?.in != null)
    conditions.push(sql`number in (select value from json_each(${JSON.stringify(number.in)}))`)
  if (number?.match != null) conditions.push(sql`instr(number, ${number.match}) > 0`)
  if (status?.eq != null) conditions.push(sql`status = ${status.eq}`)
  if (status?.in != null)
    conditions.push(sql`status in (select value from json_each(${JSON.stringify(status.in)}))`)
  if (order_date?.from != null) conditions.push(sql`created_at >= ${order_date.from.replace(' ', 'T')}`)
  if (order_date?.to != null) conditions.push(sql`created_at <= ${order_date.to.replace(' ', 'T')} || 'Z'`)
  if (grand_total?.from != null) conditions.push(sql`${total} >= ${toCents(Number(grand_total.from))}`)
  if (grand_total?.to != null) conditions.push(sql`${total} <= ${toCents(Number(grand_total.to))}`)
  return conditions
}
