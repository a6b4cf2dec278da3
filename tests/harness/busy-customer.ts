/** A customer whose account has something in every room: addresses, an order, a review, wishes, the newsletter. */
import { cookieJar, createClient } from '@loftwood/client'
import { ADDRESS } from '../integration/address.ts'

export interface BusyCustomer {
  email: string
  password: string
  orderNumber: string
  sharingCode: string
}

const PASSWORD = 'Bunk-beds-1'
const { region_id, ...PLACE } = ADDRESS
const HOME = { ...PLACE, region: { region_id }, country_code: 'CA' as const }

type Magento = ReturnType<typeof createClient>['magento']

async function order(magento: Magento, sku: string): Promise<string> {
  await magento.addProductsToCart({ cartItems: [{ sku, quantity: 2 }] })
  await magento.setShippingAddressesOnCart({ shipping_addresses: [{ address: ADDRESS }] })
  await magento.setBillingAddressOnCart({ billing_address: { same_as_shipping: true } })
  const { cart } = await magento.getAvailableShippingMethods()
  const method = cart?.shipping_addresses[0]?.available_shipping_methods?.find((each) => each?.available)
  const { carrier_code = '', method_code } = method ?? {}
  const chosen = { carrier_code, method_code: method_code ?? '' }
  await magento.setShippingMethodsOnCart({ shipping_methods: [chosen] })
  await magento.setPaymentMethodOnCart({ payment_method: { code: 'checkmo' } })
  const { placeOrder } = await magento.placeOrder({})
  const number = placeOrder?.orderV2?.number
  if (!number) throw new Error(`no order was placed: ${JSON.stringify(placeOrder?.errors)}`)
  return number
}

/** @param sku of a product that can be bought as it is */
export async function makeBusyCustomer(middlewareUrl: string, sku: string): Promise<BusyCustomer> {
  const who = { email: `maude.tremblay-${crypto.randomUUID()}@example.com`, password: PASSWORD }
  const { magento } = createClient({ url: middlewareUrl, cookies: cookieJar() })
  await magento.createCustomer({ ...who, firstname: 'Maude', lastname: 'Tremblay', is_subscribed: true })
  await magento.generateCustomerToken(who)
  await magento.createCustomerAddress({ ...HOME, default_shipping: true, default_billing: true })
  await magento.createCustomerAddress({ ...HOME, street: ['4200, boul. Saint-Laurent', 'app. 1205'] })
  const orderNumber = await order(magento, sku)
  const { productReviewRatingsMetadata } = await magento.productReviewRatingsMetadata()
  await magento.createProductReview({
    sku,
    nickname: 'Maude',
    summary: 'Steady',
    text: 'Two winters of homework, and it does not wobble.',
    ratings: productReviewRatingsMetadata.items.map((rating) => ({
      id: rating?.id ?? '',
      value_id: rating?.values[3]?.value_id ?? '',
    })),
  })
  const { products } = await magento.products({ search: 'desk', pageSize: 5 })
  const items = (products?.items ?? []).map((item) => ({ sku: item?.sku ?? '', quantity: 1 }))
  await magento.addProductsToWishlist({ id: '0', items })
  const { customer } = await magento.wishlist({})
  return { ...who, orderNumber, sharingCode: customer?.wishlists[0]?.sharing_code ?? '' }
}
