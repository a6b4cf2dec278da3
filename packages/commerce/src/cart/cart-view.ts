// A cart with all that follows from it: its products, its place, its quotes, its totals. Computed, never stored.
import { DEFAULT_LANGUAGE } from '../platform/analyze-text.ts'
import type { CartRuleData } from '@loftwood/demo-store/rules-schema'
import type { Cents } from '../platform/money.ts'
import { userError } from '../user-errors/user-error.ts'
import { type GiftCard, giftCardsOf } from './gift-cards/gift-card-rows.ts'
import { loyaltyCents } from './store-credit/loyalty-credit.ts'
import { linePrice } from './product-types/line-price.ts'
import { lineWeight, longestCarton } from './product-types/line-weight.ts'
import { typeOf } from './product-types/product-types.ts'
import { HOME_COUNTRY } from '../customer/addresses/address-rules.ts'
import { type ShippingQuote, shippingQuotes } from './delivery/shipping-rates.ts'
import type { StoredAddress } from '../customer/addresses/stored-address.ts'
import { type Destination, taxRatesFor } from './delivery/taxes.ts'
import { type CartLine, cartLines } from './cart-lines.ts'
import { type CartRow, findCart } from './cart-rows.ts'
import { applyRules } from './cart-rules.ts'
import { type SalesContext, storeDate } from './sales-context.ts'
import { type Totals, type TotalsItem, cartTotals, ruleRows } from './totals.ts'
import { type UsableRules, usableRules } from './usable-rules.ts'

export interface CartView extends UsableRules {
  row: CartRow
  lines: CartLine[]
  isVirtual: boolean
  shippingAddress: StoredAddress | undefined
  billingAddress: StoredAddress | undefined
  /** Empty without an address, and where the shop does not deliver. */
  quotes: ShippingQuote[]
  /** The chosen method, if it is still offered. */
  quote: ShippingQuote | undefined
  /** Gift cards the cart is paid with that can still be spent. */
  giftCards: GiftCard[]
  totals: Totals
  /** What the order will earn; 0 for a guest. */
  loyaltyCents: Cents
}

/** The active cart behind a masked id. @throws CART_NOT_FOUND, CART_NOT_OWN, CART_NOT_ACTIVE */
export async function activeCart(context: SalesContext, maskedId: string): Promise<CartRow> {
  if (maskedId === '') throw userError('REQUIRED', 'cart_id')
  const row = await findCart(context.db, maskedId)
  if (!row) throw userError('CART_NOT_FOUND', maskedId)
  if (!mayUseCart(context, row)) throw userError('CART_NOT_OWN', maskedId)
  if (!row.is_active) throw userError('CART_NOT_ACTIVE')
  return row
}

/** A guest's cart is accessible by its id, a customer's cart to that customer only. */
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

/** @param existing its lines, where they have just been read */
export async function viewRow(context: SalesContext, row: CartRow, existing?: CartLine[]): Promise<CartView> {
  const lines = existing ?? (await cartLines(context, row.id))
  const isVirtual = lines.length > 0 && lines.every((line) => typeOf(line).isVirtual(line))
  const shippingAddress = parseAddress(row.shipping_address)
  const billingAddress = parseAddress(row.billing_address)
  const items = totalsItems(context, lines)
  const usable = await usableRules(context, row, ruleRows(items))
  const quotes =
    isVirtual || !shippingAddress ? [] : quotesFor(context, { lines, rules: usable.rules }, shippingAddress)
  const quote = quotes.find(
    ({ carrierCode, methodCode }) => carrierCode === row.carrier_code && methodCode === row.method_code,
  )
  const taxed = isVirtual ? billingAddress && placeOfService(context, billingAddress) : shippingAddress
  const giftCards = row.gift_card_count === 0 ? [] : await giftCardsOf(context.db, row.id, storeDate(context))
  const totals = cartTotals({
    items,
    rules: usable.rules,
    shippingCents: quote?.cents ?? 0,
    taxRates: taxed ? taxRatesFor(context.rules.taxRates, taxed, storeDate(context)) : [],
    balances: giftCards.map(({ balanceCents }) => balanceCents),
    creditCents: usedCredit(row),
  })
  const view = { row, lines, isVirtual, shippingAddress, billingAddress, quotes, quote }
  return { ...view, ...usable, giftCards, totals, loyaltyCents: earnedWith(context, { row, lines, totals }) }
}

/** The balance, where the customer pays with it. */
function usedCredit({ uses_store_credit, credit_cents }: CartRow): Cents {
  return uses_store_credit === 1 ? credit_cents : 0
}

function earnedWith(
  { rules }: SalesContext,
  { row, lines, totals }: Pick<CartView, 'row' | 'lines' | 'totals'>,
): Cents {
  if (row.customer_id === null) return 0
  const rows = lines.map((line, index) => ({
    earnsCredit: typeOf(line).earnsCredit,
    quantity: line.quantity,
    rowCents: totals.rows[index]?.rowCents ?? 0,
    discountCents: totals.rows[index]?.discountCents ?? 0,
  }))
  return loyaltyCents(rules.store.loyaltyCreditPercent, rows, totals)
}

/** What is not shipped is taxed where the bill goes, and where the shop is when it goes abroad: the work is done here. */
function placeOfService({ rules }: SalesContext, bill: Destination): Destination {
  if (bill.countryCode === HOME_COUNTRY) return bill
  return { countryCode: HOME_COUNTRY, regionCode: rules.store.address.provinceCode }
}

/** The lines as they are added up. */
export function totalsItems({ categories }: SalesContext, lines: readonly CartLine[]): TotalsItem[] {
  return lines.map((line) => ({
    unitCents: linePrice(line).final,
    quantity: line.quantity,
    isTaxable: typeOf(line).isTaxed,
    categoryPaths: line.product.doc.categoryIds.flatMap(
      (id) => categories.byId(id)?.urlPath[DEFAULT_LANGUAGE] ?? [],
    ),
  }))
}

interface Goods {
  lines: readonly CartLine[]
  rules: readonly CartRuleData[]
}

/** Only what is carried to the door weighs, and counts towards free delivery. */
export function quotesFor(
  context: SalesContext,
  { lines, rules }: Goods,
  destination: Destination,
): ShippingQuote[] {
  const rows = ruleRows(totalsItems(context, lines))
  const applied = applyRules(rules, rows)
  const afterDiscounts = rows.map(({ unitCents, quantity }, index) =>
    applied.reduce((left, each) => left - (each.rows[index] ?? 0), unitCents * quantity),
  )
  const carried = afterDiscounts.filter((_, index) => {
    const line = lines[index]
    return line !== undefined && !typeOf(line).isVirtual(line)
  })
  return shippingQuotes(context.rules.shippingMethods, destination, {
    weightLb: lines.reduce((sum, line) => sum + lineWeight(line) * line.quantity, 0),
    longestCartonIn: Math.max(0, ...lines.map(longestCarton)),
    subtotalCents: carried.reduce((sum, cents) => sum + cents, 0),
    isFree: applied.some(({ rule }) => rule.action.type === 'free_shipping'),
  })
}

/** The quotes another address would get, for estimates. */
export function estimateQuotes(
  context: SalesContext,
  view: CartView,
  address: StoredAddress,
): ShippingQuote[] {
  return view.isVirtual ? [] : quotesFor(context, view, address)
}

/** The totals another address and method would give, for estimates. */
export function estimateTotals(
  context: SalesContext,
  { row, lines, rules, giftCards }: CartView,
  destination: { address: StoredAddress; shippingCents: number },
): Totals {
  return cartTotals({
    items: totalsItems(context, lines),
    rules,
    shippingCents: destination.shippingCents,
    taxRates: taxRatesFor(context.rules.taxRates, destination.address, storeDate(context)),
    balances: giftCards.map(({ balanceCents }) => balanceCents),
    creditCents: usedCredit(row),
  })
}
