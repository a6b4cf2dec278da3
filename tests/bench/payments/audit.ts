/** Compares what the provider took with what the shop wrote down, to the cent. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StripeServer } from '@loftwood/commerce/testing/stripe-server'

export interface Audit {
  orders: number
  /** Orders that the shop calls paid. */
  paidOrders: number
  /** Intents that the provider was paid for. */
  paidIntents: number
  /** In cents: what the provider received, the totals of paid orders, the totals of invoiced orders. */
  paid: number
  ordered: number
  captured: number
  /** What must not be: an intent without its one order, an order without its one invoice, a number twice. */
  errors: string[]
}

interface Row {
  number: string
  cart: number
  state: string
  intent: string | null
  cents: number
  total: number
  invoices: number
}

const ORDERS = `select number, cart_id as cart, state, intent_id as intent, amount_cents as cents,
  json_extract(doc, '$.grandTotalCents') as total,
  (select count(*) from order_document where order_id = sales_order.id and kind = 'invoice') as invoices
  from sales_order left join order_payment on order_payment.order_id = sales_order.id`

function readOrders(dataDir: string): Row[] {
  const database = new DatabaseSync(join(dataDir, 'commerce', 'shop.sqlite'), { readOnly: true })
  try {
    return database.prepare(ORDERS).all() as unknown as Row[]
  } finally {
    database.close()
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export function audit(dataDir: string, stripe: StripeServer): Audit {
  const orders = readOrders(dataDir)
  const paidIntents = [...stripe.intents.values()].filter(({ status }) => status === 'succeeded')
  const paidOrders = orders.filter(({ state }) => state === 'paid')
  const invoiced = orders.filter(({ invoices }) => invoices > 0)
  const twice = <Value>(values: readonly Value[]) => values.length - new Set(values).size
  const errors = [
    ...paidIntents.flatMap(({ id, amount_received }) => {
      const own = orders.filter(({ intent }) => intent === id)
      const isRight = own.length === 1 && own[0]?.state === 'paid' && own[0].total === amount_received
      return isRight ? [] : [`intent ${id}: ${own.length} orders, ${own[0]?.state}`]
    }),
    ...paidOrders.flatMap(({ number, invoices, intent }) =>
      invoices === 1 && paidIntents.some(({ id }) => id === intent)
        ? []
        : [`order ${number}: ${invoices} invoices`],
    ),
    ...orders.flatMap(({ number, state, invoices }) =>
      state !== 'paid' && invoices > 0 ? [`order ${number} is ${state} and invoiced`] : [],
    ),
    ...(twice(orders.map(({ number }) => number)) > 0 ? ['a number twice'] : []),
    ...(twice(orders.map(({ cart }) => cart)) > 0 ? ['a cart ordered twice'] : []),
  ]
  return {
    orders: orders.length,
    paidOrders: paidOrders.length,
    paidIntents: paidIntents.length,
    paid: sum(paidIntents.map(({ amount_received }) => amount_received)),
    ordered: sum(paidOrders.map(({ total }) => total)),
    captured: sum(invoiced.map(({ cents }) => cents)),
    errors,
  }
}
