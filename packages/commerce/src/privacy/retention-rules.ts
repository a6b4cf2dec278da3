// What is deleted when its time is over, and what is made null in rows that stay. Orders are not in this table.
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Retention } from '../config.ts'

interface RetentionRule {
  /** What the operator reads. */
  name: string
  table: string
  /** The columns that name a row. */
  key: string
  /** The column that is made null instead of deleting the row. */
  emptied?: string
  /** Rows that it is about, given the moment so many days ago. */
  isOver: (daysAgo: (days: number) => string, retention: Retention) => RawBuilder<unknown>
}

/** Expired links and tokens are stored for one more day, so that the shop can explain why one no longer works. */
const ENDED_DAYS = 1
const SENDER_DAYS = 1
const VISITOR_DAYS = 30
/** Whoever has waited for a year has bought elsewhere; what the catalog no longer has will not be back. */
const STOCK_ALERT_DAYS = 365

const ended = (table: string, name: string, key: string): RetentionRule => ({
  name,
  table,
  key,
  isOver: (daysAgo) => sql`expires_at < ${daysAgo(ENDED_DAYS)}`,
})

export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    name: 'carts of guests',
    table: 'cart',
    key: 'id',
    isOver: (daysAgo, { guestCartDays }) =>
      sql`(customer_id is null or is_buy_now = 1) and updated_at < ${daysAgo(guestCartDays)}
        and not exists (select 1 from sales_order where cart_id = cart.id)`,
  },
  {
    name: 'wishlists of guests',
    table: 'wishlist',
    key: 'id',
    isOver: (daysAgo, { guestWishlistDays }) =>
      sql`guest_id is not null and updated_at < ${daysAgo(guestWishlistDays)}`,
  },
  {
    name: 'mails',
    table: 'mail_message',
    key: 'id',
    isOver: (daysAgo, { mailDays }) =>
      sql`kind <> 'contact' and status <> 'queued' and created_at < ${daysAgo(mailDays)}`,
  },
  {
    name: 'contact messages',
    table: 'mail_message',
    key: 'id',
    isOver: (daysAgo, { contactDays }) =>
      sql`kind = 'contact' and status <> 'queued' and created_at < ${daysAgo(contactDays)}`,
  },
  {
    // Limits count by it for an hour. Of messages to the shop it is the visitor's network address.
    name: 'senders of mails',
    table: 'mail_message',
    key: 'id',
    emptied: 'sender',
    isOver: (daysAgo) => sql`sender is not null and created_at < ${daysAgo(SENDER_DAYS)}`,
  },
  {
    // Most holds end within days, with their order; `0` days or the operator let some wait for longer.
    name: 'visitors of unpaid orders',
    table: 'order_hold',
    key: 'order_id',
    emptied: 'visitor',
    isOver: (daysAgo) =>
      sql`visitor is not null and order_id in (select id from sales_order where created_at < ${daysAgo(VISITOR_DAYS)})`,
  },
  {
    name: 'stock alerts',
    table: 'stock_alert',
    key: 'id',
    isOver: (daysAgo) =>
      sql`(created_at < ${daysAgo(STOCK_ALERT_DAYS)} or sku not in (select sku from product))`,
  },
  {
    name: 'visitors of stock alerts',
    table: 'stock_alert',
    key: 'id',
    emptied: 'visitor',
    isOver: (daysAgo) => sql`visitor is not null and created_at < ${daysAgo(SENDER_DAYS)}`,
  },
  ended('one_time_key', 'one-time links', 'hash'),
  ended('order_cancel_request', 'requests to cancel', 'order_id'),
  ended('customer_token', 'tokens', 'hash'),
  ended('remember_me', 'remember-me tokens', 'hash'),
  {
    name: 'counts of sign-ins',
    table: 'sign_in_count',
    key: '(account, address)',
    isOver: (daysAgo) => sql`ends_at < ${daysAgo(ENDED_DAYS)}`,
  },
]
