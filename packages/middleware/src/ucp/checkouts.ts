// Checkouts of agents: everything but the payment, which the shop's own page takes. The state is the back end's cart.
import { email as emailSchema } from '../integrations/commerce/methods/inputs.ts'
import { answerWordsIn } from './answer-words.ts'
import {
  beginSession,
  CART_METHODS,
  linesOf,
  makeCart,
  oneAtATime,
  personalDigest,
  readCart,
  replaceCodes,
} from './carts.ts'
import { answerOf, FULFILLMENT } from './checkout-answer.ts'
import { checkoutInput, nothing, type CheckoutInput } from './checkout-inputs.ts'
import { deliver, destinationOf } from './delivery.ts'
import { errorMessage, ProtocolError, Unsuccessful, type Message } from './failure.ts'
import { itemsOf, replaceLines, variantOfItem } from './lines.ts'
import type { Negotiated } from './negotiation.ts'
import { operation, type Operation, type OperationCall } from './operation.ts'
import { userErrorsOf } from './user-error.ts'
import { closedMessage, nameOf, type AgentSession, type Sessions } from './sessions.ts'
import { CartGone, type ShopCall } from './shop-call.ts'

const CHECKOUT = 'dev.ucp.shopping.checkout'

const CHECKOUT_METHODS = [
  ...CART_METHODS,
  'setGuestEmailOnCart',
  'setShippingAddressesOnCart',
  'setShippingMethodsOnCart',
  'countries',
  'country',
] as const

/** A checkout that is worked on. */
interface Work {
  sessions: Sessions
  session: AgentSession
  call: ShopCall
  negotiated: Negotiated
}

async function create(operationCall: OperationCall<CheckoutInput>) {
  const { sessions, platform, negotiated, input, view, callIn } = operationCall
  const { cart_id: cartId } = input
  if (cartId !== undefined)
    return sessions.alone(nameOf('cart', cartId), () => createOfCart(operationCall, cartId))
  if (!input.line_items?.length) throw new ProtocolError('invalid_request', '$.line_items: is missing')
  const call = callIn(view)
  const { session, messages } = await beginSession(sessions, { call, view, platform }, linesOf(input))
  session.notes.isCheckout = true
  return apply({ sessions, session, call, negotiated }, input, messages)
}

/** The cart's items, buyer and codes win over what is sent. */
async function createOfCart(operationCall: OperationCall<CheckoutInput>, cartId: string) {
  const { sessions, input, callIn, negotiated } = operationCall
  const cartSession = await sessions.find('cart', cartId, operationCall)
  const call = callIn(cartSession.view)
  const session = cartSession.notes.canceled ? await copyOf(sessions, call, cartSession) : cartSession
  const work = { sessions, session, call, negotiated }
  if (session.notes.isCheckout) return current(work)
  if (session.notes.opened) throw new Unsuccessful([closedMessage('requires_escalation', session.view)])
  session.notes.isCheckout = true
  const { buyer = input.buyer, codes } = session.notes
  const discounts = { codes: codes ?? (await appliedCodes(call, session)) }
  return apply(work, { ...input, buyer, discounts }, [])
}

async function appliedCodes(call: ShopCall, { cartId }: AgentSession): Promise<string[]> {
  return ((await readCart(call, cartId)).applied_coupons ?? []).flatMap((coupon) => coupon?.code ?? [])
}

/** The checkout of the cart is canceled: another one needs a cart of its own. */
async function copyOf(
  sessions: Sessions,
  call: ShopCall,
  { cartId, view, platform }: AgentSession,
): Promise<AgentSession> {
  const requested = itemsOf(await readCart(call, cartId)).map((item) => ({
    id: variantOfItem(item),
    quantity: item.quantity,
  }))
  return (await beginSession(sessions, { call, view, platform }, requested)).session
}

async function update(operationCall: OperationCall<CheckoutInput>) {
  const { sessions, negotiated, id, input, callIn, admitCart } = operationCall
  const session = await sessions.find('checkout', id, operationCall)
  const call = callIn(session.view)
  const settled = await settledAnswer(sessions, session)
  if (settled) return { ...settled, messages: [closedMessage(settled.status, session.view)] }
  if (!input.line_items?.length) throw new ProtocolError('invalid_request', '$.line_items: is missing')
  const { buyer, fulfillment } = input
  const { notes } = session
  const isAddressGone =
    notes.address !== undefined && !destinationOf(notes, fulfillment?.methods ?? []).destination
  // A cart keeps its e-mail and delivery addresses for good: what is taken back needs a new one.
  if ((notes.buyer?.email && !buyer?.email) || isAddressGone) {
    await admitCart()
    session.cartId = await makeCart(call)
    notes.carts?.push(session.cartId)
    delete notes.address
  }
  const cart = await readCart(call, session.cartId)
  const target = { call, view: session.view, cartId: async () => session.cartId, cart }
  const messages = await replaceLines(target, linesOf(input))
  return apply({ sessions, session, call, negotiated }, input, messages)
}

/** Gives the cart buyer, codes and delivery. */
async function apply(work: Work, input: CheckoutInput, messages: readonly Message[]) {
  const { call, session, negotiated } = work
  const { notes, cartId, view } = session
  const buyer = input.buyer ?? {}
  notes.buyer = buyer
  const all = [...messages]
  const email = buyer.email?.trim()
  const invalid = { code: 'invalid', path: '$.buyer.email' }
  if (email && emailSchema.safeParse(email).success)
    all.push(
      ...(await userErrorsOf(call('setGuestEmailOnCart', { cart_id: cartId, email }), { view, ...invalid })),
    )
  else if (email) {
    const content = answerWordsIn(view).invalidEmail
    all.push(errorMessage({ severity: 'recoverable', content, ...invalid }))
  }
  const codes = input.discounts?.codes ?? []
  all.push(...(await replaceCodes(call, session, { cart: await readCart(call, cartId), codes })))
  if (!input.discounts) delete notes.codes
  if (negotiated.has(FULFILLMENT))
    all.push(...(await deliver(call, session, input.fulfillment?.methods ?? [])))
  return finish(work, all)
}

async function finish(work: Work, messages: readonly Message[]) {
  const { sessions, call, session } = work
  const cart = await readCart(call, session.cartId)
  const answer = answerOf(session, cart, { ...work, messages })
  session.notes.last = answer
  session.notes.personal = personalDigest(cart)
  await sessions.save(session)
  return answer
}

async function current(work: Work) {
  const { sessions, session, call } = work
  const settled = await settledAnswer(sessions, session)
  if (settled) return settled
  try {
    return answerOf(session, await readCart(call, session.cartId), { ...work, messages: [] })
  } catch (error) {
    // It may have been ordered since.
    const late = error instanceof CartGone ? await settledAnswer(sessions, session) : undefined
    if (!late) throw error
    return late
  }
}

/** A checkout that is canceled, ordered or opened by its buyer stays as the agent left it. */
async function settledAnswer(sessions: Sessions, session: AgentSession) {
  const { notes, view } = session
  const {
    continue_url: _,
    messages: __,
    expires_at: ___,
    ...last
  } = (notes.last ?? {}) as Record<string, unknown>
  if (notes.canceled === 'checkout') return { ...last, status: 'canceled' as const }
  const order = await sessions.orderOf(session)
  if (!order) {
    const status = 'requires_escalation' as const
    return notes.opened ? { ...notes.last, status, messages: [closedMessage(status, view)] } : undefined
  }
  return {
    ...last,
    status: 'completed' as const,
    ...(order.number !== undefined && {
      order: { id: order.number, label: order.number, permalink_url: `${view.url}/sales/guest/form` },
    }),
  }
}

async function get(operationCall: OperationCall<unknown>) {
  const { sessions, id, callIn, negotiated } = operationCall
  const session = await sessions.find('checkout', id, operationCall)
  return current({ sessions, session, call: callIn(session.view), negotiated })
}

async function cancel(operationCall: OperationCall<unknown>) {
  const { sessions, id, callIn, negotiated } = operationCall
  const session = await sessions.find('checkout', id, operationCall)
  const settled = await settledAnswer(sessions, session)
  if (settled) throw new Unsuccessful([closedMessage(settled.status, session.view)])
  session.notes.last = await current({ sessions, session, call: callIn(session.view), negotiated })
  session.notes.canceled = 'checkout'
  await sessions.save(session)
  return (await settledAnswer(sessions, session)) ?? {}
}

const common = { capability: CHECKOUT, needs: CHECKOUT_METHODS } as const
export const checkoutOperations: readonly Operation[] = [
  operation({
    ...common,
    tool: 'create_checkout',
    description: 'Begins a checkout of variants, or of a cart.',
    verb: 'post',
    path: '/checkout-sessions',
    createdStatus: 201,
    argument: 'checkout',
    input: checkoutInput,
    idempotency: 'optional',
    run: create,
  }),
  operation({
    ...common,
    tool: 'get_checkout',
    description: 'Reads a checkout; after the buyer has paid it has the order.',
    verb: 'get',
    path: '/checkout-sessions/:id',
    input: nothing,
    run: get,
  }),
  operation({
    ...common,
    tool: 'update_checkout',
    description: 'Replaces items, buyer, codes and delivery of a checkout: send all of it.',
    verb: 'put',
    path: '/checkout-sessions/:id',
    argument: 'checkout',
    input: checkoutInput,
    idempotency: 'optional',
    run: oneAtATime('checkout', update),
  }),
  operation({
    ...common,
    tool: 'complete_checkout',
    description: 'Orders nothing: the buyer pays at continue_url.',
    verb: 'post',
    path: '/checkout-sessions/:id/complete',
    argument: 'checkout',
    input: nothing,
    idempotency: 'required',
    // Payment is taken on the shop's page alone.
    run: get,
  }),
  operation({
    ...common,
    tool: 'cancel_checkout',
    description: 'Ends a checkout.',
    verb: 'post',
    path: '/checkout-sessions/:id/cancel',
    input: nothing,
    idempotency: 'required',
    run: oneAtATime('checkout', cancel),
  }),
]
