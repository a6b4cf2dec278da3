// Calls about a cart: which cart to use, and what happens when there is none or when it no longer exists.
import { AppError } from '../../errors.ts'
import type { ReplaceCart } from './cart-replacements.ts'
import { answerWithErrors, parseAnswer } from './graphql-answer.ts'
import type { CartRule } from './methods/method.ts'
import { refusedFor } from './upstream-errors.ts'
import type { Session } from './session.ts'

/** Methods that a call sends in addition to its own. */
type Helper =
  | 'createEmptyCart'
  | 'createGuestWishlist'
  | 'cartTotalQty'
  | 'customerCart'
  | 'customerOrders'
  | 'mergeCarts'
  | 'customer'
  | 'generateRememberMeToken'
  | 'revokeRememberMeToken'

/** Sends a document of the table for the session, with these variables. */
export type Send = (name: 'own' | Helper, variables: Record<string, unknown>) => Promise<Buffer>

export interface CartCall {
  cart: CartRule
  variables: Record<string, unknown>
  session: Session
  send: Send
  replaceCart: ReplaceCart
}

const NO_CART = Buffer.from('{"data":{"cart":null}}')
const CART_GONE = Buffer.from('{"data":{"cart":null},"extensions":{"code":"CART_NOT_FOUND"}}')

/**
 * Runs a method for the cart that the caller names, the session's, or the customer's cart on the back end. A dead cart of the
 * session is dropped; an add is retried once with a new cart, and a customer reads their cart on the back end. A dead cart
 * that is not the session's does not change the session. @throws CART_NOT_FOUND, NOT_AUTHORIZED, GUEST_NOT_ALLOWED
 */
export async function callWithCart(call: CartCall): Promise<Buffer> {
  const { cart, variables, session } = call
  const named = cartIdIn(variables, cart)
  const cartId = named ?? session.cartId ?? (await customersCart(call))
  if (!cartId) return callWithoutCart(call)

  const body = await sendFor(call, cartId)
  if (!(await isCartGone(call, cartId, body))) {
    if (isGuestRefused(call, body)) throw guestNotAllowed()
    return body
  }
  const isOwn = cartId === session.cartId
  if (isOwn) session.setCart(undefined)
  if (isOwn && cart.whenMissing === 'create') return sendFor(call, await replaceCart(call, cartId))
  if (!session.authorization && named && isOfCustomer(body)) throw notAuthorized()
  if (cart.whenMissing !== 'empty' || named) throw cartNotFound()
  const customerCart = await customersCart(call)
  return customerCart ? sendFor(call, customerCart) : CART_GONE
}

/** The cart id among the variables; undefined when the caller left it to the session. */
export function cartIdIn(variables: Record<string, unknown>, { path }: CartRule): string | undefined {
  const [first, second] = path
  const value =
    second === undefined ? variables[first] : (variables[first] as Record<string, unknown>)[second]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The variables with the cart id in its place. */
export function withCartId(variables: Record<string, unknown>, { path }: CartRule, cartId: string) {
  const [first, second] = path
  if (second === undefined) return { ...variables, [first]: cartId }
  return { ...variables, [first]: { ...(variables[first] as Record<string, unknown>), [second]: cartId } }
}

export function cartNotFound(): AppError {
  return new AppError('CART_NOT_FOUND', 'There is no such cart, or it has been ordered already')
}

/** A cart that a guest may not use is there for its customer: the session has ended, perhaps in another tab. */
function isOfCustomer(body: Buffer): boolean {
  return refusedFor(answerWithErrors(body), 'cartOfCustomer') !== undefined
}

/** A Magento refuses a change of a cart that is there: guests may not order, or not what is in it. */
function isGuestRefused({ session, cart }: CartCall, body: Buffer): boolean {
  const isChange = cart.whenMissing !== 'empty'
  return (
    isChange && !session.authorization && refusedFor(answerWithErrors(body), 'cartOfCustomer') === 'possible'
  )
}

function guestNotAllowed(): AppError {
  return new AppError('GUEST_NOT_ALLOWED', 'This order needs an account, please log in.')
}

export function notAuthorized(): AppError {
  return new AppError('NOT_AUTHORIZED', 'You are not authorized, please log in.')
}

async function callWithoutCart(call: CartCall): Promise<Buffer> {
  const { whenMissing } = call.cart
  if (whenMissing === 'empty') return NO_CART
  if (whenMissing === 'fail') throw cartNotFound()
  return sendFor(call, await createCart(call))
}

/** The signed-in customer's cart on the back end; another device may have created it. */
async function customersCart({ send, session }: CartCall): Promise<string | undefined> {
  const cartId = session.authorization && (await customerCartId(send))
  if (cartId) session.setCart(cartId)
  return cartId
}

/** The id of the customer's cart; undefined when the response has none. */
export async function customerCartId(send: Send): Promise<string | undefined> {
  const cart = parseAnswer(await send('customerCart', {})).data?.['customerCart']
  return (cart as { id?: string } | null | undefined)?.id
}

function sendFor({ send, cart, variables }: CartCall, cartId: string): Promise<Buffer> {
  return send('own', withCartId(variables, cart, cartId))
}

/** The key of a replacement: only a caller with the same dead cart and the same token gets the new one. */
async function replaceCart(call: CartCall, deadCart: string): Promise<string> {
  const { session } = call
  const cartId = await call.replaceCart(`${deadCart} ${session.authorization}`, () => createCart(call))
  session.setCart(cartId)
  return cartId
}

async function createCart({ send, session }: CartCall): Promise<string> {
  const { data } = parseAnswer(await send('createEmptyCart', {}))
  const cartId = data?.['createEmptyCart']
  if (typeof cartId !== 'string') throw new AppError('UPSTREAM_INVALID', 'The back end did not make a cart')
  session.setCart(cartId)
  return cartId
}

/**
 * Whether the answer's errors mean that the cart does not exist, is ordered or is someone else's. Without a code it may be
 * something else that is missing (a coupon), so the cart itself is requested.
 */
async function isCartGone({ send, cart }: CartCall, cartId: string, body: Buffer): Promise<boolean> {
  const answer = answerWithErrors(body)
  const gone = refusedFor(answer, 'cartGone')
  if (!gone) return false
  if (cart.whenMissing === 'empty') return answer?.data?.['cart'] == null
  if (gone === 'certain') return true
  const probe = answerWithErrors(await send('cartTotalQty', { cartId }))
  return refusedFor(probe, 'cartGone') !== undefined && probe?.data?.['cart'] == null
}
