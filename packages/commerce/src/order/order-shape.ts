// An order as GraphQL answers it, with Magento's field names, in the language of the request.
import { addressTexts } from '@loftwood/graphql-types/address-attributes'
import { pickupPlace } from '../cart/delivery/pickup-place.ts'
import { encodeUid } from '../platform/uid.ts'
import { shownCode } from '../cart/gift-cards/gift-card-code.ts'
import { discountShapes, totalShape } from './order-total-shape.ts'
import { historyShape } from './order-history-shape.ts'
import { STATUS, isCancelable, itemStatus, quantityOn, statusName } from './order-progress.ts'
import { downloadLinkUid } from '../product/option-uids.ts'
import type { PaidCard } from '../cart/payment-provider.ts'
import { type ToMoney, moneyIn } from '../cart/money-shape.ts'
import type { GiftCardPick } from '../cart/product-types/choice.ts'
import { typeOf } from '../cart/product-types/product-types.ts'
import { type SalesContext, wireTime } from '../cart/sales-context.ts'
import type { StoredAddress } from '../customer/addresses/stored-address.ts'
import { duePayment } from './due-payment.ts'
import type { OrderDoc, OrderItemDoc } from './order-doc.ts'
import type { StoredOrder } from './order-rows.ts'
import { orderWriting } from './order-mail-parts.ts'
import { orderToken } from './order-token.ts'
import { isUnpaid, paymentInstructions } from './payment-instructions.ts'

export function orderShape(context: SalesContext, order: StoredOrder) {
  const { doc } = order
  const { language } = context
  const items = doc.items.map((item, index) => itemShape(context, order, { item, index }))
  return {
    id: encodeUid(order.id),
    number: order.number,
    token: orderToken(order),
    status: statusName(order.status, language),
    email: order.email,
    order_date: wireTime(order.createdAt),
    order_status_change_date: wireTime(order.changedAt),
    is_virtual: doc.isVirtual,
    carrier: doc.carrierTitle?.[language] ?? null,
    pickup_location: pickupPlace(doc.pickupCode, context),
    shipping_method:
      doc.carrierTitle && doc.methodTitle
        ? `${doc.carrierTitle[language]} - ${doc.methodTitle[language]}`
        : null,
    items,
    total: totalShape(context, doc),
    applied_coupons: doc.couponCode ? [{ code: doc.couponCode }] : [],
    applied_gift_cards: doc.giftCards.map(({ last4, cents }) => ({
      code: shownCode(last4),
      applied_balance: moneyIn(doc.currency)(cents),
    })),
    loyalty_credit: earnsCredit(order) ? moneyIn(doc.currency)(doc.loyaltyCents) : null,
    available_actions: isCancelable(order) ? ['REORDER', 'CANCEL'] : ['REORDER'],
    customer_info: { firstname: doc.billingAddress.firstname, lastname: doc.billingAddress.lastname },
    shipping_address: doc.shippingAddress ? addressShape(doc.shippingAddress, language) : null,
    billing_address: addressShape(doc.billingAddress, language),
    payment_methods: [paymentShape(doc, language)],
    online_payment: duePayment(context, order),
    payment_instructions: isUnpaid(order) ? instructionsIn(context, order) : [],
    is_mail_waiting: order.history.isMailWaiting,
    delivery_days_min: doc.deliveryDays?.min ?? null,
    delivery_days_max: doc.deliveryDays?.max ?? null,
    is_delivered_by_appointment: doc.isByAppointment,
    ...historyShape(context, order, items),
  }
}

/** A guest has no account to hold it, and an order that was canceled or paid back is never complete. */
function earnsCredit({ customerId, status }: StoredOrder): boolean {
  return customerId !== null && status !== STATUS.canceled && status !== STATUS.closed
}

/** In the language of the request. */
function instructionsIn({ rules, storeCode }: SalesContext, order: StoredOrder): string[] {
  return paymentInstructions(orderWriting({ ...order.doc, storeCode }, rules.store), order, rules.store)
}

function paymentShape(doc: OrderDoc, language: 'en' | 'fr') {
  return {
    name: doc.paymentTitle[language],
    type: doc.paymentCode,
    additional_data: [
      ...(doc.purchaseOrderNumber ? [{ name: 'Purchase Order Number', value: doc.purchaseOrderNumber }] : []),
      ...(doc.card ? cardData(doc.card) : []),
    ],
  }
}

/** By the names that Magento's Braintree module stores of a card. */
const cardData = ({ brand, last4 }: PaidCard) => [
  ...(brand === null ? [] : [{ name: 'cc_type', value: brand }]),
  { name: 'cc_number', value: `xxxx-${last4}` },
]

function itemShape(
  { language, loadProduct, urlKeyOf }: SalesContext,
  order: StoredOrder,
  { item, index }: { item: OrderItemDoc; index: number },
) {
  const { doc } = order
  const money = moneyIn(doc.currency)
  const unitTax = Math.round(item.fullTaxCents / item.quantity)
  const discounts = discountShapes(item.discounts, money, language)
  const regularRow = item.regularCents * item.quantity
  return {
    __typename: orderItemType(item),
    id: encodeUid(`${order.id}/${index + 1}`),
    product: () => loadProduct(item.productId),
    configured_variant: () => (item.parentSku === null ? null : loadProduct(item.soldId)),
    product_name: item.name[language],
    product_sku: item.sku,
    parent_sku: item.parentSku,
    product_type: item.type,
    // What is gone has the one it had.
    product_url_key: async () => (await urlKeyOf(item.productId)) ?? item.urlKey,
    product_sale_price: money(item.unitCents),
    status: statusName(itemStatus(order, item, index), language),
    quantity_ordered: item.quantity,
    quantity_canceled: order.status === STATUS.canceled ? item.quantity : 0,
    quantity_invoiced: quantityOn(order, 'invoice', index),
    quantity_refunded: order.status === STATUS.closed ? item.quantity : 0,
    quantity_returned: 0,
    quantity_shipped: quantityOn(order, 'shipment', index),
    selected_options: item.options[language],
    entered_options: item.entered[language],
    ...bundleFields(item, { money, language }),
    ...linkFields(item, language),
    gift_card: item.choice.giftCard ? giftCardShape(item.choice.giftCard) : null,
    discounts,
    prices: {
      price: money(item.unitCents),
      price_including_tax: money(item.unitCents + unitTax),
      row_total: money(item.rowCents),
      row_total_including_tax: money(item.rowCents + item.fullTaxCents),
      original_price: money(item.regularCents),
      original_price_including_tax: money(item.regularCents + unitTax),
      original_row_total: money(regularRow),
      original_row_total_including_tax: money(regularRow + item.fullTaxCents),
      total_item_discount: money(item.discountCents),
      discounts,
    },
  }
}

function orderItemType({ type }: OrderItemDoc): string {
  return typeOf({ product: { type } }).orderItem
}

function bundleFields(
  { bundle }: OrderItemDoc,
  { money, language }: { money: ToMoney; language: 'en' | 'fr' },
) {
  return {
    bundle_options: bundle.map(({ uid, label, values }) => ({
      uid,
      label: label[language],
      values: values.map((value) => ({
        uid: value.uid,
        product_name: value.name[language],
        product_sku: value.sku,
        quantity: value.quantity,
        price: money(value.cents),
      })),
    })),
  }
}

function linkFields({ links }: OrderItemDoc, language: 'en' | 'fr') {
  return {
    downloadable_links: links.map(({ id, title }, index) => ({
      uid: downloadLinkUid(id),
      title: title[language],
      sort_order: index + 1,
    })),
  }
}

function giftCardShape({ senderName, senderEmail, recipientName, recipientEmail, message }: GiftCardPick) {
  return {
    sender_name: senderName,
    sender_email: senderEmail || null,
    recipient_name: recipientName,
    recipient_email: recipientEmail || null,
    message: message || null,
  }
}

function addressShape(address: StoredAddress, language: 'en' | 'fr') {
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    ...addressTexts(address),
    street: address.street,
    city: address.city,
    region: address.regionNames[language],
    region_id: String(address.regionId),
    postcode: address.postcode,
    country_code: address.countryCode,
    telephone: address.telephone,
  }
}
