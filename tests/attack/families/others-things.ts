/** Access to data of other customers. */
import { completeCart, placedOrder } from '../../harness/place-order.ts'
import { newVisitor, type Visitor } from '../lib/visitor.ts'
import type { Family } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

const PASSWORD = 'Bunk-beds-1'
/** In everything that is the victim's. */
const SECRET = 'Evangeline-Thibodeau'

interface Customer {
  visitor: Visitor
  magento: ReturnType<Visitor['shop']>
}

async function newCustomer(
  { storefront }: AttackedShop,
  lastname: string,
): Promise<Customer & { email: string }> {
  const visitor = newVisitor(4)
  const magento = visitor.shop(storefront)
  const email = `${lastname.toLowerCase()}-${crypto.randomUUID()}@example.com`
  await magento.createCustomer({ email, firstname: 'Ann', lastname, password: PASSWORD })
  await magento.generateCustomerToken({ email, password: PASSWORD })
  return { visitor, magento, email }
}

/** A customer with a cart, an order, an address and a wishlist. */
async function newVictim(shop: AttackedShop) {
  const { visitor, magento, email } = await newCustomer(shop, SECRET)
  const cartItems = [{ sku: shop.plentifulSku, quantity: 1 }]
  await magento.addProductsToCart({ cartItems })
  await completeCart(magento)
  const { number: orderNumber, token: orderToken } = await placedOrder(magento)
  await magento.addProductsToCart({ cartItems })
  const { customerCart } = await magento.customerCart()
  await magento.addProductsToWishlist({ id: '0', items: cartItems })
  const { customer } = await magento.wishlist({})
  const { createCustomerAddress } = await magento.createCustomerAddress({
    firstname: 'Ann',
    lastname: SECRET,
    street: ['7 Hidden Street'],
    city: 'Ottawa',
    region: { region_id: 74 },
    postcode: 'K1A 0B1',
    country_code: 'CA',
    telephone: '613-555-0100',
  })
  const ids = {
    cart: customerCart.id,
    wishlist: customer?.wishlists[0]?.id ?? '',
    address: createCustomerAddress?.id ?? 0,
  }
  return { visitor, email, orderNumber, orderToken, ids }
}

async function newGuestCart({ storefront, plentifulSku }: AttackedShop): Promise<string> {
  const visitor = newVisitor(1)
  const cartItems = [{ sku: plentifulSku, quantity: 1 }]
  const { addProductsToCart } = await visitor.shop(storefront).addProductsToCart({ cartItems })
  await visitor.leave()
  return addProductsToCart?.cart.id ?? ''
}

type Victim = Awaited<ReturnType<typeof newVictim>>

/** What is tried: method, arguments, and the cookie where it has one of its own. */
const tries = (
  { ids, orderNumber, orderToken, email }: Victim,
  guestCart: string,
): [string, unknown[], string?][] => {
  const cookie = `vsf-cart=${ids.cart}`
  return [
    ['cart', [], cookie],
    ['cartTotalQty', [], cookie],
    ['addProductsToCart', [{ cart_id: ids.cart, cartItems: [{ sku: 'X', quantity: 1 }] }], cookie],
    ['setGuestEmailOnCart', [{ cart_id: ids.cart, email: 'thief@example.com' }], cookie],
    ['getAvailableShippingMethods', [], cookie],
    ['placeOrder', [{ cart_id: ids.cart }], cookie],
    ['mergeCarts', [{ sourceCartId: ids.cart, destinationCartId: ids.cart }]],
    ['customerOrders', [{ filter: { number: { eq: orderNumber } } }]],
    ['guestOrder', [{ number: orderNumber, email: 'thief@example.com', lastname: SECRET }]],
    ['guestOrder', [{ number: orderNumber, email, lastname: 'Lee' }]],
    ['guestOrderByToken', [{ token: orderNumber }]],
    ['startOrderPayment', [{ token: orderToken }]],
    ['finishOrderPayment', [{ token: orderToken }]],
    ['payOrderOtherwise', [{ token: orderToken, payment_method: 'checkmo' }]],
    ['applyStoreCreditToCart', [{ cart_id: guestCart }]],
    ['reorderItems', [orderNumber]],
    ['cancelOrder', [{ order_id: Buffer.from('1').toString('base64'), reason: 'Other' }]],
    ['wishlist', [{ id: ids.wishlist }]],
    ['addProductsToWishlist', [{ id: ids.wishlist, items: [{ sku: 'KAW-BNK-HI', quantity: 1 }] }]],
    ['removeProductsFromWishlist', [{ id: ids.wishlist, items: ['1', '2', '3'] }]],
    ['sendWishlist', [{ wishlistId: ids.wishlist, emails: 'thief@example.com', message: 'x' }]],
    ['updateCustomerAddress', [{ id: ids.address, input: { city: 'Gatineau' } }]],
    ['deleteCustomerAddress', [ids.address]],
    ['getCustomerAddresses', []],
    ['customer', [], 'vsf-customer=0123456789abcdefghijklmnopqrstuv'],
    ['customer', [], `vsf-customer=${Buffer.from('{"alg":"none"}.{"sub":1}.').toString('base64url')}`],
    ['customer', [], 'vsf-session={"signedIn":true}'],
  ]
}

/** Everybody's things as they were. */
async function unchanged(shop: AttackedShop, { visitor, email, ids }: Victim): Promise<string[]> {
  const magento = visitor.shop(shop.storefront)
  await magento.generateCustomerToken({ email, password: PASSWORD })
  const { customerCart } = await magento.customerCart()
  const { customer } = await magento.getCustomerAddresses()
  const { customer: lists } = await magento.wishlist({})
  const address = customer?.addresses?.find((each) => each?.id === ids.address)
  return [
    ...(customerCart.total_quantity === 1 ? [] : ['the cart has changed']),
    ...(address?.city === 'Ottawa' ? [] : ['the address has changed']),
    ...(lists?.wishlists[0]?.items_count === 1 ? [] : ['the wishlist has changed']),
  ]
}

export const othersThings: Family = {
  name: 'Things of others',
  isTriedOnce: true,
  scenarios: [
    {
      name: 'cart, order, address, wishlist and token of a customer, tried by another and by a guest',
      holds: 'nothing is shown, nothing is changed, nobody is signed out',
      run: async (shop, report) => {
        const victim = await newVictim(shop)
        const thief = await newCustomer(shop, 'Lee')
        const guest = newVisitor(4)
        let count = 0
        for (const [method, args, cookie] of tries(victim, await newGuestCart(shop))) {
          const sessions = [guest.shop(shop.storefront, cookie), ...(cookie ? [] : [thief.magento])]
          for (const magento of sessions) {
            const call = magento[method as 'cart'] as (...given: unknown[]) => Promise<unknown>
            const seen = JSON.stringify(await call(...args).catch((error: unknown) => error))
            report.must(!seen.includes(SECRET), `${method} shows what is another's`)
            count += 1
          }
          const session = await thief.magento.customer().catch(() => null)
          report.must(session?.customer?.email === thief.email, `${method} signs the caller out`)
        }
        for (const fault of await unchanged(shop, victim)) report.must(false, fault)
        report.figure(`${count} tries`)
        await Promise.all([victim.visitor.leave(), thief.visitor.leave(), guest.leave()])
      },
    },
  ],
}
