// The tables of schema/ as kysely sees them. Money is whole cents, times are ISO text in UTC, `doc` columns hold JSON.
import type { Generated } from 'kysely'
import type { Language } from '../platform/analyze-text.ts'
import type { PeopleTables } from './people-tables.ts'
import type { SalesTables } from './sales-tables.ts'

/** Small facts about the database itself, e.g. the hash of the catalog it was filled from. */
interface MetaTable {
  key: string
  value: string
}

/** Numbers given out once per natural key, so that ids are stable when the catalog is filled again. */
interface IdentityTable {
  kind: 'product' | 'category'
  key: string
  id: number
}

interface CategoryTable {
  id: number
  parent_id: number | null
  /** Ids from the root to here, e.g. `1/2/5`. */
  path: string
  level: number
  position: number
  /** In the default language; `doc` has all. */
  url_path: string
  doc: string
}

interface ProductTable {
  id: number
  sku: string
  type: string
  /** The configurable product this is a variant of. */
  parent_id: number | null
  /** 1 when listed and routable; variants are not. */
  is_visible: number
  position: number
  name_en: string
  name_fr: string
  /** Lowest and highest final price of the product or its variants. */
  min_price: number
  max_price: number
  doc: string
  /** Of everything written with it: the same again means nothing to write. */
  hash: string
}

/** Attributes and options that came with imported products; `doc` is like an entry of attributes.json. */
interface AttributeTable {
  code: string
  position: number
  doc: string
}

/** What depends on the language. */
interface ProductTextTable {
  product_id: number
  language: string
  url_key: string
  doc: string
}

interface ProductCategoryTable {
  category_id: number
  product_id: number
  position: number
  /** 0 when only a category below holds the product. */
  is_direct: number
}

/** What a product can be filtered by: one row per attribute and value. */
interface ProductFacetTable {
  attribute: string
  value: string
  /** The measure where the attribute has one (inches for heights), else 0. */
  measure: number
  product_id: number
}

interface UrlRewriteTable {
  path: string
  language: Language
  entity: 'product' | 'category' | 'page'
  entity_id: string
  /** Where to go instead; null when this is the address itself. */
  target: string | null
  redirect_code: number
}

interface StockItemTable {
  sku: string
  /** Pieces that can be sold now. */
  quantity: number
  /** What the catalog said when it was last read. */
  catalogue_quantity: number
}

interface LastChangeTable {
  entity: 'product' | 'category'
  entity_id: number
  /** What would make it another one. */
  content: string
  at: string
}

interface PurgeTagTable {
  id: Generated<number>
  /** e.g. `sku:LAU-BNK-HI`, as the caches name it. */
  tag: string
}

interface StockMovementTable {
  id: Generated<number>
  sku: string
  change: number
  reason: string
  order_id: number | null
  created_at: string
}

interface ReviewTable {
  id: Generated<number>
  product_id: number
  language: string
  nickname: string
  summary: string
  text: string
  /** JSON: rating code -> 1 to 5. */
  ratings: string
  /** 0 to 100. */
  average: number
  created_at: string
  is_approved: number
  /** 1 when it came with the catalog. */
  is_catalogue: number
  /** The customer who wrote it here. */
  customer_id: number | null
}

interface ContentTable {
  kind: 'page' | 'block'
  identifier: string
  language: string
  doc: string
}

interface CartTable {
  id: Generated<number>
  masked_id: string
  is_active: number
  store_code: string
  email: string | null
  coupon_code: string | null
  shipping_address: string | null
  billing_address: string | null
  carrier_code: string | null
  method_code: string | null
  payment_code: string | null
  purchase_order_number: string | null
  /** The shopper's note on the order. */
  comment: string | null
  /** Whose cart it is; a guest's has none. */
  customer_id: number | null
  /** 1 when the customer's credit pays as much as it can. */
  uses_store_credit: Generated<number>
  /** 1 for a cart beside the one that a shopper fills. */
  is_buy_now: Generated<number>
  created_at: string
  updated_at: string
}

interface CartItemTable {
  id: Generated<number>
  cart_id: number
  /** What is taken from stock: the variant of a configurable product. */
  product_id: number
  /** The configurable product it was chosen from. */
  parent_id: number | null
  quantity: number
  /** JSON: what was chosen besides the variant. */
  choice: string
  /** What a piece cost when it was chosen; null in carts older than this. */
  chosen_cents: number | null
  created_at: string
}

interface SalesOrderTable {
  id: Generated<number>
  number: string
  cart_id: number
  customer_id: number | null
  email: string
  lastname: string
  status: string
  created_at: string
  /** When its status changed last. */
  changed_at: string
  /** 1 while the order of a deleted customer is under way. */
  is_to_anonymize: Generated<number>
  /** The order as it was placed; changed only when its customer is deleted, to remove the person. */
  doc: string
}

interface MailMessageTable {
  id: Generated<number>
  kind: string
  recipient: string
  language: 'en' | 'fr'
  subject: string
  html: string
  text: string
  status: 'waiting' | 'queued' | 'sent' | 'held' | 'failed'
  attempts: number
  next_attempt_at: string
  /** Why the last delivery failed, without secrets. */
  last_error: string | null
  created_at: string
  sent_at: string | null
  /** Who had it sent, where that is not the shop: what the limits count by. */
  sender: string | null
  /** The recipient's address without what comes after `+`. */
  mailbox: string
  /** Of the key in its links. */
  key_hash: string
  /** When its link was last opened. */
  opened_at: string | null
  /** The order that it is about. */
  order_id: number | null
  reply_to: string | null
  /** Where its recipient ends such mails. */
  unsubscribe_url: string | null
}

export interface Tables extends PeopleTables, SalesTables {
  meta: MetaTable
  identity: IdentityTable
  attribute: AttributeTable
  category: CategoryTable
  product: ProductTable
  product_text: ProductTextTable
  product_category: ProductCategoryTable
  product_facet: ProductFacetTable
  url_rewrite: UrlRewriteTable
  last_change: LastChangeTable
  purge_tag: PurgeTagTable
  stock_item: StockItemTable
  stock_movement: StockMovementTable
  review: ReviewTable
  content: ContentTable
  cart: CartTable
  cart_item: CartItemTable
  sales_order: SalesOrderTable
  mail_message: MailMessageTable
}
