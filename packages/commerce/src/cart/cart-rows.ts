// The SQL of carts: rows in, rows out, no rules.
import { randomBytes } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { ProductDoc, ProductTextDoc } from '../product/product-doc.ts'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { userError } from '../user-errors/user-error.ts'
import type { Cents } from '../platform/money.ts'
import type { Language } from '../platform/analyze-text.ts'
import { idList } from '../db/id-list.ts'
import { type CartChoice, choiceText, parseChoice } from './product-types/choice.ts'

type CartColumns = Selectable<Tables['cart']>

export interface CartRow extends CartColumns {
  /** How many gift cards were put on it, whether they can still be spent or not. */
  gift_card_count: number
  /** The customer's balance of credit; 0 for a guest. */
  credit_cents: Cents
}

/** A product as carts need it. */
export interface SoldProduct {
  id: number
  sku: string
  type: string
  parentId: number | null
  isVisible: boolean
  urlKey: string
  doc: ProductDoc
  text: ProductTextDoc
  /** Pieces that can be sold now; infinite for what is not counted (services, downloads, cards sent by e-mail). */
  stock: number
}

export interface CartItemRow {
  id: number
  productId: number
  parentId: number | null
  quantity: number
  choice: CartChoice
  /** What a piece cost when it was chosen; null for items added before prices were stored. */
  chosenCents: Cents | null
}

/** Types of which a product without a row of stock never runs out. */
const UNCOUNTED_TYPES: ReadonlySet<string> = new Set(['virtual', 'downloadable', 'giftcard'])

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The public id of a cart: 32 letters and digits, a secret that gives access to a guest's cart. */
export function newMaskedId(): string {
  // 248 is the greatest multiple of 62 in a byte: what is above would favour the first letters.
  let id = ''
  while (id.length < 32)
    for (const byte of randomBytes(48)) if (byte < 248 && id.length < 32) id += alphabet[byte % 62]
  return id
}

interface NewCart {
  maskedId: string
  storeCode: string
  time: string
  /** The customer whose cart it is. */
  owner?: { id: number; email: string } | undefined
  /** Whether it is a purchase's own cart, beside the one that the shopper fills. */
  isBuyNow?: boolean
}

export async function insertCart(
  db: Database,
  { maskedId, storeCode, time, owner, isBuyNow = false }: NewCart,
): Promise<void> {
  await db
    .insertInto('cart')
    .values({
      masked_id: maskedId,
      is_active: 1,
      store_code: storeCode,
      customer_id: owner?.id ?? null,
      email: owner?.email ?? null,
      is_buy_now: isBuyNow ? 1 : 0,
      created_at: time,
      updated_at: time,
    })
    .execute()
}

/** The one active cart that a customer fills. */
export function findCustomerCart(db: Database, customerId: number): Promise<CartRow | undefined> {
  return selectCart(db)
    .where('customer_id', '=', customerId)
    .where('is_active', '=', 1)
    .where('is_buy_now', '=', 0)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

export function findCart(db: Database, maskedId: string): Promise<CartRow | undefined> {
  return selectCart(db).where('masked_id', '=', maskedId).executeTakeFirst()
}

function selectCart(db: Database) {
  const cards = sql<number>`(select count(*) from cart_gift_card where cart_id = cart.id)`
  const credit = sql<number>`(select coalesce(sum(change_cents), 0) from store_credit_entry
    where store_credit_entry.customer_id = cart.customer_id)`
  return db
    .selectFrom('cart')
    .selectAll()
    .select([cards.as('gift_card_count'), credit.as('credit_cents')])
}

/**
 * Marks a change of what is in a cart, in the transaction that made it: a cart that was ordered or merged meanwhile
 * takes none. @throws CART_NOT_ACTIVE
 */
export async function touchActiveCart(db: Database, id: number, time: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('cart')
    .set({ updated_at: time })
    .where('id', '=', id)
    .where('is_active', '=', 1)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw userError('CART_NOT_ACTIVE')
}

export async function updateCart(
  db: Database,
  id: number,
  change: Partial<CartColumns> & { updated_at: string },
): Promise<void> {
  await db.updateTable('cart').set(change).where('id', '=', id).execute()
}

export async function itemRows(db: Database, cartId: number): Promise<CartItemRow[]> {
  const rows = await db
    .selectFrom('cart_item')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    parentId: row.parent_id,
    quantity: row.quantity,
    choice: parseChoice(row.choice),
    chosenCents: row.chosen_cents,
  }))
}

/** @returns the ids of the new rows, in their order */
export async function insertItems(
  db: Database,
  { cartId, time }: { cartId: number; time: string },
  items: readonly Omit<CartItemRow, 'id'>[],
): Promise<number[]> {
  const rows = await db
    .insertInto('cart_item')
    .values(
      items.map((item) => ({
        cart_id: cartId,
        product_id: item.productId,
        parent_id: item.parentId,
        quantity: item.quantity,
        choice: choiceText(item.choice),
        chosen_cents: item.chosenCents,
        created_at: time,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}

export async function setItemQuantity(
  db: Database,
  itemId: number,
  { quantity, chosenCents }: Pick<CartItemRow, 'quantity' | 'chosenCents'>,
): Promise<void> {
  const change = { quantity, chosen_cents: chosenCents }
  await db.updateTable('cart_item').set(change).where('id', '=', itemId).execute()
}

export async function deleteItem(db: Database, itemId: number): Promise<void> {
  await db.deleteFrom('cart_item').where('id', '=', itemId).execute()
}

interface ProductKeys {
  ids?: readonly number[]
  skus?: readonly string[]
  parentIds?: readonly number[]
}

/** Products by id, SKU or the configurable they are variants of, with texts and stock, in one statement. */
export async function soldProducts(
  db: Database,
  keys: ProductKeys,
  language: Language,
): Promise<SoldProduct[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_text', 'product_text.product_id', 'product.id')
    .leftJoin('stock_item', 'stock_item.sku', 'product.sku')
    .where('product_text.language', '=', language)
    .where((eb) =>
      eb.or([
        eb('product.id', 'in', idList(keys.ids ?? [])),
        eb('product.sku', 'in', idList(keys.skus ?? []) as never),
        eb('product.parent_id', 'in', idList(keys.parentIds ?? [])),
      ]),
    )
    .select([
      'product.id',
      'product.sku',
      'type',
      'parent_id',
      'is_visible',
      'product_text.url_key',
      'product.doc as doc',
      'product_text.doc as text',
    ])
    .select('stock_item.quantity as stock')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    type: row.type,
    parentId: row.parent_id,
    isVisible: row.is_visible === 1,
    urlKey: row.url_key,
    doc: JSON.parse(row.doc) as ProductDoc,
    text: JSON.parse(row.text) as ProductTextDoc,
    stock: row.stock ?? (UNCOUNTED_TYPES.has(row.type) ? Number.POSITIVE_INFINITY : 0),
  }))
}

/** How many orders used these rules, in all and of this e-mail. */
export async function ruleUses(
  db: Database,
  ruleIds: readonly string[],
  email: string | null,
): Promise<Map<string, { inAll: number; ofCustomer: number }>> {
  const rows = await db
    .selectFrom('cart_rule_use')
    .where('rule_id', 'in', [...ruleIds])
    .groupBy('rule_id')
    .select([
      'rule_id',
      ({ fn }) => fn.countAll<number>().as('inAll'),
      sql<number>`sum(email = ${email?.toLowerCase() ?? ''})`.as('ofCustomer'),
    ])
    .execute()
  return new Map(rows.map(({ rule_id, ...uses }) => [rule_id, uses]))
}
