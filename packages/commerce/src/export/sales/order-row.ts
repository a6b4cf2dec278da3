// One row of orders.csv, with the names of Magento's columns where it has such.
import { ADDRESS_CODES, perAddressCode } from '@loftwood/graphql-types/address-attributes'
import type { StoredAddress } from '../../customer/addresses/stored-address.ts'
import type { OrderDoc } from '../../order/order-doc.ts'
import type { StoredOrder } from '../../order/order-rows.ts'
import { dollars, pairListCell } from '../cells.ts'
import type { Row } from '../csv-file.ts'

const addressColumns = [
  'firstname',
  'lastname',
  'street',
  'city',
  'region',
  'region_code',
  'postcode',
  'country_id',
  'telephone',
  ...ADDRESS_CODES,
] as const

export const ORDER_COLUMNS = [
  'increment_id',
  'status',
  'created_at',
  'updated_at',
  'store_view_code',
  'customer_email',
  'customer_account',
  'customer_lastname',
  'order_currency_code',
  'subtotal',
  'discount_amount',
  'coupon_code',
  'shipping_amount',
  'shipping_tax_amount',
  'tax_amount',
  'gift_cards_amount',
  'customer_balance_amount',
  'grand_total',
  'shipping_description',
  'pickup_location_code',
  'payment_method',
  'payment_title',
  'po_number',
  ...addressColumns.map((column) => `billing_${column}`),
  ...addressColumns.map((column) => `shipping_${column}`),
  'taxes',
  'discounts',
  'gift_cards',
  'snapshot',
] as const

/** What an order knows by the shop's own numbers. */
export interface OrderNames {
  /** Undefined for a product that is gone. */
  skuOf: (id: number) => string | undefined
  /** The e-mail of the customer's account now, which may be another one than the order's. */
  accountOf: (customerId: number) => string | undefined
}

export function orderRow(order: StoredOrder, { skuOf, accountOf }: OrderNames): Row {
  const { number, status, email, lastname, customerId, createdAt, changedAt, doc } = order
  return {
    increment_id: number,
    status,
    created_at: createdAt.toISOString(),
    updated_at: changedAt.toISOString(),
    store_view_code: doc.storeCode,
    customer_email: email,
    customer_account: customerId === null ? undefined : accountOf(customerId),
    customer_lastname: lastname,
    order_currency_code: doc.currency,
    ...totals(doc),
    shipping_description: [doc.carrierTitle?.en, doc.methodTitle?.en].filter(Boolean).join(' - '),
    pickup_location_code: doc.pickupCode,
    payment_method: doc.paymentCode,
    payment_title: doc.paymentTitle.en,
    po_number: doc.purchaseOrderNumber,
    ...addressCells('billing', doc.billingAddress),
    ...addressCells('shipping', doc.shippingAddress),
    snapshot: snapshotOf(doc, skuOf),
  }
}

function totals(doc: OrderDoc): Row {
  const { taxes, discounts, giftCards } = doc
  return {
    subtotal: dollars(doc.subtotalCents),
    discount_amount: dollars(-doc.discountCents),
    coupon_code: doc.couponCode,
    shipping_amount: dollars(doc.shippingCents),
    shipping_tax_amount: dollars(doc.shippingTaxCents),
    tax_amount: dollars(doc.taxCents),
    gift_cards_amount: dollars(giftCards.reduce((sum, { cents }) => sum + cents, 0)),
    customer_balance_amount: dollars(doc.storeCreditCents),
    grand_total: dollars(doc.grandTotalCents),
    taxes: pairListCell(
      taxes.map(({ title, rate, cents }) => ({ title: title.en, percent: rate, amount: dollars(cents) })),
    ),
    discounts: pairListCell(
      discounts.map(({ label, couponCode, cents }) => ({
        label: label.en,
        code: couponCode,
        amount: dollars(cents),
      })),
    ),
    gift_cards: pairListCell(giftCards.map(({ last4, cents }) => ({ last4, amount: dollars(cents) }))),
  }
}

function addressCells(kind: 'billing' | 'shipping', address: StoredAddress | null): Row {
  if (!address) return {}
  const cells: Record<(typeof addressColumns)[number], string | null> = {
    firstname: address.firstname,
    lastname: address.lastname,
    street: address.street.join('\n'),
    city: address.city,
    region: address.regionNames.en,
    region_code: address.regionCode,
    postcode: address.postcode,
    country_id: address.countryCode,
    telephone: address.telephone,
    ...perAddressCode((_, code) => address[code] ?? null),
  }
  return Object.fromEntries(addressColumns.map((column) => [`${kind}_${column}`, cells[column]]))
}

/** SKUs in place of the numbers of products, which another shop gives out anew. */
function snapshotOf({ items, ...doc }: OrderDoc, skuOf: OrderNames['skuOf']): string {
  return JSON.stringify({
    ...doc,
    items: items.map(({ productId, soldId, ...item }) => ({
      ...item,
      productSku: skuOf(productId) ?? null,
      soldSku: skuOf(soldId) ?? null,
    })),
  })
}
