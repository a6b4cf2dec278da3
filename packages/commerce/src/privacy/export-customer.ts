// All data that the shop stores about one customer. The law lets customers request it.
import type { CustomerRow } from '../customer/customer-rows.ts'
import type { Database } from '../db/open-database.ts'
import { listAddresses } from '../customer/addresses/address-book.ts'
import { stockAlertsOf } from '../customer/stock-alert/stock-alert.service.ts'
import { parseOrderDoc } from '../order/order-doc.ts'

/** Rows have the names of their columns. Secrets and other people's data are left out. */
export async function exportCustomer(db: Database, customer: CustomerRow): Promise<object> {
  const { password_hash: _secret, ...profile } = customer
  const { id, email } = customer
  return {
    profile,
    addresses: (await listAddresses(db, id)).map(({ address }) => address),
    newsletter: await db
      .selectFrom('newsletter_subscriber')
      .select(['email', 'status', 'language', 'changed_at', 'consent_source', 'consented_at'])
      .where('email', '=', email)
      .execute(),
    stockAlerts: await stockAlertsOf(db, email),
    socialIdentities: await db
      .selectFrom('social_identity')
      .select(['provider', 'subject', 'created_at'])
      .where('customer_id', '=', id)
      .execute(),
    orders: await ordersOf(db, customer),
    downloads: await db
      .selectFrom('purchased_link')
      .innerJoin('sales_order', 'sales_order.id', 'purchased_link.order_id')
      .select(['sales_order.number', 'purchased_link.title', 'purchased_link.file'])
      .select(['purchased_link.downloads', 'purchased_link.most_downloads'])
      .select(['purchased_link.status', 'purchased_link.created_at'])
      .where('purchased_link.customer_id', '=', id)
      .execute(),
    storeCredit: await db
      .selectFrom('store_credit_entry')
      .leftJoin('sales_order', 'sales_order.id', 'store_credit_entry.order_id')
      .select(['action', 'change_cents', 'sales_order.number', 'comment', 'store_credit_entry.created_at'])
      .where('store_credit_entry.customer_id', '=', id)
      .execute(),
    carts: await cartsOf(db, id),
    wishes: await db
      .selectFrom('wishlist_item')
      .innerJoin('wishlist', 'wishlist.id', 'wishlist_item.wishlist_id')
      .select(['sku', 'quantity', 'description', 'added_at'])
      .where('wishlist.customer_id', '=', id)
      .execute(),
    reviews: await db
      .selectFrom('review')
      .select(['product_id', 'nickname', 'summary', 'text', 'average', 'created_at', 'is_approved'])
      .where('customer_id', '=', id)
      .execute(),
    mails: await db
      .selectFrom('mail_message')
      .select(['kind', 'recipient', 'subject', 'text', 'status', 'created_at', 'sent_at'])
      .where((row) => row.or([row('recipient', '=', email), row('reply_to', '=', email)]))
      // A queued mail may hold a link that still works.
      .where('status', '!=', 'queued')
      .execute(),
  }
}

/** Orders of the account, and orders of a guest with the same e-mail address. */
async function ordersOf(db: Database, { id, email }: CustomerRow): Promise<object[]> {
  const rows = await db
    .selectFrom('sales_order')
    .select(['id', 'number', 'email', 'lastname', 'status', 'created_at', 'changed_at', 'doc'])
    .where((row) => row.or([row('customer_id', '=', id), row('email', '=', email)]))
    .execute()
  const ids = rows.map((row) => row.id)
  const comments = await db
    .selectFrom('order_comment')
    .select(['order_id', 'message', 'created_at'])
    .where('order_id', 'in', ids)
    .execute()
  const payments = await db
    .selectFrom('order_payment')
    .select(['order_id', 'state', 'amount_cents', 'created_at'])
    .where('order_id', 'in', ids)
    .execute()
  const refunds = await db
    .selectFrom('order_refund')
    .select(['order_id', 'number', 'state', 'cents', 'created_at'])
    .where('order_id', 'in', ids)
    .execute()
  const holds = await db
    .selectFrom('order_hold')
    .select(['order_id', 'visitor', 'pieces'])
    .where('order_id', 'in', ids)
    .execute()
  return rows.map(({ id: orderId, doc, ...row }) => {
    const { token: _secret, ...placed } = parseOrderDoc(doc)
    const ofOrder = <Row extends { order_id: number }>(all: readonly Row[]) =>
      all.filter(({ order_id }) => order_id === orderId).map(({ order_id: _, ...own }) => own)
    return {
      ...row,
      ...placed,
      payments: ofOrder(payments),
      refunds: ofOrder(refunds),
      unpaid: ofOrder(holds),
      comments: ofOrder(comments),
    }
  })
}

async function cartsOf(db: Database, customerId: number): Promise<object[]> {
  const carts = await db
    .selectFrom('cart')
    .select(['id', 'email', 'coupon_code', 'shipping_address', 'billing_address', 'comment', 'updated_at'])
    .where('customer_id', '=', customerId)
    .where('is_active', '=', 1)
    .execute()
  const items = await db
    .selectFrom('cart_item')
    .select(['cart_id', 'product_id', 'quantity', 'choice', 'created_at'])
    .where(
      'cart_id',
      'in',
      carts.map((cart) => cart.id),
    )
    .execute()
  return carts.map(({ id, ...cart }) => ({
    ...cart,
    items: items.filter(({ cart_id }) => cart_id === id).map(({ cart_id: _, ...item }) => item),
  }))
}
