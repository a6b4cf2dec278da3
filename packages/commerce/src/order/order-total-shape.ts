// The amounts of an order as GraphQL answers them, with Magento's field names.
import { type ToMoney, moneyIn } from '../cart/money-shape.ts'
import type { SalesContext } from '../cart/sales-context.ts'
import type { Cents } from '../platform/money.ts'
import type { DiscountDoc, OrderDoc } from './order-doc.ts'

export function discountShapes(discounts: readonly DiscountDoc[], money: ToMoney, language: 'en' | 'fr') {
  return discounts.map(({ label, couponCode, cents }) => ({
    label: label[language],
    amount: money(cents),
    applied_to: 'ITEM',
    coupon: couponCode === null ? null : { code: couponCode },
  }))
}

export function totalShape({ language }: SalesContext, doc: OrderDoc) {
  const money = moneyIn(doc.currency)
  return {
    subtotal: money(doc.subtotalCents),
    subtotal_excl_tax: money(doc.subtotalCents),
    subtotal_incl_tax: money(doc.subtotalCents + doc.items.reduce((sum, item) => sum + item.fullTaxCents, 0)),
    total_shipping: money(doc.shippingCents),
    shipping_handling: {
      total_amount: money(doc.shippingCents),
      amount_excluding_tax: money(doc.shippingCents),
      amount_including_tax: money(doc.shippingCents + doc.shippingTaxCents),
      taxes: [],
      discounts: [],
    },
    total_tax: money(doc.taxCents),
    taxes: doc.taxes.map((tax) => ({ title: tax.title[language], rate: tax.rate, amount: money(tax.cents) })),
    discounts: discountShapes(doc.discounts, money, language),
    total_giftcard: money(doc.giftCards.reduce((sum, { cents }) => sum + cents, 0)),
    total_store_credit: money(doc.storeCreditCents),
    grand_total: money(doc.grandTotalCents),
    base_grand_total: money(doc.grandTotalCents),
  }
}

/** A refund is an amount of money: no record says which items it is for. */
export function refundTotal(doc: OrderDoc, cents: Cents) {
  const money = moneyIn(doc.currency)
  return {
    subtotal: money(cents),
    grand_total: money(cents),
    base_grand_total: money(cents),
    total_shipping: money(0),
    total_tax: money(0),
    taxes: [],
    discounts: [],
  }
}
