// What the checkout writes to a cart: e-mail, addresses, shipping method, payment method.
import type {
  BillingAddressInput,
  CartAddressInput,
  PaymentMethodInput,
  ShippingAddressInput,
  ShippingMethodInput,
} from '@loftwood/graphql-types/schema-types'
import { isPlainName } from '@loftwood/graphql-types/plain-name'
import { unpaidCart, unpaidObstacle } from '../order/unpaid/unpaid-limits.ts'
import { userError, userErrorOf } from '../user-errors/user-error.ts'
import { cartLines } from '../cart/cart-lines.ts'
import { updateCart } from '../cart/cart-rows.ts'
import { activeCart, parseAddress, viewRow } from '../cart/cart-view.ts'
import type { SalesContext } from '../cart/sales-context.ts'
import { offeredPaymentMethods } from '../cart/payment-methods.ts'
import { isEmail } from '../customer/read-email.ts'
import { insertAddress, ownAddress } from '../customer/addresses/address-book.ts'
import { hasDownloads } from '../cart/product-types/downloadable.ts'
import { type StoredAddress, readAddress } from '../customer/addresses/stored-address.ts'

/** @throws INVALID_EMAIL */
export async function setGuestEmail(context: SalesContext, cartId: string, address: string): Promise<void> {
  const cart = await activeCart(context, cartId)
  if (cart.customer_id !== null) throw userError('EMAIL_OF_CUSTOMER_CART')
  const email = address.trim()
  if (!isEmail(email)) throw userError('INVALID_EMAIL')
  if (hasDownloads(await cartLines(context, cart.id))) throw userError('GUEST_NOT_ALLOWED')
  const updated_at = context.now().toISOString()
  await updateCart(context.db, cart.id, { email, updated_at })
  if (cart.coupon_code === null) return
  // Only now it is known how often this shopper used the coupon.
  const { isCouponUsedUp } = await viewRow(context, { ...cart, email })
  if (isCouponUsedUp) await updateCart(context.db, cart.id, { coupon_code: null, updated_at })
}

interface AddressChoice {
  address?: CartAddressInput | null
  customer_address_id?: number | null
}

/** The address that is given, or the one of the customer's book that is named. */
async function chosenAddress(context: SalesContext, choice: AddressChoice): Promise<StoredAddress> {
  const { countries } = context.rules
  if (choice.customer_address_id == null) {
    if (!choice.address) throw userError('ADDRESS_MISSING')
    const address = readAddress(choice.address, countries)
    if (choice.address.save_in_address_book && context.customerId !== undefined) {
      await insertAddress(context.db, context.customerId, address)
    }
    return address
  }
  if (context.customerId === undefined) throw userError('NOT_AUTHORIZED')
  return (await ownAddress(context.db, context.customerId, choice.customer_address_id)).address
}

/** A new address may invalidate the chosen shipping method: it stays selected only while it is offered. */
export async function setShippingAddress(
  context: SalesContext,
  cartId: string,
  inputs: readonly ShippingAddressInput[],
): Promise<void> {
  const cart = await activeCart(context, cartId)
  const view = await viewRow(context, cart)
  if (view.isVirtual) throw userError('VIRTUAL_CART_SHIPPING')
  if (inputs.length > 1) throw userError('ONE_SHIPPING_ADDRESS')
  const [input] = inputs
  if (!input?.address && input?.customer_address_id == null) throw userError('ADDRESS_MISSING')
  const shippingAddress = JSON.stringify(await chosenAddress(context, input))
  const time = context.now().toISOString()
  await updateCart(context.db, cart.id, { shipping_address: shippingAddress, updated_at: time })
  const { quote } = await viewRow(context, { ...cart, shipping_address: shippingAddress })
  if (!quote)
    await updateCart(context.db, cart.id, { carrier_code: null, method_code: null, updated_at: time })
}

/** @throws BILLING_MISSING, BILLING_AMBIGUOUS, NO_SHIPPING_ADDRESS and the errors of the address */
export async function setBillingAddress(
  context: SalesContext,
  cartId: string,
  input: BillingAddressInput,
): Promise<void> {
  const cart = await activeCart(context, cartId)
  const { address, customer_address_id: bookId, same_as_shipping: isSame } = input
  const isNew = address != null || bookId != null
  if (!isNew && !isSame) throw userError('BILLING_MISSING')
  if ((address && isSame) || (address && bookId != null)) throw userError('BILLING_AMBIGUOUS')
  const stored = isNew ? await chosenAddress(context, input) : parseAddress(cart.shipping_address)
  if (!stored) throw userError('NO_SHIPPING_ADDRESS')
  const text = JSON.stringify(stored)
  await updateCart(context.db, cart.id, {
    billing_address: text,
    ...(isNew && input.use_for_shipping ? { shipping_address: text } : {}),
    updated_at: context.now().toISOString(),
  })
}

/** @throws ONE_SHIPPING_METHOD, SHIPPING_ADDRESS_FIRST, SHIPPING_METHOD_NOT_FOUND */
export async function setShippingMethod(
  context: SalesContext,
  cartId: string,
  inputs: readonly ShippingMethodInput[],
): Promise<void> {
  const cart = await activeCart(context, cartId)
  if (inputs.length > 1) throw userError('ONE_SHIPPING_METHOD')
  const [method] = inputs
  if (!method) throw userError('REQUIRED', 'shipping_methods')
  const view = await viewRow(context, cart)
  if (!view.shippingAddress) throw userError('SHIPPING_ADDRESS_FIRST')
  const { carrier_code, method_code } = method
  const isOffered = view.quotes.some(
    (quote) => quote.carrierCode === carrier_code && quote.methodCode === method_code,
  )
  if (!isOffered) throw userError('SHIPPING_METHOD_NOT_FOUND', carrier_code, method_code)
  await updateCart(context.db, cart.id, {
    carrier_code,
    method_code,
    updated_at: context.now().toISOString(),
  })
}

/** @throws PAYMENT_NOT_AVAILABLE, PURCHASE_ORDER_NUMBER, UNPAID_ORDERS, UNPAID_PIECES */
export async function setPaymentMethod(
  context: SalesContext,
  cartId: string,
  input: PaymentMethodInput,
): Promise<void> {
  const cart = await activeCart(context, cartId)
  const view = await viewRow(context, cart)
  const offered = offeredPaymentMethods(view.totals.grandTotalCents, context)
  const method = offered.find((each) => each.code === input.code)
  if (!method) throw userError('PAYMENT_NOT_AVAILABLE')
  const number = input.purchase_order_number?.trim() ?? ''
  if (method.needsPurchaseOrderNumber && number === '') throw userError('PURCHASE_ORDER_NUMBER')
  if (number.length > 64) throw userError('TOO_LONG', 'purchase_order_number', 64)
  if (!isPlainName(number)) throw userError('PLAIN_NAME_ONLY', 'purchase_order_number')
  const obstacle = await unpaidObstacle(context, unpaidCart(view, method.code))
  if (obstacle) throw userErrorOf(obstacle)
  await updateCart(context.db, cart.id, {
    payment_code: method.code,
    purchase_order_number: method.needsPurchaseOrderNumber ? number : null,
    updated_at: context.now().toISOString(),
  })
}
