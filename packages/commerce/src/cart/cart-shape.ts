// A cart as GraphQL answers it, with Magento's field names.
import type { Language } from '../platform/analyze-text.ts'
import { toDollars } from '../platform/money.ts'
import { encodeUid } from '../platform/uid.ts'
import { offeredPaymentMethods } from './payment-methods.ts'
import { type AddressShape, cartAddressShape, quoteShape } from './delivery/checkout-shape.ts'
import { optionShapes } from './product-types/custom-options.ts'
import { linePrice } from './product-types/line-price.ts'
import { pastDayError } from './product-types/option-days.ts'
import { typeOf } from './product-types/product-types.ts'
import { appliedCardShape } from './gift-cards/gift-card-shape.ts'
import { appliedCreditShape } from './store-credit/store-credit-shape.ts'
import type { CartLine } from './cart-lines.ts'
import type { AppliedRule } from './cart-rules.ts'
import type { CartView } from './cart-view.ts'
import { piecesTaken, quantityError } from './quantities.ts'
import type { UnusedCoupon } from './usable-rules.ts'
import type { CartUserError } from './cart-user-error.ts'
import { type ToMoney, moneyIn } from './money-shape.ts'
import { daysToPay } from './pay-by-day.ts'
import { type SalesContext, storeDate } from './sales-context.ts'
import type { TotalsRow } from './totals.ts'

export function cartShape(context: SalesContext, view: CartView) {
  const errors = lineErrors(view.lines, storeDate(context))
  const items = view.lines.map((line, index) =>
    itemShape(context, view, { line, index, error: errors[index] }),
  )
  const offered = view.lines.length === 0 ? [] : offeredPaymentMethods(view.totals.grandTotalCents, context)
  // A method chosen before credit or gift cards paid everything is no longer available.
  const selected = offered.find(({ code }) => code === view.row.payment_code)
  return {
    id: view.row.masked_id,
    email: view.row.email,
    comment: view.row.comment,
    is_virtual: view.isVirtual,
    total_quantity: view.lines.reduce((sum, line) => sum + line.quantity, 0),
    applied_coupons: view.coupon ? [{ code: view.coupon.code }] : null,
    unused_coupon: view.unusedCoupon ? unusedCouponShape(view.unusedCoupon) : null,
    applied_gift_cards: view.giftCards.map((card, index) =>
      appliedCardShape(context, card, view.totals.giftCards[index] ?? 0),
    ),
    applied_store_credit: appliedCreditShape(context, view),
    loyalty_credit: view.row.customer_id === null ? null : moneyIn(context.currency)(view.loyaltyCents),
    items,
    itemsV2: ({ currentPage, pageSize }: { currentPage: number; pageSize: number }) =>
      pageOf(items, { currentPage, pageSize }),
    prices: pricesShape(context, view),
    shipping_addresses: view.shippingAddress ? [shippingAddressShape(context, view, items)] : [],
    billing_address: view.billingAddress
      ? cartAddressShape(context, view.billingAddress, 'BillingCartAddress')
      : null,
    available_payment_methods: offered.map(({ code, title }) => ({
      code,
      title: title[context.language],
      is_deferred: false,
      days_to_pay: daysToPay(context, code),
    })),
    selected_payment_method: {
      code: selected?.code ?? '',
      title: selected?.title[context.language] ?? '',
      purchase_order_number: view.row.purchase_order_number,
    },
  }
}

function unusedCouponShape({ code, reason, missingCents }: UnusedCoupon) {
  return { code, reason, amount_missing: missingCents > 0 ? toDollars(missingCents) : null }
}

function pageOf<Item>(
  items: readonly Item[],
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
) {
  return {
    items: items.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    total_count: items.length,
    page_info: {
      current_page: currentPage,
      page_size: pageSize,
      total_pages: Math.ceil(items.length / pageSize),
    },
  }
}

function pricesShape({ currency, language }: SalesContext, { totals }: CartView) {
  const money = moneyIn(currency)
  const discounts = discountShapes(totals.applied, { money, language })
  return {
    grand_total: money(totals.grandTotalCents),
    grand_total_excluding_tax: money(
      totals.grandTotalCents + totals.giftCardCents + totals.storeCreditCents - totals.taxCents,
    ),
    subtotal_excluding_tax: money(totals.subtotalCents),
    subtotal_including_tax: money(
      totals.subtotalCents + totals.rows.reduce((sum, row) => sum + row.fullTaxCents, 0),
    ),
    subtotal_with_discount_excluding_tax: money(totals.subtotalCents - totals.discountCents),
    applied_taxes: totals.taxes.map((tax) => ({ label: tax.rate.label[language], amount: money(tax.cents) })),
    discounts,
    discount: discounts && {
      label: discounts.map(({ label }) => label),
      amount: money(-totals.discountCents),
    },
  }
}

/** What each rule took off, of the whole cart or of one row; null when none did. */
function discountShapes(
  applied: readonly AppliedRule[],
  { money, language }: { money: ToMoney; language: Language },
  row?: number,
) {
  const shapes = applied.flatMap(({ rule, rows, cents }) => {
    const taken = row === undefined ? cents : (rows[row] ?? 0)
    const coupon = rule.code === undefined ? null : { code: rule.code }
    return taken > 0
      ? [{ label: rule.label[language], amount: money(taken), applied_to: 'ITEM', coupon }]
      : []
  })
  return shapes.length > 0 ? shapes : null
}

/** Whether each line can still be had, those before it first, on its day. */
function lineErrors(lines: readonly CartLine[], today: string) {
  return lines.map(
    (line, index) =>
      quantityError(line, line.quantity, piecesTaken(lines.slice(0, index))) ?? pastDayError(line, today),
  )
}

function itemShape(
  context: SalesContext,
  view: CartView,
  { line, index, error }: { line: CartLine; index: number; error: CartUserError | undefined },
) {
  const { currency, language, loadProduct } = context
  const type = typeOf(line)
  const row = view.totals.rows[index]
  return {
    __typename: type.cartItem,
    uid: encodeUid(line.id),
    id: String(line.id),
    quantity: line.quantity,
    errors: error ? [{ code: 'ITEM_QTY', message: error.message }] : null,
    is_available: error === undefined,
    not_available_message: error?.message ?? null,
    product: () => loadProduct(line.product.id),
    prices: row ? itemPrices({ money: moneyIn(currency), language }, view, { line, index, row }) : null,
    customizable_options: optionShapes(line, context),
    ...type.fields(line, context),
  }
}

function itemPrices(
  { money, language }: { money: ToMoney; language: Language },
  view: CartView,
  { line, index, row }: { line: CartLine; index: number; row: TotalsRow },
) {
  const { regular, final } = linePrice(line)
  const unitTax = Math.round(row.fullTaxCents / line.quantity)
  return {
    price: money(final),
    price_when_chosen: line.chosenCents === null ? null : money(line.chosenCents),
    price_including_tax: money(final + unitTax),
    row_total: money(row.rowCents),
    row_total_including_tax: money(row.rowCents + row.fullTaxCents),
    total_item_discount: money(row.discountCents),
    original_item_price: money(regular),
    original_row_total: money(regular * line.quantity),
    catalog_discount: catalogDiscount(regular, final),
    row_catalog_discount: catalogDiscount(regular * line.quantity, final * line.quantity),
    discounts: discountShapes(view.totals.applied, { money, language }, index),
  }
}

function catalogDiscount(regular: number, final: number) {
  return {
    amount_off: (regular - final) / 100,
    percent_off: regular === 0 ? 0 : Math.round(((regular - final) / regular) * 10_000) / 100,
  }
}

function shippingAddressShape(context: SalesContext, view: CartView, items: unknown[]) {
  const { quote, shippingAddress } = view
  if (!shippingAddress) throw new Error('A cart without a shipping address has no shape of it')
  const money = moneyIn(context.currency)
  const address: AddressShape = cartAddressShape(context, shippingAddress, 'ShippingCartAddress')
  return {
    ...address,
    cart_items_v2: items,
    customer_notes: null,
    pickup_location_code: quote?.pickupCode ?? null,
    same_as_billing:
      view.row.billing_address !== null && view.row.billing_address === view.row.shipping_address,
    available_shipping_methods: view.quotes.map((each) => quoteShape(context, each)),
    selected_shipping_method: quote
      ? {
          carrier_code: quote.carrierCode,
          carrier_title: quote.carrierTitle[context.language],
          method_code: quote.methodCode,
          method_title: quote.methodTitle[context.language],
          amount: money(quote.cents),
          price_excl_tax: money(quote.cents),
          price_incl_tax: money(
            quote.cents + view.totals.taxes.reduce((sum, tax) => sum + tax.shippingCents, 0),
          ),
        }
      : null,
  }
}
