// A checkout as the protocol has it, and what it still needs.
import type { CartFragment } from '@loftwood/graphql-types'
import { answerWordsIn, type Detail } from './answer-words.ts'
import { commonAnswer, continueUrl } from './carts.ts'
import type { Buyer } from './checkout-inputs.ts'
import { fulfillmentOf, GROUP } from './delivery.ts'
import { errorMessage, type Message } from './failure.ts'
import { lineMessages } from './lines.ts'
import type { Negotiated } from './negotiation.ts'
import { idOf, type AgentSession, type Sessions } from './sessions.ts'
import type { ShopView } from './shop-views.ts'

export const FULFILLMENT = 'dev.ucp.shopping.fulfillment'

export interface AnswerParts {
  sessions: Sessions
  negotiated: Negotiated
  messages: readonly Message[]
}

export function answerOf(
  session: AgentSession,
  cart: CartFragment,
  { sessions, negotiated, messages }: AnswerParts,
) {
  const { view, notes, expiresAt } = session
  const hasDelivery = negotiated.has(FULFILLMENT)
  const missing = missingIn(cart, { ...notes, view }, hasDelivery).filter(
    ({ path }) => !messages.some((it) => it.path === path),
  )
  const all = [...messages, ...lineMessages(cart), ...missing]
  const isIncomplete = all.some(({ type, severity }) => type === 'error' && severity === 'recoverable')
  const toPay = isIncomplete ? [] : [payment(view)]
  return {
    id: idOf('checkout', session),
    status: isIncomplete ? 'incomplete' : 'requires_escalation',
    ...commonAnswer(session, cart, view),
    ...(notes.buyer && Object.keys(notes.buyer).length > 0 && { buyer: notes.buyer }),
    ...(hasDelivery && { fulfillment: fulfillmentOf(session, cart) }),
    messages: [...all, ...toPay],
    links: linksOf(view),
    continue_url: continueUrl(sessions, session),
    expires_at: expiresAt,
  }
}

function payment(view: ShopView): Message {
  const content = answerWordsIn(view).payment
  return errorMessage({ severity: 'requires_buyer_input', code: 'payment_required', content })
}

/** What the order still needs. Without the fulfillment extension the buyer gives the address on the shop's page. */
function missingIn(
  cart: CartFragment,
  { buyer = {}, view }: { buyer?: Buyer; view: ShopView },
  hasDelivery: boolean,
): Message[] {
  const words = answerWordsIn(view)
  const lack = (
    path: string,
    detail: Detail,
    severity: 'recoverable' | 'requires_buyer_input' = 'recoverable',
  ) => errorMessage({ severity, code: 'missing', content: words.missing[detail], path })
  const messages: Message[] = []
  if (!buyer.email) messages.push(lack('$.buyer.email', 'email'))
  if (cart.is_virtual) return messages
  const address = cart.shipping_addresses[0]
  const severity = hasDelivery ? 'recoverable' : 'requires_buyer_input'
  if (!address) messages.push(lack('$.fulfillment.methods[0].destinations', 'address', severity))
  else if (!address.selected_shipping_method)
    messages.push(lack(`${GROUP}.selected_option_id`, 'delivery', severity))
  return messages
}

function linksOf(view: ShopView) {
  return [
    { type: 'privacy_policy', url: `${view.url}/privacy-policy` },
    { type: 'terms_of_service', url: `${view.url}/pricing-policy` },
    { type: 'refund_policy', url: `${view.url}/return-policy` },
    { type: 'shipping_policy', url: `${view.url}/shipping-info` },
  ]
}
