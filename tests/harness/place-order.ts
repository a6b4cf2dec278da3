/** From a cart with something in it to an order, through the client. */
import type { Client } from '@loftwood/client'
import { ADDRESS_INPUT } from '../integration/address.ts'

type Magento = Client['magento']

/** Says everything that an order needs; the e-mail address of a guest apart. */
export async function completeCart(
  magento: Magento,
  { isDelivered = true, payment = 'checkmo' } = {},
): Promise<void> {
  if (isDelivered) await chooseDelivery(magento)
  else await magento.setBillingAddressOnCart({ billing_address: { address: ADDRESS_INPUT } })
  await magento.setPaymentMethodOnCart({ payment_method: { code: payment } })
}

/** Where the order goes, how, and where its bill goes. */
export async function chooseDelivery(magento: Magento): Promise<void> {
  await chooseAddress(magento)
  await chooseMethod(magento)
}

/** Where the order and its bill go. */
export async function chooseAddress(magento: Magento, address = ADDRESS_INPUT): Promise<void> {
  await magento.setShippingAddressesOnCart({ shipping_addresses: [{ address }] })
  await magento.setBillingAddressOnCart({ billing_address: { same_as_shipping: true } })
}

/** The first delivery method that the cart's address has. */
export async function chooseMethod(magento: Magento): Promise<void> {
  const { cart } = await magento.getAvailableShippingMethods()
  const method = cart?.shipping_addresses[0]?.available_shipping_methods?.find((each) => each?.available)
  const { carrier_code = '', method_code } = method ?? {}
  await magento.setShippingMethodsOnCart({
    shipping_methods: [{ carrier_code, method_code: method_code ?? '' }],
  })
}

/** Answers the order's number. @param cartId the session's when missing */
export const placeOrder = async (magento: Magento, cartId?: string): Promise<string> =>
  (await placedOrder(magento, cartId)).number

/** The order as placing it answers. @param cartId the session's when missing */
export async function placedOrder(magento: Magento, cartId?: string) {
  const { placeOrder: placed } = await magento.placeOrder(cartId === undefined ? {} : { cart_id: cartId })
  if (!placed?.orderV2) throw new Error(`no order was placed: ${JSON.stringify(placed?.errors)}`)
  return placed.orderV2
}
