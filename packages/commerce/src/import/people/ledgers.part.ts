// Store credit, gift cards and purchased downloads, from the shop's own export.
import { z } from 'zod'
import { toCents } from '../../platform/money.ts'
import { RowError } from '../csv/row-error.ts'
import { count, email, optionalText, text, time } from './cell-shapes.ts'
import { requireOrder } from './orders.part.ts'
import { customerIdOf, filePart } from './take-file.ts'

const amount = z.coerce.number('a number is needed').transform(toCents)

const credit = z.object({
  customer_email: email,
  action: z.enum(['earned', 'spent', 'returned', 'taken-back', 'adjusted']),
  amount,
  increment_id: z.string().optional(),
  comment: optionalText,
  created_at: time,
})

export const storeCreditPart = filePart({
  file: 'store_credit.csv',
  name: 'Store credit',
  row: credit,
  take: async (cells: z.output<typeof credit>, { write, orders }) => {
    const { action, amount: change_cents, comment, created_at } = cells
    const customer_id = await customerIdOf(write, cells.customer_email)
    const existing = await write
      .selectFrom('store_credit_entry')
      .select('id')
      .where('customer_id', '=', customer_id)
      .where('action', '=', action)
      .where('change_cents', '=', change_cents)
      .where('created_at', '=', created_at)
      .executeTakeFirst()
    if (existing) return 'unchanged'
    const order_id = cells.increment_id ? requireOrder({ orders }, cells.increment_id) : null
    const row = { customer_id, action, change_cents, order_id, comment, created_at }
    await write.insertInto('store_credit_entry').values(row).execute()
    return 'added'
  },
})

const giftCard = z.object({
  hash: z.string('is missing').regex(/^[\w+/=-]{40,}$/, 'a hash is needed'),
  last4: text,
  initial_amount: amount,
  balance: amount.refine((cents) => cents >= 0, 'must not be negative'),
  expires_on: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, 'a date is needed')
    .nullable()
    .default(null),
  increment_id: z.string().optional(),
  created_at: time,
})

export const giftCardsPart = filePart({
  file: 'gift_cards.csv',
  name: 'Gift cards',
  row: giftCard,
  take: async (cells: z.output<typeof giftCard>, { write, orders }) => {
    const { hash, last4, initial_amount, balance, expires_on, created_at } = cells
    const order_id = cells.increment_id ? requireOrder({ orders }, cells.increment_id) : null
    const { numInsertedOrUpdatedRows: written } = await write
      .insertInto('gift_card')
      .values({
        hash,
        last4,
        expires_on,
        order_id,
        created_at,
        initial_cents: initial_amount,
        balance_cents: balance,
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .executeTakeFirstOrThrow()
    return written === 0n ? 'unchanged' : 'added'
  },
})

const download = z.object({
  increment_id: z.string('is missing'),
  item: count,
  title: text,
  title_fr: text.optional(),
  file: text,
  downloads: count,
  most_downloads: count.nullable().default(null),
  status: z.enum(['pending', 'available', 'expired']),
  created_at: time,
  token: text,
})

export const downloadsPart = filePart({
  file: 'order_downloads.csv',
  name: 'Downloads',
  row: download,
  take: async (cells: z.output<typeof download>, { write, orders }) => {
    const { increment_id, item, title, title_fr, ...link } = cells
    if (item === 0) throw new RowError('item: counts from 1')
    const order_id = requireOrder({ orders }, increment_id)
    const order = await write
      .selectFrom('sales_order')
      .select('customer_id')
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow()
    const { numInsertedOrUpdatedRows: written } = await write
      .insertInto('purchased_link')
      .values({
        ...link,
        order_id,
        customer_id: order.customer_id,
        item_index: item - 1,
        title: JSON.stringify({ en: title, fr: title_fr ?? title }),
      })
      .onConflict((conflict) => conflict.column('token').doNothing())
      .executeTakeFirstOrThrow()
    return written === 0n ? 'unchanged' : 'added'
  },
})
