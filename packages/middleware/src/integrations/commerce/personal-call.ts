// Calls for one shopper: sent with the shopper's token and cart, never cached.
import { createCartReplacements } from './cart-replacements.ts'
import { callWithCart, type CartCall, cartIdIn, notAuthorized, type Send, withCartId } from './cart-call.ts'
import type { ReadCustomCall } from './custom-call.ts'
import type { RateLimitGroup } from '../../rate-limit-groups.ts'
import { EFFECTS } from './effects.ts'
import { callForGuest } from './guest-call.ts'
import type { Merges } from './merges.ts'
import type { Effect, Method } from './methods/method.ts'
import { orderNumberIn } from './order-answer.ts'
import type { Renewals } from './renewal.ts'
import type { Session } from './session.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import type { Upstream } from './upstream/upstream.ts'
import { answerWithErrors, type GraphQLAnswer } from './graphql-answer.ts'
import { refusedFor } from './upstream-errors.ts'

interface PersonalRequest {
  body: Buffer
  session: Session
  /** The method that was called. */
  name: string
  /** Sends the call again with the session's current token. */
  resend: () => Promise<Buffer>
}

interface LiveTokenDeps {
  upstream: Upstream
  documents: DocumentTable
  renewals: Renewals
}

/** Makes the function that returns `body` unless the token has expired; then it retries once with a new one. */
function createLiveTokens({ upstream, documents, renewals }: LiveTokenDeps) {
  /** A user error of something else than the token looks the same in a Magento: only the customer's own read tells them apart. */
  async function isTokenDead({ session, name }: PersonalRequest, body: Buffer): Promise<boolean> {
    const answer = answerWithErrors(body)
    if (refusedFor(answer, 'tokenDead')) return true
    if (!refusedFor(answer, 'noCustomer')) return false
    return hasNoCustomer(name === 'customer' ? answer : await askForCustomer(session))
  }

  async function askForCustomer(session: Session) {
    const headers = session.upstreamHeaders('personal')
    const document = documents.of('customer')
    return answerWithErrors(await upstream.send({ document, variables: {}, headers, kind: 'read' }))
  }

  /** @throws NOT_AUTHORIZED when there is no new token; the session has none then */
  return async function withLiveToken(request: PersonalRequest): Promise<Buffer> {
    if (!(await isTokenDead(request, request.body))) return request.body
    if (await renewals.renew(request.session)) {
      const again = await request.resend()
      if (!(await isTokenDead(request, again))) return again
    }
    request.session.forgetCustomer()
    throw notAuthorized()
  }
}

/** Part of the customer may be refused to a live token. */
function hasNoCustomer(answer: GraphQLAnswer | undefined): boolean {
  return refusedFor(answer, 'noCustomer') !== undefined && answer?.data?.['customer'] == null
}

/** Counts a call of this group against the caller's address. @throws RATE_LIMITED */
export type Admit = (group: RateLimitGroup) => Promise<void>

export interface PersonalCall {
  name: string
  method: Method
  variables: Record<string, unknown>
  session: Session
  /** Aborted when the caller leaves. */
  signal?: AbortSignal | undefined
  admit?: Admit | undefined
}

interface PersonalDeps {
  upstream: Upstream
  documents: DocumentTable
  methods: Readonly<Record<string, Method>>
  merges: Merges
  renewals: Renewals
  placeOrder: (call: CartCall) => Promise<Buffer>
  /** Maximum duration of an order, with a renewal of the token. */
  orderTimeoutMs: number
  readCustomCall: ReadCustomCall
}

/** Methods whose response says nothing about the session's token. */
const TOKEN_DOES_NOT_MATTER: readonly (Effect | undefined)[] = ['signs-in', 'signs-in-again', 'signs-out']

/** Makes the function that runs personal calls. */
export function createPersonalCalls(deps: PersonalDeps) {
  const { upstream, documents, methods, merges, renewals, placeOrder, readCustomCall, orderTimeoutMs } = deps
  const replaceCart = createCartReplacements()
  const withLiveToken = createLiveTokens({ upstream, documents, renewals })

  function sender({ name: own, method: ownMethod, session, admit }: PersonalCall): Send {
    return async (which, variables) => {
      const name = which === 'own' ? own : which
      const method = methods[name] ?? ownMethod
      if (which !== 'own' && method.limit) await admit?.(method.limit)
      const document = documents.of(name)
      const message = method.custom ? readCustomCall(method.custom, variables) : { document, variables }
      const orderEnd = performance.now() + orderTimeoutMs
      const send = () =>
        upstream.send({
          ...message,
          // An expired token must not prevent a new sign-in.
          headers: session.upstreamHeaders(method.effect === 'signs-in' ? 'anonymous' : 'personal'),
          kind: method.kind,
          // Callers choose the names of their documents, and each name would create a metric series.
          ...(method.custom && { countedAs: name }),
          ...(name === 'placeOrder' && {
            timeoutMs: Math.max(1, orderEnd - performance.now()),
            doneWith: orderNumberIn,
          }),
        })
      const body = await send()
      if (TOKEN_DOES_NOT_MATTER.includes(ownMethod.effect) || !session.authorization) return body
      return withLiveToken({ body, session, name, resend: send })
    }
  }

  async function callCart(call: PersonalCall, send: Send): Promise<Buffer> {
    const { method, session } = call
    const { cart } = method
    if (!cart) throw new Error(`${call.name} has no cart`)
    if (session.cartId) {
      const current = await merges.resolve(session.cartId)
      if (current !== session.cartId) session.setCart(current)
    }
    const named = cartIdIn(call.variables, cart)
    const variables = named ? withCartId(call.variables, cart, await merges.resolve(named)) : call.variables
    const run = method.effect === 'closes-cart' ? placeOrder : callWithCart
    return run({ cart, variables, session, send, replaceCart })
  }

  return async function callPersonal(call: PersonalCall): Promise<Buffer> {
    const { name, method, variables, session } = call
    // Without a remember-me token there is nothing to revoke; the session is cleared anyway.
    if (method.effect === 'forgets' && !documents.has(name)) session.setRememberMe(undefined)
    // Checked before the session responds in place of the back end, e.g. with an empty wishlist.
    documents.of(name)
    const send = sender(call)
    if (method.cart) return callCart(call, send)
    if (method.guest) return callForGuest({ name, guest: method.guest, variables, session, send })
    if (!method.effect || method.effect === 'closes-cart') return send('own', variables)
    return EFFECTS[method.effect]({ send, session, variables, merges, renewals })
  }
}
