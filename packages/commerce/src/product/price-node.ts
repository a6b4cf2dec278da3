// Prices of a product as GraphQL sees them.
import type { PricePair, ProductDoc } from './product-doc.ts'
import type { Context } from '../context.ts'
import { toDollars } from '../platform/money.ts'
import type { Cents } from '../platform/money.ts'

export interface MoneyNode {
  value: number
  currency: string
}

export function moneyNode(cents: Cents, { view }: Context): MoneyNode {
  return { value: toDollars(cents), currency: view.currency }
}

export function priceFields(doc: ProductDoc, context: Context) {
  const isReduced = doc.price.final < doc.price.regular
  return {
    price_range: {
      minimum_price: productPriceNode(doc.lowest, context),
      maximum_price: productPriceNode(doc.highest, context),
    },
    price_tiers: tierNodes(doc, context),
    special_price: isReduced ? toDollars(doc.price.final) : null,
  }
}

/** Prices by quantity, without those a special price already beats. */
function tierNodes({ price, tierPrices }: ProductDoc, context: Context) {
  return tierPrices
    .filter((tier) => tier.price < price.final)
    .map((tier) => ({
      quantity: tier.quantity,
      final_price: moneyNode(tier.price, context),
      discount: discountNode({ regular: price.regular, final: tier.price }),
    }))
}

function productPriceNode(pair: PricePair, context: Context) {
  return {
    regular_price: moneyNode(pair.regular, context),
    final_price: moneyNode(pair.final, context),
    discount: discountNode(pair),
  }
}

function discountNode({ regular, final }: PricePair) {
  const off = regular - final
  return {
    amount_off: toDollars(off),
    percent_off: regular > 0 ? Math.round((off / regular) * 10_000) / 100 : 0,
  }
}
