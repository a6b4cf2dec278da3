/** Guests with a full cart, one click from their order. */
import type { Client } from '@loftwood/client'
import { completeCart, placeOrder } from '../../harness/place-order.ts'
import type { AttackedShop } from '../shop.ts'
import { newVisitor } from './visitor.ts'

export interface Buyer {
  email: string
  magento: Client['magento']
  /** Answers the order's number, undefined when no answer came. */
  order: () => Promise<string | undefined>
  /** Why the last attempt had none. */
  userError: () => string
  leave: () => Promise<void>
}

export function newBuyers(shop: AttackedShop, count: number): Promise<Buyer[]> {
  return Promise.all(Array.from({ length: count }, () => newBuyer(shop)))
}

async function newBuyer({ storefront, plentifulSku }: AttackedShop): Promise<Buyer> {
  const visitor = newVisitor(4)
  const magento = visitor.shop(storefront)
  const email = `buyer-${crypto.randomUUID()}@example.com`
  const added = await magento.addProductsToCart({ cartItems: [{ sku: plentifulSku, quantity: 1 }] })
  // As the checkout names it: a response that is cut off after its cookies has ended the session's cart.
  const cartId = added.addProductsToCart?.cart.id
  await magento.setGuestEmailOnCart({ email })
  await completeCart(magento)
  let userError = ''
  const order = () =>
    placeOrder(magento, cartId).catch((error: unknown) => {
      userError = String(error)
      return undefined
    })
  return { email, magento, order, userError: () => userError, leave: visitor.leave }
}
