// An order as it was placed: a snapshot that no later change of the catalog, tax or label touches.
import type { LeadDays } from '@loftwood/graphql-types/arrival-range'
import type { PaidCard } from '../cart/payment-provider.ts'
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import type { CartRuleData } from '@loftwood/demo-store/rules-schema'
import type { Cents } from '../platform/money.ts'
import type { CartLine } from '../cart/cart-lines.ts'
import type { CartView } from '../cart/cart-view.ts'
import type { SalesContext } from '../cart/sales-context.ts'
import type { TotalsRow } from '../cart/totals.ts'
import { paymentMethod } from '../cart/payment-methods.ts'
import type { StoredAddress } from '../customer/addresses/stored-address.ts'
import { type BundleOptionDoc, bundleDocs } from '../cart/product-types/bundle.ts'
import type { CartChoice } from '../cart/product-types/choice.ts'
import { enteredTexts, optionSkus, selectedTexts } from '../cart/product-types/custom-options.ts'
import { chosenLinks } from '../cart/product-types/downloadable.ts'
import { linePrice } from '../cart/product-types/line-price.ts'
import type { Names, OptionText } from '../cart/product-types/product-type.ts'
import { typeOf } from '../cart/product-types/product-types.ts'
import { leadDays, leavingTimes } from './leaving-times.ts'
import { payByDay } from '../cart/pay-by-day.ts'

type OptionTexts = { label: string; value: string }[]
type LocalizedTexts = { en: OptionTexts; fr: OptionTexts }

export interface OrderItemDoc {
  /** The product that is shown. */
  productId: number
  sku: string
  parentSku: string | null
  type: string
  urlKey: string
  name: LocalizedText
  /** What was chosen, and what was typed, as text. */
  options: LocalizedTexts
  entered: LocalizedTexts
  /** What was chosen, to order it again and to fulfil it. */
  soldId: number
  choice: CartChoice
  isVirtual: boolean
  /** What one of it took from stock. */
  pieces: { sku: string; quantity: number }[]
  bundle: BundleOptionDoc[]
  links: OrderLinkDoc[]
  /** Of a gift card: its lifetime; null when it does not expire. */
  giftCardLifetimeDays: number | null
  /** When it leaves, or is packed for a pick-up; null for what nobody carries, and for what is in stock and waits for other items. */
  leaves: LocalizedText | null
  quantity: number
  unitCents: Cents
  regularCents: Cents
  rowCents: Cents
  discountCents: Cents
  /** What each rule took off this item. */
  discounts: DiscountDoc[]
  fullTaxCents: Cents
}

export interface DiscountDoc {
  label: LocalizedText
  couponCode: string | null
  cents: Cents
}

/** A purchased download. */
export interface OrderLinkDoc {
  id: number
  title: LocalizedText
  file: string
  maxDownloads: number | null
}

/**
 * After the first release, raise it with a migration of the stored documents (`db/migrations.ts`) whenever the shape changes;
 * a test compares migrated documents with the shape here.
 */
const VERSION = 6

export interface OrderDoc {
  version: typeof VERSION
  /** Secret token that gives read access to the order. */
  token: string
  storeCode: string
  currency: string
  isVirtual: boolean
  items: OrderItemDoc[]
  subtotalCents: Cents
  discountCents: Cents
  /** What each rule took off the cart. */
  discounts: DiscountDoc[]
  couponCode: string | null
  giftCards: { last4: string; cents: Cents }[]
  /** What the customer's credit paid. */
  storeCreditCents: Cents
  /** What the customer is granted when the order is complete. */
  loyaltyCents: Cents
  shippingCents: Cents
  shippingTaxCents: Cents
  taxes: { title: LocalizedText; rate: number; cents: Cents }[]
  taxCents: Cents
  grandTotalCents: Cents
  shippingAddress: StoredAddress | null
  billingAddress: StoredAddress
  carrierTitle: LocalizedText | null
  methodTitle: LocalizedText | null
  deliveryDays: { min: number; max: number } | null
  /** Until the whole leaves; null where the catalog does not say. */
  leadDays: LeadDays | null
  /** The customer is called before the delivery. */
  isByAppointment: boolean
  /** The showroom where it is picked up; null for a delivery. */
  pickupCode: string | null
  paymentCode: string
  paymentTitle: LocalizedText
  purchaseOrderNumber: string | null
  /** The card that paid, once one has. */
  card?: PaidCard
  /** The last day on which its money is in time, `YYYY-MM-DD`; null where no day ends the wait. */
  payBy: string | null
}

interface Extra {
  token: string
  /** Of products and parts. */
  names: Names
  /** When products leave. */
  timeFrames: Names
}

/** The snapshot of a complete cart. */
export function orderDoc(
  context: SalesContext,
  view: CartView,
  { token, names, timeFrames }: Extra,
): OrderDoc {
  const payment = paymentMethod(view.row.payment_code)
  const { billingAddress, quote, totals } = view
  if (!payment || !billingAddress) throw new Error('An incomplete cart cannot become an order')
  const pickupCode = quote?.pickupCode ?? null
  const { attributes } = context
  const leaves = leavingTimes(view.lines, { timeFrames, attributes, isPickedUp: pickupCode !== null })
  return {
    version: VERSION,
    token,
    storeCode: context.storeCode,
    currency: context.currency,
    isVirtual: view.isVirtual,
    items: view.lines.map((line, index) =>
      orderItem(context, line, {
        row: totals.rows[index],
        discounts: totals.applied.flatMap(({ rule, rows }) => {
          const cents = rows[index] ?? 0
          return cents > 0 ? [discountDoc(rule, cents)] : []
        }),
        names,
        leaves: leaves[index] ?? null,
      }),
    ),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    discounts: totals.applied.map(({ rule, cents }) => discountDoc(rule, cents)),
    couponCode: view.coupon?.code ?? null,
    giftCards: view.giftCards.flatMap(({ last4 }, index) => {
      const cents = totals.giftCards[index] ?? 0
      return cents > 0 ? [{ last4, cents }] : []
    }),
    storeCreditCents: totals.storeCreditCents,
    loyaltyCents: view.loyaltyCents,
    shippingCents: totals.shippingCents,
    shippingTaxCents: totals.taxes.reduce((sum, tax) => sum + tax.shippingCents, 0),
    taxes: totals.taxes.map((tax) => ({ title: tax.rate.label, rate: tax.rate.rate, cents: tax.cents })),
    taxCents: totals.taxCents,
    grandTotalCents: totals.grandTotalCents,
    shippingAddress: view.shippingAddress ?? null,
    billingAddress,
    carrierTitle: quote?.carrierTitle ?? null,
    methodTitle: quote?.methodTitle ?? null,
    deliveryDays: quote?.deliveryDays ?? null,
    leadDays: leadDays(view.lines, attributes),
    isByAppointment: quote?.isByAppointment === true,
    pickupCode,
    paymentCode: payment.code,
    paymentTitle: payment.title,
    purchaseOrderNumber: view.row.purchase_order_number,
    payBy: payByDay(context, payment.code),
  }
}

interface ItemFacts {
  row: TotalsRow | undefined
  discounts: DiscountDoc[]
  names: Names
  leaves: LocalizedText | null
}

function orderItem(
  context: SalesContext,
  line: CartLine,
  { row, discounts, names, leaves }: ItemFacts,
): OrderItemDoc {
  const type = typeOf(line)
  const { product, sold, choice, quantity } = line
  const { regular, final } = linePrice(line)
  return {
    productId: product.id,
    sku: [sold.sku, ...optionSkus(line)].join('-'),
    parentSku: product.id === sold.id ? null : product.sku,
    type: product.type,
    urlKey: product.urlKey,
    name: names.get(product.id) ?? { en: product.text.name, fr: product.text.name },
    options: localized([...type.optionTexts(line, context, names), ...selectedTexts(line)]),
    entered: localized(enteredTexts(line)),
    soldId: sold.id,
    choice,
    isVirtual: type.isVirtual(line),
    pieces: type
      .pieces(line)
      .filter((piece) => Number.isFinite(piece.sold.stock))
      .map((piece) => ({ sku: piece.sold.sku, quantity: piece.quantity })),
    bundle: bundleDocs(line, names),
    links: chosenLinks(line).map(({ id, title, file, maxDownloads }) => ({ id, title, file, maxDownloads })),
    giftCardLifetimeDays: product.doc.giftCard?.lifetimeDays ?? null,
    leaves,
    quantity,
    unitCents: final,
    regularCents: regular,
    rowCents: row?.rowCents ?? 0,
    discountCents: row?.discountCents ?? 0,
    discounts,
    fullTaxCents: row?.fullTaxCents ?? 0,
  }
}

function discountDoc({ label, code }: CartRuleData, cents: Cents): DiscountDoc {
  return { label, couponCode: code ?? null, cents }
}

function localized(texts: readonly OptionText[]): LocalizedTexts {
  const inLanguage = (language: 'en' | 'fr') =>
    texts.map(({ label, value }) => ({ label: label[language], value: value[language] }))
  return { en: inLanguage('en'), fr: inLanguage('fr') }
}

/** @throws {Error} for a document of another version, which no migration let through */
export function parseOrderDoc(text: string): OrderDoc {
  const doc = JSON.parse(text) as Omit<OrderDoc, 'version'> & { version: number }
  if (doc.version !== VERSION) throw new Error(`A stored order has version ${doc.version}, not ${VERSION}`)
  return doc as OrderDoc
}
