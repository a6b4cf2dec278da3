// Carts of agents: the lines and codes of a cart of the back end.
import { createHash } from 'node:crypto'
import type { CartFragment } from '@loftwood/graphql-types'
import { answerWordsIn } from './answer-words.ts'
import { cartInput, nothing, type CartInput } from './checkout-inputs.ts'
import { notFound, Unsuccessful, warning, type Message } from './failure.ts'
import { itemsOf, lineItemsOf, lineMessages, replaceLines, type RequestedLine } from './lines.ts'
import { operation, type Operation, type OperationCall } from './operation.ts'
import { plainText } from './plain-text.ts'
import {
  closedMessage,
  idOf,
  nameOf,
  type AgentSession,
  type SessionKind,
  type Sessions,
} from './sessions.ts'
import { BackEndError, CartGone, type ShopCall } from './shop-call.ts'
import type { ShopView } from './shop-views.ts'
import { currencyOf, discountsOf, totalsOf } from './totals.ts'

const CART = 'dev.ucp.shopping.cart'
export const CART_METHODS = [
  'productOffers',
  'createEmptyCart',
  'addProductsToCart',
  'updateCartItems',
  'cart',
  'applyCouponToCart',
  'removeCouponFromCart',
] as const

export async function readCart(call: ShopCall, cartId: string): Promise<CartFragment> {
  const { cart } = await call('cart', cartId)
  if (!cart) throw new CartGone('The cart is ordered or expired')
  return cart
}

export async function makeCart(call: ShopCall): Promise<string> {
  const { createEmptyCart: cartId } = await call('createEmptyCart')
  if (!cartId) throw new Error('the back end did not make a cart')
  return cartId
}

/** Begins a session with these lines, with none when nothing of them can be had. @throws Unsuccessful */
export async function beginSession(
  sessions: Sessions,
  { call, ...begun }: { call: ShopCall } & Pick<AgentSession, 'view' | 'platform'>,
  requested: readonly RequestedLine[],
): Promise<{ session: AgentSession; cart: CartFragment; messages: Message[] }> {
  let made: string | undefined
  const cartId = async () => (made ??= await makeCart(call))
  const { view } = begun
  const messages = await replaceLines({ call, view, cartId, cart: undefined }, requested)
  const cart = made === undefined ? undefined : await readCart(call, made)
  if (made === undefined || !cart || itemsOf(cart).length === 0)
    throw new Unsuccessful(
      messages.map((it) => ({ ...it, severity: 'unrecoverable' as const })),
      view.url,
    )
  return { session: sessions.begin(made, begun), cart, messages }
}

/** Makes the cart have the first of these codes: a back end takes one. */
export async function replaceCodes(
  call: ShopCall,
  { notes, cartId, view }: AgentSession,
  { cart, codes }: { cart: CartFragment; codes: readonly string[] },
): Promise<Message[]> {
  const [code, ...others] = [...new Set(codes.map((it) => it.trim()).filter(Boolean))]
  notes.codes = [...codes]
  const applied = cart.applied_coupons?.find((coupon) => coupon?.code)?.code
  const words = answerWordsIn(view)
  const messages = others.map((_, i) =>
    warning('discount_code_combination_disallowed', words.oneCode, `$.discounts.codes[${i + 1}]`),
  )
  const isApplied = code !== undefined && applied?.toLowerCase() === code.toLowerCase()
  if (applied && !isApplied) await call('removeCouponFromCart', { cart_id: cartId })
  if (code === undefined || isApplied) return messages
  try {
    await call('applyCouponToCart', { cart_id: cartId, coupon_code: code })
  } catch (error) {
    if (!(error instanceof BackEndError) && !(error instanceof CartGone)) throw error
    // A Magento answers a missing coupon as it does a missing cart; which one it is, the next read of the cart shows.
    const content = plainText(error.message, 300) || words.invalidCode
    messages.unshift(warning('discount_code_invalid', content, '$.discounts.codes[0]'))
  }
  return messages
}

/** Of all that a cart says about a person: unchanged while nobody but the agent has typed into it. */
export function personalDigest({
  email,
  comment,
  shipping_addresses: addresses,
  billing_address: billing,
  applied_gift_cards: giftCards,
}: CartFragment): string {
  const where = addresses.map((address) => ({
    ...address,
    available_shipping_methods: undefined,
    selected_shipping_method: undefined,
  }))
  const content = JSON.stringify([email, comment, where, billing, giftCards?.map((card) => card?.code)])
  return createHash('sha256').update(content).digest('base64url')
}

/** What carts and checkouts have in common. */
export function commonAnswer(session: AgentSession, cart: CartFragment, view: ShopView) {
  const currency = currencyOf(cart, view)
  const items = lineItemsOf(cart, session.name, { view, currency })
  const subtotal = items.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0)
  const { codes } = session.notes
  const applied = discountsOf(cart, currency)
  const applying = (cart.applied_coupons ?? []).flatMap((coupon) => coupon?.code ?? [])
  return {
    line_items: items,
    currency,
    totals: totalsOf(cart, subtotal, view),
    ...((codes || applied.length > 0 || applying.length > 0) && {
      discounts: { codes: codes ?? applying, applied },
    }),
  }
}

export function cartAnswer(
  { sessions, session }: { sessions: Sessions; session: AgentSession },
  cart: CartFragment,
  messages: readonly Message[],
) {
  const all = [...messages, ...lineMessages(cart)]
  const { view, expiresAt, notes } = session
  return {
    id: idOf('cart', session),
    ...commonAnswer(session, cart, view),
    ...(notes.buyer && { buyer: notes.buyer }),
    ...(all.length > 0 && { messages: all }),
    continue_url: continueUrl(sessions, session),
    expires_at: expiresAt,
  }
}

async function create({ sessions, platform, input, view, callIn }: OperationCall<CartInput>) {
  const call = callIn(view)
  const begun = await beginSession(sessions, { call, view, platform }, linesOf(input))
  return finish({ sessions, call }, begun, input)
}

async function finish(
  { sessions, call }: { sessions: Sessions; call: ShopCall },
  { session, cart, messages }: { session: AgentSession; cart: CartFragment; messages: Message[] },
  { buyer, discounts }: Pick<CartInput, 'buyer' | 'discounts'>,
) {
  const { notes } = session
  notes.buyer = buyer ?? {}
  if (!buyer) delete notes.buyer
  const refused = await replaceCodes(call, session, { cart, codes: discounts?.codes ?? [] })
  if (!discounts) delete notes.codes
  const after = await readCart(call, session.cartId)
  notes.personal = personalDigest(after)
  await sessions.save(session)
  return cartAnswer({ sessions, session }, after, [...messages, ...refused])
}

async function get(operationCall: OperationCall<unknown>) {
  const { sessions, id, callIn } = operationCall
  const session = await sessions.find('cart', id, operationCall)
  const { view, cartId, notes } = session
  const { opened } = notes
  if (opened && (await sessions.orderOf(session)) !== undefined) throw notFound('cart', view)
  if (opened) return opened
  return cartAnswer({ sessions, session }, await readCart(callIn(view), cartId), [])
}

/** A cart that the agent may still change. @throws Unsuccessful */
async function openCart(operationCall: OperationCall<unknown>): Promise<AgentSession> {
  const { sessions, id } = operationCall
  const session = await sessions.find('cart', id, operationCall)
  if (session.notes.opened) throw new Unsuccessful([closedMessage('requires_escalation', session.view)])
  return session
}

async function update(operationCall: OperationCall<CartInput>) {
  const { sessions, input, callIn } = operationCall
  const session = await openCart(operationCall)
  const { view, cartId } = session
  const call = callIn(view)
  const before = await readCart(call, cartId)
  const target = { call, view, cartId: async () => cartId, cart: before }
  const messages = await replaceLines(target, linesOf(input))
  return finish({ sessions, call }, { session, cart: before, messages }, input)
}

async function cancel(operationCall: OperationCall<unknown>) {
  const { sessions, callIn } = operationCall
  const session = await openCart(operationCall)
  const last = cartAnswer({ sessions, session }, await readCart(callIn(session.view), session.cartId), [])
  session.notes = { canceled: 'cart' }
  await sessions.save(session)
  const { continue_url: _, ...canceled } = last
  return canceled
}

/** Changes of one cart or checkout run one after another. */
export const oneAtATime =
  <Input>(kind: SessionKind, run: Operation<Input>['run']): Operation<Input>['run'] =>
  (operationCall) =>
    operationCall.sessions.alone(nameOf(kind, operationCall.id), () => run(operationCall))

const common = { capability: CART, needs: CART_METHODS } as const
export const cartOperations: readonly Operation[] = [
  operation({
    ...common,
    tool: 'create_cart',
    description: 'Makes a cart of variants.',
    verb: 'post',
    path: '/carts',
    createdStatus: 201,
    argument: 'cart',
    input: cartInput,
    idempotency: 'optional',
    run: create,
  }),
  operation({
    ...common,
    tool: 'get_cart',
    description: 'Reads a cart.',
    verb: 'get',
    path: '/carts/:id',
    input: nothing,
    run: get,
  }),
  operation({
    ...common,
    tool: 'update_cart',
    description: 'Replaces what is in a cart: send all of it.',
    verb: 'put',
    path: '/carts/:id',
    argument: 'cart',
    input: cartInput,
    idempotency: 'optional',
    run: oneAtATime('cart', update),
  }),
  operation({
    ...common,
    tool: 'cancel_cart',
    description: 'Ends a cart.',
    verb: 'post',
    path: '/carts/:id/cancel',
    input: nothing,
    idempotency: 'required',
    run: oneAtATime('cart', cancel),
  }),
]

export const linesOf = ({
  line_items: lines,
}: {
  line_items?: CartInput['line_items'] | undefined
}): RequestedLine[] => (lines ?? []).map(({ item, quantity }) => ({ id: item.id, quantity }))

/** The link that opens this very cart or checkout in a stranger's browser. */
export function continueUrl(sessions: Sessions, session: AgentSession): string {
  return `${session.view.url}/checkout/continue?token=${sessions.tokenOf(session)}`
}
