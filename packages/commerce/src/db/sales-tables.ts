// The tables of cart rules, gift cards and the life of orders, as `tables.ts` describes them.
import type { Generated } from 'kysely'

interface NumberSeriesTable {
  kind: 'order' | 'invoice' | 'shipment' | 'refund'
  last: number
}

interface CartRuleUseTable {
  rule_id: string
  email: string
  order_id: number
}

interface GiftCardTable {
  id: Generated<number>
  /** SHA-256 of the code: who reads the database cannot spend it. */
  hash: string
  last4: string
  initial_cents: number
  balance_cents: number
  /** Last day it may be spent, `YYYY-MM-DD`; null for never. */
  expires_on: string | null
  /** The order it was bought with. */
  order_id: number | null
  created_at: string
}

interface GiftCardMovementTable {
  id: Generated<number>
  gift_card_id: number
  change_cents: number
  order_id: number | null
  created_at: string
}

interface CartGiftCardTable {
  cart_id: number
  gift_card_id: number
}

/** A code that was not one. */
interface GiftCardAttemptTable {
  id: Generated<number>
  cart_id: number
  attempted_at: string
}

interface OrderDocumentTable {
  id: Generated<number>
  order_id: number
  kind: 'invoice' | 'shipment'
  number: string
  created_at: string
  doc: string
}

interface OrderCommentTable {
  id: Generated<number>
  order_id: number
  message: string
  created_at: string
}

/** A guest's wish to cancel, until the link in the mail is followed. */
interface OrderCancelRequestTable {
  order_id: number
  hash: string
  reason: string
  expires_at: string
}

interface PurchasedLinkTable {
  id: Generated<number>
  /** The last part of its address. */
  token: string
  order_id: number
  customer_id: number | null
  /** Which item of the order, from 0. */
  item_index: number
  /** JSON: the title in both languages. */
  title: string
  file: string
  downloads: number
  most_downloads: number | null
  /** `pending` until it is paid for, then `available`, `expired` when used up or canceled. */
  status: 'pending' | 'available' | 'expired'
  created_at: string
}

interface StoreCreditEntryTable {
  id: Generated<number>
  customer_id: number
  action: 'earned' | 'spent' | 'returned' | 'taken-back' | 'adjusted'
  change_cents: number
  /** The order it happened with; an order has one entry of each action. */
  order_id: number | null
  /** What the operator wrote. */
  comment: string | null
  created_at: string
}

interface UnclaimedPaymentTable {
  intent_id: string
  order_number: string
  noted_at: string
}

interface OrderPaymentTable {
  order_id: number
  /** At the provider; null until the shopper starts to pay. */
  intent_id: string | null
  state: 'open' | 'authorized' | 'paid' | 'canceled' | 'replaced'
  amount_cents: number
  /** Until when it holds the order's stock. */
  expires_at: string
  /** When a read from the provider began last. */
  checked_at: string
  /** When the provider answered last. */
  read_at: string | null
  /** Since when it is likely paid: its buyer came back, or the provider says that something happened. */
  returned_at: string | null
  /** Since when the provider does not know its intent. */
  lost_at: string | null
  /** Since when its money is known to be of another amount or currency than its order. */
  mismatch_at: string | null
  created_at: string
}

interface OrderRefundTable {
  id: Generated<number>
  order_id: number
  provider_id: string | null
  cents: number
  state: 'sent' | 'done' | 'failed'
  /** Of its credit memo, once it is done. */
  number: string | null
  created_at: string
}

/** What an order that is not paid yet holds. */
interface OrderHoldTable {
  order_id: number
  /** Who placed it, by a keyed hash of the network address; null once that is too long ago. */
  visitor: string | null
  pieces: number
  /** 1 when its buyer was reminded of the payment. */
  is_reminded: Generated<number>
}

export interface SalesTables {
  order_hold: OrderHoldTable
  order_payment: OrderPaymentTable
  unclaimed_payment: UnclaimedPaymentTable
  order_refund: OrderRefundTable
  number_series: NumberSeriesTable
  cart_rule_use: CartRuleUseTable
  gift_card: GiftCardTable
  gift_card_movement: GiftCardMovementTable
  cart_gift_card: CartGiftCardTable
  gift_card_attempt: GiftCardAttemptTable
  order_document: OrderDocumentTable
  store_credit_entry: StoreCreditEntryTable
  order_comment: OrderCommentTable
  order_cancel_request: OrderCancelRequestTable
  purchased_link: PurchasedLinkTable
}
