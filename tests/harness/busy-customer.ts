/** A customer whose account has something in every room: addresses, an order, a review, wishes, the newsletter. */
import { cookieJar, createClient } from '@loftwood/client'
import { ADDRESS_INPUT } from '../integration/address.ts'
import { completeCart, placedOrder } from './place-order.ts'

export interface BusyCustomer {
  email: string
  password: string
  addressId: number
  orderNumber: string
  /** Leads to the page where the order is paid. */
  orderToken: string
  sharingCode: string
}

const PASSWORD = 'Bunk-beds-1'
const { region_id, ...PLACE } = ADDRESS_INPUT
const HOME = { ...PLACE, region: { region_id }, country_code: 'CA' as const }

/** @param sku of a product that can be bought as it is */
export async function makeBusyCustomer(middlewareUrl: string, sku: string): Promise<BusyCustomer> {
  const who = { email: `maude.tremblay-${crypto.randomUUID()}@example.com`, password: PASSWORD }
  const { magento } = createClient({ url: middlewareUrl, cookies: cookieJar() })
  await magento.createCustomer({ ...who, firstname: 'Maude', lastname: 'Tremblay', is_subscribed: true })
  await magento.generateCustomerToken(who)
  const { createCustomerAddress } = await magento.createCustomerAddress({
    ...HOME,
    default_shipping: true,
    default_billing: true,
  })
  const addressId = createCustomerAddress?.id
  if (!addressId) throw new Error('no address was created')
  await magento.createCustomerAddress({ ...HOME, street: ['4200, boul. Saint-Laurent', 'app. 1205'] })
  await magento.addProductsToCart({ cartItems: [{ sku, quantity: 2 }] })
  await completeCart(magento)
  const { number: orderNumber, token: orderToken } = await placedOrder(magento)
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
  return {
    ...who,
    addressId,
    orderNumber,
    orderToken,
    sharingCode: customer?.wishlists[0]?.sharing_code ?? '',
  }
}
