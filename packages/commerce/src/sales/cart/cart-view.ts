// A cart with all that follows from it: its products, its place, its quotes, its totals. Computed, never stored.
import type { CartRuleData } from '../../catalogue/catalogue-rules-schema.ts'
import { failure } from '../../errors.ts'
import { linePrice } from '../product-types/line-price.ts'
import { lineWeight } from '../product-types/line-weight.ts'
import { typeOf } from '../product-types/product-types.ts'
import { type ShippingQuote, shippingQuotes } from '../checkout/shipping-rates.ts'
import type { StoredAddress } from '../checkout/stored-address.ts'
import { taxRatesFor } from '../checkout/taxes.ts'
import { discountRows, isRuleUsable } from './cart-rules.ts'
import { type CartLine, cartLines } from './cart-lines.ts'
import { type CartRow, couponUses, findCart } from './cart-rows.ts'
import { type SalesContext, storeDate } from './sales-context.ts'
import { type Totals, type TotalsItem, cartTotals } from './totals.ts'

export interface CartView {
  row: CartRow
  lines: CartLine[]
  isVirtual: boolean
  shippingAddress: StoredAddress | undefined
  billingAddress: StoredAddress | undefined
  /** Empty without an address, and where the shop does not deliver. */
  quotes: ShippingQuote[]
  /** The chosen method, if it is still offered. */
  quote: ShippingQuote | undefined
  /** The coupon, if it still may be used. */
  rule: CartRuleData | undefined
  totals: Totals
}

/** The active cart behind a masked id. @throws CART_NOT_FOUND, CART_NOT_OWN, CART_NOT_ACTIVE */
export async function activeCart(context: SalesContext, maskedId: string): Promise<CartRow> {
  if (maskedId === '') throw failure('REQUIRED', 'cart_id')
  const row = await findCart(context.db, maskedId)
  if (!row) throw failure('CART_NOT_FOUND', maskedId)
  if (!mayUseCart(context, row)) throw failure('CART_NOT_OWN', maskedId)
  if (!row.is_active) throw failure('CART_NOT_ACTIVE')
  return row
}

/** A guest's cart is open to whoever knows its id, a customer's to that customer only. */
export function mayUseCart({ customerId }: SalesContext, row: CartRow): boolean {
  return row.customer_id === null || row.customer_id === customerId
}

export function parseAddress(text: string | null): StoredAddress | undefined {
  return text === null ? undefined : (JSON.parse(text) as StoredAddress)
}

/** Everything about an active cart. @throws CART_NOT_FOUND, CART_NOT_ACTIVE */
export async function viewCart(context: SalesContext, maskedId: string): Promise<CartView> {
  return viewRow(context, await activeCart(context, maskedId))
}

export async function viewRow(context: SalesContext, row: CartRow): Promise<CartView> {
  const lines = await cartLines(context, row.id)
  const isVirtual = lines.length > 0 && lines.every((line) => typeOf(line).isVirtual(line))
  const shippingAddress = parseAddress(row.shipping_address)
  const billingAddress = parseAddress(row.billing_address)
  const items = totalsItems(context, lines)
  const rule = await usableRule(context, row, items)
  const quotes =
    isVirtual || !shippingAddress ? [] : quotesFor(context, { lines, items, rule }, shippingAddress)
  const quote = quotes.find(
    ({ carrierCode, methodCode }) => carrierCode === row.carrier_code && methodCode === row.method_code,
  )
  const taxed = isVirtual ? billingAddress : shippingAddress
  const taxRates = taxed ? taxRatesFor(context.rules.taxRates, taxed, storeDate(context)) : []
  const totals = cartTotals({ items, rule, shippingCents: quote?.cents ?? 0, taxRates })
  return { row, lines, isVirtual, shippingAddress, billingAddress, quotes, quote, rule, totals }
}

function totalsItems({ categories }: SalesContext, lines: readonly CartLine[]): TotalsItem[] {
  return lines.map((line) => ({
    unitCents: linePrice(line).final,
    quantity: line.quantity,
    isTaxable: typeOf(line).isTaxed,
    categoryPaths: line.product.doc.categoryIds.flatMap((id) => categories.byId(id)?.urlPath ?? []),
  }))
}

async function usableRule(
  context: SalesContext,
  row: CartRow,
  items: readonly TotalsItem[],
): Promise<CartRuleData | undefined> {
  const rule = context.rules.cartRules.find((each) => each.code === row.coupon_code)
  if (!rule) return undefined
  const timesUsed = row.email && rule.usesPerCustomer ? await couponUses(context.db, rule.code, row.email) : 0
  return isRuleUsable(rule, ruleRows(items), { today: storeDate(context), timesUsed }) ? rule : undefined
}

export function ruleRows(items: readonly TotalsItem[]) {
  return items.map((item) => ({ cents: item.unitCents * item.quantity, categoryPaths: item.categoryPaths }))
}

interface Goods {
  lines: readonly CartLine[]
  items: readonly TotalsItem[]
  rule: CartRuleData | undefined
}

function quotesFor(
  { rules }: SalesContext,
  { lines, items, rule }: Goods,
  address: StoredAddress,
): ShippingQuote[] {
  const rows = ruleRows(items)
  const discount = discountRows(rule, rows).reduce((sum, cents) => sum + cents, 0)
  return shippingQuotes(rules.shippingMethods, address, {
    weightLb: lines.reduce((sum, line) => sum + lineWeight(line) * line.quantity, 0),
    subtotalCents: rows.reduce((sum, { cents }) => sum + cents, 0) - discount,
    isFree: rule?.action.type === 'free_shipping',
  })
}

/** The quotes another address would get, for estimates. */
export function estimateQuotes(
  context: SalesContext,
  view: CartView,
  address: StoredAddress,
): ShippingQuote[] {
  const items = totalsItems(context, view.lines)
  return quotesFor(context, { lines: view.lines, items, rule: view.rule }, address)
}

/** The totals another address and method would give, for estimates. */
export function estimateTotals(
  context: SalesContext,
  view: CartView,
  destination: { address: StoredAddress; shippingCents: number },
): Totals {
  const items = totalsItems(context, view.lines)
  const taxRates = taxRatesFor(context.rules.taxRates, destination.address, storeDate(context))
  return cartTotals({ items, rule: view.rule, shippingCents: destination.shippingCents, taxRates })
}
