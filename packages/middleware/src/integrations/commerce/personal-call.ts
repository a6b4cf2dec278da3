// Calls for one shopper: with his token and his cart, never kept.
import { AppError } from '../../errors.ts'
import { callWithCart, cartIdIn, withCartId, type CartCall, type Send } from './cart-call.ts'
import type { ReadCustomCall } from './custom-call.ts'
import { EFFECTS } from './effects.ts'
import { answerWithErrors, hasCategory } from './graphql-answer.ts'
import { callForGuest } from './guest-call.ts'
import type { Merges } from './merges.ts'
import type { Effect, Method } from './methods/method.ts'
import { ORDER_TIMEOUT_MS } from './place-order.ts'
import type { Renewals } from './renewal.ts'
import type { Session } from './session.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import type { Upstream } from './upstream/upstream.ts'

export interface PersonalCall {
  name: string
  method: Method
  variables: Record<string, unknown>
  session: Session
}

interface PersonalDeps {
  upstream: Upstream
  documents: DocumentTable
  methods: Readonly<Record<string, Method>>
  merges: Merges
  renewals: Renewals
  placeOrder: (call: CartCall) => Promise<Buffer>
  readCustomCall: ReadCustomCall
}

/** Their answer says nothing of the session's token. */
const TOKEN_DOES_NOT_MATTER: readonly (Effect | undefined)[] = ['signs-in', 'signs-in-again', 'signs-out']

/** Makes the function that runs personal calls. */
export function createPersonalCalls(deps: PersonalDeps) {
  const { upstream, documents, methods, merges, renewals, placeOrder, readCustomCall } = deps

  function sender({ name: own, method, session }: PersonalCall): Send {
    return async (which, variables) => {
      const name = which === 'own' ? own : which
      const row = methods[name]
      const document = documents.of(name)
      const message = row?.custom ? readCustomCall(row.custom, variables) : { document, variables }
      const ask = () =>
        upstream.send({
          ...message,
          // An old token must not keep anybody from getting a new one.
          headers: session.upstreamHeaders(row?.effect === 'signs-in' ? 'anonymous' : 'personal'),
          kind: row?.kind ?? 'write',
          ...(name === 'placeOrder' && { timeoutMs: ORDER_TIMEOUT_MS }),
        })
      const body = await ask()
      if (TOKEN_DOES_NOT_MATTER.includes(method.effect) || !session.authorization) return body
      return withLiveToken({ body, session, method, ask })
    }
  }

  /**
   * Answers `body` unless it says that the token is dead; then asks once more with a new one. Being refused may also
   * mean a cart of somebody else or a wrong password: then the second answer tells. @throws NOT_AUTHORIZED
   */
  async function withLiveToken({ body, session, method, ask }: Asked): Promise<Buffer> {
    if (!isRefused(body) || (method.checksPassword && (await isTokenTaken(session)))) return body
    if (await renewals.renew(session)) {
      const again = await ask()
      if (!isRefused(again) || method.checksPassword || isAboutCart(method, again)) return again
    } else if (isAboutCart(method, body)) return body
    session.forgetCustomer()
    throw new AppError('NOT_AUTHORIZED', 'You are not authorized, please log in.')
  }

  async function isTokenTaken(session: Session): Promise<boolean> {
    const headers = session.upstreamHeaders('personal')
    const document = documents.of('customer')
    return !isRefused(await upstream.send({ document, variables: {}, headers, kind: 'read' }))
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
    return run({ cart, variables, session, send })
  }

  return async function callPersonal(call: PersonalCall): Promise<Buffer> {
    const { method, variables, session } = call
    const send = sender(call)
    if (method.cart) return callCart(call, send)
    if (method.guest) return callForGuest({ guest: method.guest, variables, session, send })
    if (!method.effect || method.effect === 'closes-cart') return send('own', variables)
    return EFFECTS[method.effect]({ send, session, variables, merges, renewals })
  }
}

interface Asked {
  body: Buffer
  session: Session
  method: Method
  ask: () => Promise<Buffer>
}

function isRefused(body: Buffer): boolean {
  return hasCategory(answerWithErrors(body), 'graphql-authentication', 'graphql-authorization')
}

/** Whether it is the cart that was refused: a dead token has a category of its own. */
function isAboutCart(method: Method, body: Buffer): boolean {
  return Boolean(method.cart) && !hasCategory(answerWithErrors(body), 'graphql-authentication')
}
