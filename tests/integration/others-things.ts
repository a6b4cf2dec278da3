// What belongs to somebody else, and calls of every method that name it in place of their example's.
import type { Client } from '@loftwood/client'
import { methodTables, type Method } from '@loftwood/middleware/testing'
import { completeCart, placedOrder } from '../harness/place-order.ts'
import { ADDRESS_INPUT } from './address.ts'

type Magento = Client['magento']

export interface OthersThings {
  cart: string
  order: { id: string; number: string; token: string; email: string }
  guestWishlist: string
  /** Of an account only. */
  wishlist?: { id: string; item: string; sharingCode: string }
  addressId?: number
}

/** What an argument of this name stands for; `own` is the caller's own cart. */
const NAMED: Record<string, (things: OthersThings, own: string) => unknown> = {
  cart_id: ({ cart }) => cart,
  cartId: ({ cart }) => cart,
  sourceCartId: (_things, own) => own,
  destinationCartId: ({ cart }) => cart,
  guestCustomerId: ({ guestWishlist }) => guestWishlist,
  guest_customer_id: ({ guestWishlist }) => guestWishlist,
  email: ({ order }) => order.email,
  number: ({ order }) => order.number,
  orderNumber: ({ order }) => order.number,
  order_id: ({ order }) => order.id,
  token: ({ order }) => order.token,
  resetPasswordToken: ({ order }) => order.token,
  confirmation_key: ({ order }) => order.token,
  publicHash: ({ order }) => order.token,
  query: ({ cart }) => `query { cart(cart_id: "${cart}") { id } }`,
  mutation: ({ cart }) =>
    `mutation { applyStoreCreditToCart(input: { cart_id: "${cart}" }) { cart { id } } }`,
  wishlistId: ({ wishlist }) => wishlist?.id,
  wishlist_item_id: ({ wishlist }) => wishlist?.item,
  sharingCode: ({ wishlist }) => wishlist?.sharingCode,
}

/** Names that stand for an address as a number, for a wishlist as text. */
function standsFor(name: string, value: unknown, things: OthersThings): unknown {
  if (name === 'id') return typeof value === 'number' ? things.addressId : things.wishlist?.id
  const isWishes = name === 'items' && Array.isArray(value) && typeof value[0] === 'string'
  return isWishes ? things.wishlist && [things.wishlist.item] : undefined
}

export interface OthersCall {
  method: string
  args: unknown[]
  /** Whether the method has arguments, and none of them names anything of the other's. */
  namesNothing: boolean
}

const closesCart = ({ effect }: Method) => effect === 'closes-cart'

/** Every method that is about one shopper, with its example, in which what is named is somebody else's. */
export function callsAbout(things: OthersThings, own: string): OthersCall[] {
  const rows = Object.entries(methodTables.magento as unknown as Record<string, Method>)
  // An order ends the cart that later calls would name.
  const ordered = rows.toSorted(([, a], [, b]) => Number(closesCart(a)) - Number(closesCart(b)))
  return ordered.flatMap(([method, row]) => {
    if (row.access !== 'personal') return []
    const { args, example, cart, guest } = row
    let count = 0
    const replaced = (name: string, value: unknown): unknown => {
      const other = NAMED[name]?.(things, own) ?? standsFor(name, value, things)
      if (other !== undefined) count += 1
      if (other !== undefined) return other
      if (Array.isArray(value)) return value.map((each) => replaced('', each))
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(key, each)]))
    }
    const { style, variable = '' } = args
    const [first] = example
    const named = style === 'position' ? { [variable]: first ?? '' } : first
    // The example leaves the cart and the guest to the session.
    const left = [cart, guest].flatMap((rule) => (rule ? [[rule.path.at(-1), '']] : []))
    const given = { ...(named as object), ...Object.fromEntries(left) }
    const sent = replaced('', given)
    if (style === 'none') return [{ method, args: [], namesNothing: false }]
    return [{ method, args: [sent], namesNothing: count === 0 }]
  })
}

/** Places an order as whoever the session is, and fills everything that the session may have. */
export async function fillSession(magento: Magento, sku: string, email: string): Promise<OthersThings> {
  const isGuest = (await magento.customer().catch(() => null)) === null
  const cartItems = [{ sku, quantity: 1 }]
  await magento.addProductsToCart({ cartItems })
  if (isGuest) await magento.setGuestEmailOnCart({ email })
  await completeCart(magento)
  const { id, number, token } = await placedOrder(magento)
  const { addProductsToCart } = await magento.addProductsToCart({ cartItems })
  const { createGuestWishlist } = await magento.createGuestWishlist()
  return {
    cart: addProductsToCart?.cart.id ?? '',
    order: { id, number, token, email },
    guestWishlist: createGuestWishlist.guest_customer_id,
    ...(!isGuest && (await fillAccount(magento, cartItems))),
  }
}

async function fillAccount(magento: Magento, items: { sku: string; quantity: number }[]) {
  await magento.addProductsToWishlist({ id: '0', items })
  const { customer } = await magento.wishlist({})
  const [list] = customer?.wishlists ?? []
  const { region_id, ...address } = ADDRESS_INPUT
  const { createCustomerAddress } = await magento.createCustomerAddress({
    ...address,
    country_code: 'CA',
    region: { region_id },
  })
  return {
    wishlist: {
      id: list?.id ?? '',
      item: list?.items_v2?.items[0]?.id ?? '',
      sharingCode: list?.sharing_code ?? '',
    },
    addressId: createCustomerAddress?.id ?? 0,
  }
}
