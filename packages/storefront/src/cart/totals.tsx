// The sum of a cart in words: subtotal, discounts, shipping, taxes by their own labels, total.
import { SummaryList, type SummaryRow } from '@loftwood/ui/summary-list'
import type { AvailableShippingMethodFragment, CartFragment } from '@loftwood/graphql-types'
import type { Translate } from '../platform/i18n/translator.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import type { Estimate } from './cart-page-api.ts'
import { EarnedCredit } from './earned-credit.tsx'
import { cartTotals, type TotalLine } from './cart-totals.ts'

export interface TotalsProps {
  cart: CartFragment
  /** Of delivery and taxes, while the cart has no address. */
  estimate?: Estimate | undefined
  /** The amounts are being recomputed. */
  loading?: boolean
  /** Where a delivery method is chosen. */
  inCheckout?: boolean
  /** The method chosen there, which the cart may not have yet. */
  delivery?: DeliveryMethod | undefined
}

/** Amounts that need an address are marked as such. */
export function Totals({ cart, estimate, loading = false, inCheckout = false, delivery }: TotalsProps) {
  const t = useT()
  const toRow = useTotalRow()
  const estimated = estimate && withEstimate(cart, estimate)
  const unsaved = cart.shipping_addresses[0]?.selected_shipping_method ? undefined : delivery
  const lines = cartTotals(estimated ?? withDelivery(cart, unsaved))
  const total = lines.find((line) => line.kind === 'grand-total')
  const later: SummaryRow = {
    label: t('cart.shipping'),
    value: t(inCheckout ? 'checkout.chooseDelivery' : 'cart.atCheckout'),
  }
  const isKnown = cart.is_virtual || lines.some((line) => DELIVERING.has(line.kind))
  const of = (...kinds: TotalLine['kind'][]) => lines.filter((line) => kinds.includes(line.kind)).map(toRow)
  const rows = [
    ...of('subtotal', 'discount', 'shipping', 'pickup'),
    ...(isKnown ? [] : [later]),
    ...of('tax', 'gift-card', 'store-credit'),
  ]
  // Taxes follow an address, which a cart may have before its delivery is chosen.
  const isTaxed = lines.some((line) => line.kind === 'tax')
  const isBeforeTax = !isTaxed && !estimated && isTaxedLater(cart)
  // The taxes of a price are known once it is saved.
  const isBeforeDelivery = !isKnown || (inCheckout && Boolean(unsaved?.amount.value))
  const name = estimated ? 'cart.estimateTotal' : totalName(isBeforeTax, isBeforeDelivery)
  const named = total && { ...toRow(total), label: t(name) }
  return (
    <>
      <SummaryList rows={rows} {...(named ? { total: named } : {})} loading={loading} />
      <EarnedCredit amount={cart.loyalty_credit} />
    </>
  )
}

/** Taxes follow an address; gift cards have none. */
const isTaxedLater = ({ items, shipping_addresses: [address], billing_address: bill }: CartFragment) =>
  !address && !bill && items?.some((item) => item?.__typename !== 'GiftCardCartItem') === true

function totalName(isBeforeTax: boolean, isBeforeDelivery: boolean) {
  if (isBeforeTax) return isBeforeDelivery ? 'cart.totalBefore' : 'cart.totalBeforeTax'
  return isBeforeDelivery ? 'checkout.totalBeforeDelivery' : 'cart.total'
}

type DeliveryMethod = Pick<AvailableShippingMethodFragment, 'carrier_code' | 'method_title' | 'amount'>

const withDelivery = (cart: CartFragment, method: DeliveryMethod | undefined) =>
  method ? { ...cart, shipping_addresses: [{ selected_shipping_method: method }] } : cart

/** Undefined where the shop does not deliver. */
function withEstimate(cart: CartFragment, { chosen, prices }: Estimate) {
  if (!chosen || !prices) return undefined
  return { ...cart, prices, shipping_addresses: [{ selected_shipping_method: chosen }] }
}

/** How a line of a sum is written. */
export function useTotalRow(): (line: TotalLine) => SummaryRow {
  const t = useT()
  const format = useFormat()
  return ({ kind, label, amount }) => {
    const isFree = DELIVERING.has(kind) && amount.value === 0
    const name = t(LABELS[kind])
    return {
      label: fullLabel({ kind, label, name }, t),
      value: isFree ? t('cart.free') : format.money(amount),
      reduced: REDUCING.has(kind),
    }
  }
}

interface Labelled extends Pick<TotalLine, 'kind' | 'label'> {
  /** What the shop calls a line of this kind. */
  name: string
}

/** The name, and the back end's own words where they say more: "Shipping: Shipping to the room" would say its name twice. */
function fullLabel({ kind, label, name }: Labelled, t: Translate): string {
  if (!label || (kind === 'discount' && isOnlyName(label, name))) return name
  const isNamed = kind === 'tax' || (DELIVERING.has(kind) && isSameStart(label, name))
  return isNamed ? label : t('common.labelled', { label: name, text: label })
}

const plainWords = (text: string) => text.toLowerCase().replaceAll('-', ' ')
const isSameStart = (label: string, name: string) => plainWords(label).startsWith(plainWords(name))

/** A Magento calls a discount without a label so, in English where its own translation is not installed. */
const UNLABELLED = 'Discount'
const isOnlyName = (label: string, name: string) =>
  [name, UNLABELLED].some((each) => each.toLowerCase() === label.trim().toLowerCase())

const DELIVERING: ReadonlySet<TotalLine['kind']> = new Set(['shipping', 'pickup'])
const REDUCING: ReadonlySet<TotalLine['kind']> = new Set(['discount', 'gift-card', 'store-credit'])

const LABELS = {
  subtotal: 'cart.subtotal',
  discount: 'cart.discount',
  shipping: 'cart.shipping',
  pickup: 'order.pickup',
  tax: 'cart.tax',
  'gift-card': 'cart.giftCard',
  'store-credit': 'cart.storeCredit',
  'grand-total': 'cart.total',
} as const
