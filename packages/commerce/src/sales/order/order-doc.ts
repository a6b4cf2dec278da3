// An order as it was placed: a snapshot that no later change of the catalogue, tax or label touches.
import type { LocalizedText } from '../../catalogue/catalogue-schema.ts'
import type { Cents } from '../../money.ts'
import { configuredOptions } from '../cart/cart-shape.ts'
import type { CartLine, CartView } from '../cart/cart-view.ts'
import type { SalesContext } from '../cart/sales-context.ts'
import type { TotalsRow } from '../cart/totals.ts'
import { paymentMethod } from '../checkout/payment-methods.ts'
import type { StoredAddress } from '../checkout/stored-address.ts'

type OptionTexts = { label: string; value: string }[]

export interface OrderItemDoc {
  productId: number
  sku: string
  parentSku: string | null
  type: string
  urlKey: string
  name: LocalizedText
  options: { en: OptionTexts; fr: OptionTexts }
  quantity: number
  unitCents: Cents
  regularCents: Cents
  rowCents: Cents
  discountCents: Cents
  fullTaxCents: Cents
}

export interface OrderDoc {
  /** Secret of the order: whoever has it may read the order. */
  token: string
  storeCode: string
  currency: string
  isVirtual: boolean
  items: OrderItemDoc[]
  subtotalCents: Cents
  discountCents: Cents
  discountLabel: LocalizedText | null
  couponCode: string | null
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
  paymentCode: string
  paymentTitle: LocalizedText
  purchaseOrderNumber: string | null
}

interface Extra {
  token: string
  /** Product names in both languages by id. */
  names: ReadonlyMap<number, LocalizedText>
}

/** The snapshot of a complete cart. */
export function orderDoc(context: SalesContext, view: CartView, { token, names }: Extra): OrderDoc {
  const payment = paymentMethod(view.row.payment_code)
  const { billingAddress, quote, totals } = view
  if (!payment || !billingAddress) throw new Error('An incomplete cart cannot become an order')
  return {
    token,
    storeCode: context.storeCode,
    currency: context.currency,
    isVirtual: view.isVirtual,
    items: view.lines.map((line, index) =>
      orderItem(context, line, { row: totals.rows[index], name: names.get(line.product.id) }),
    ),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    discountLabel: view.rule?.label ?? null,
    couponCode: view.rule?.code ?? null,
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
    paymentCode: payment.code,
    paymentTitle: payment.title,
    purchaseOrderNumber: view.row.purchase_order_number,
  }
}

interface ItemExtra {
  row: TotalsRow | undefined
  name: LocalizedText | undefined
}

function orderItem({ attributes }: SalesContext, line: CartLine, { row, name }: ItemExtra): OrderItemDoc {
  const isVariant = line.product.id !== line.sold.id
  const options = (language: 'en' | 'fr'): OptionTexts =>
    isVariant
      ? configuredOptions(line, attributes, language).map((option) => ({
          label: option.option_label,
          value: option.value_label,
        }))
      : []
  return {
    productId: line.product.id,
    sku: line.sold.sku,
    parentSku: isVariant ? line.product.sku : null,
    type: line.product.type,
    urlKey: line.product.urlKey,
    name: name ?? { en: line.product.text.name, fr: line.product.text.name },
    options: { en: options('en'), fr: options('fr') },
    quantity: line.quantity,
    unitCents: line.sold.doc.price.final,
    regularCents: line.sold.doc.price.regular,
    rowCents: row?.rowCents ?? 0,
    discountCents: row?.discountCents ?? 0,
    fullTaxCents: row?.fullTaxCents ?? 0,
  }
}
