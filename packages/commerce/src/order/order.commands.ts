// The operator's commands on orders: look, invoice, ship, cancel, comment.
import { sql } from 'kysely'
import { z } from 'zod'
import { type CommandTable, command } from '../admin/command.ts'
import { dollars } from '../platform/money.ts'
import { commentOrder, invoiceOrder, shipOrder } from './advance-order.ts'
import { deskOf, deskOrder, orderNumber as number } from './order-desk.ts'
import { cancelOrder } from './cancel-order.ts'
import { itemStatus, quantityOn } from './order-progress.ts'
import { type StoredOrder, findOrders } from './order-rows.ts'

const MOST_LISTED = 200

const summaryOf = (order: StoredOrder) =>
  [
    order.number,
    order.createdAt.toISOString().slice(0, 10),
    order.status.padEnd(10),
    `${dollars(order.doc.grandTotalCents)} ${order.doc.currency}`.padStart(14),
    order.doc.paymentCode.padEnd(13),
    order.email,
  ].join('  ')

const orders = command({
  usage: '[--status <status>]',
  summary: 'lists the newest orders',
  words: [],
  options: { status: { type: 'string' } },
  args: z.object({ status: z.string().optional() }),
  run: async ({ status }, { services, print }) => {
    const where =
      status === undefined ? sql<boolean>`true` : sql<boolean>`lower(status) = ${status.toLowerCase()}`
    const page = { isAscending: false, limit: MOST_LISTED, offset: 0 }
    for (const order of await findOrders(services.db, where, page)) print(summaryOf(order))
  },
})

const order = command({
  usage: '<number>',
  summary: 'shows one order: items, documents, comments',
  words: ['number'],
  args: z.object({ number }),
  run: async (args, { services, print }) => {
    const found = await deskOrder(services.db, args.number)
    print(summaryOf(found))
    for (const [index, item] of found.doc.items.entries()) {
      const shipped = quantityOn(found, 'shipment', index)
      print(
        `  ${item.quantity} × ${item.sku}  ${item.name.en}  (${itemStatus(found, item, index)}, shipped ${shipped})`,
      )
    }
    for (const { kind, number: made, createdAt } of found.history.documents)
      print(`  ${kind} ${made}  ${createdAt.toISOString()}`)
    for (const { message } of found.history.comments) print(`  comment: ${message}`)
  },
})

const invoice = command({
  usage: '<number>',
  summary: 'invoices an order that is paid; gift cards and downloads are handed over',
  words: ['number'],
  args: z.object({ number }),
  run: async (args, context) => {
    const made = await invoiceOrder(deskOf(context), args.number)
    context.services.wakeMail()
    context.print(`Invoice ${made}`)
  },
})

const pieces = z.string().transform((text, check) =>
  text.split(',').map((part) => {
    const match = /^(.+?)(?:=(\d{1,5}))?$/.exec(part.trim())
    if (!match?.[1]) check.addIssue({ code: 'custom', message: 'items look like SKU=2,SKU' })
    return { sku: match?.[1] ?? '', quantity: Number(match?.[2] ?? 1) }
  }),
)

const ship = command({
  usage: '<number> [--items SKU=2,SKU] [--carrier <name> --tracking <number>]',
  summary: 'ships what is left of an order, or some items of it',
  words: ['number'],
  options: { items: { type: 'string' }, carrier: { type: 'string' }, tracking: { type: 'string' } },
  args: z.object({
    number,
    items: pieces.optional(),
    carrier: z.string().min(1).max(100).optional(),
    tracking: z.string().min(1).max(100).optional(),
  }),
  run: async (args, context) => {
    const { carrier = '', tracking } = args
    const made = await shipOrder(deskOf(context), args.number, {
      ...(args.items ? { items: args.items } : {}),
      tracking: tracking
        ? [{ carrier: carrier || 'custom', title: carrier || 'Tracking', number: tracking }]
        : [],
    })
    context.services.wakeMail()
    context.print(`Shipment ${made}`)
  },
})

const cancel = command({
  usage: '<number> <reason>',
  summary:
    'cancels an order that is neither invoiced nor shipped; stock, gift cards, credit and coupons come back',
  words: ['number', 'reason'],
  args: z.object({ number, reason: z.string().min(1).max(500) }),
  run: async (args, context) => {
    await cancelOrder(deskOf(context), args.number, args.reason)
    context.services.wakeMail()
    context.print(`Canceled ${args.number}`)
  },
})

const comment = command({
  usage: '<number> <text>',
  summary: 'adds a comment that the customer sees with the order',
  words: ['number', 'text'],
  args: z.object({ number, text: z.string().min(1) }),
  run: async (args, context) => {
    await commentOrder(deskOf(context), args.number, args.text)
    context.print(`Noted on ${args.number}`)
  },
})

export const orderCommands: CommandTable = { orders, order, invoice, ship, cancel, comment }
