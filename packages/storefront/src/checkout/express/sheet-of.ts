// What a wallet's sheet shows of a quote. Its lines add up to what is charged.
import type { CartPricesFragment } from '@loftwood/graphql-types'
import type { Translate } from '../../platform/i18n/translator.ts'
import type { Sheet } from './stripe/express-element.ts'
import { toCents } from '../payment/stripe/cents.ts'
import { deliveryId, type Quote } from './wallet-purchase.ts'

/** The sheet before the shopper has chosen an address. Wallets require a delivery, so it has a placeholder. */
export function openingSheet(cents: number, isShipped: boolean, t: Translate): Sheet {
  const lineItems = [{ name: t('express.goods'), amount: cents }]
  if (!isShipped) return { cents, lineItems }
  return { cents, lineItems, shippingRates: [{ id: 'none', displayName: t('express.choose'), amount: 0 }] }
}

/** The line of the goods is what discounts and gift cards leave to pay. */
export function sheetOf({ deliveries, delivery, prices }: Quote, t: Translate): Sheet {
  const cents = toCents(prices?.grand_total)
  const shipping = toCents(delivery?.amount)
  const taxes = taxLines(prices, t)
  const goods = cents - shipping - taxes.reduce((sum, { amount }) => sum + amount, 0)
  const parts = [
    { name: t('express.goods'), amount: goods },
    ...taxes,
    ...(delivery ? [{ name: t('cart.shipping'), amount: shipping }] : []),
  ]
  // The chosen delivery comes first: a wallet takes the first one.
  const ordered = delivery ? [delivery, ...deliveries.filter((each) => each !== delivery)] : []
  return {
    cents,
    lineItems: goods < 0 ? [{ name: t('express.goods'), amount: cents }] : parts,
    shippingRates: ordered.map((each) => ({
      id: deliveryId(each),
      displayName: each.method_title ?? each.carrier_title,
      amount: toCents(each.amount),
    })),
  }
}

const taxLines = (prices: CartPricesFragment | null, t: Translate) =>
  (prices?.applied_taxes ?? []).flatMap((tax) =>
    tax ? [{ name: tax.label ?? t('express.goods'), amount: toCents(tax.amount) }] : [],
  )
