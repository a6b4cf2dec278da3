// Calls for one shopper: with his token and his cart, never kept.
import { AppError } from '../../errors.ts'
import { callWithCart, type CartCall, type Send } from './cart-call.ts'
import { answerWithErrors, hasCategory, parseAnswer } from './graphql-answer.ts'
import type { Merges } from './merges.ts'
import type { Method } from './methods/method.ts'
import { ORDER_TIMEOUT_MS } from './place-order.ts'
import type { Session } from './session.ts'
import { signIn } from './sign-in.ts'
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
  placeOrder: (call: CartCall) => Promise<Buffer>
}

/** Makes the function that runs personal calls. */
export function createPersonalCalls({ upstream, documents, methods, merges, placeOrder }: PersonalDeps) {
  function sender({ name: own, method, session }: PersonalCall): Send {
    return async (which, variables) => {
      const name = which === 'own' ? own : which
      const isSignIn = methods[name]?.effect === 'signs-in'
      const body = await upstream.send({
        document: documents.of(name),
        variables,
        // An old token must not keep anybody from getting a new one.
        headers: session.upstreamHeaders(isSignIn ? 'anonymous' : 'personal'),
        kind: methods[name]?.kind ?? 'write',
        ...(name === 'placeOrder' && { timeoutMs: ORDER_TIMEOUT_MS }),
      })
      if (!isSignIn && method.effect !== 'signs-out') refuseDeadSession(body, session, Boolean(method.cart))
      return body
    }
  }

  async function callCart(call: PersonalCall, send: Send): Promise<Buffer> {
    const { method, variables, session } = call
    if (!method.cart) throw new Error(`${call.name} has no cart`)
    if (session.cartId) {
      const current = await merges.resolve(session.cartId)
      if (current !== session.cartId) session.setCart(current)
    }
    const run = method.effect === 'closes-cart' ? placeOrder : callWithCart
    return run({ cart: method.cart, variables, session, send })
  }

  return async function callPersonal(call: PersonalCall): Promise<Buffer> {
    const { method, variables, session } = call
    const send = sender(call)
    if (method.cart) return callCart(call, send)
    switch (method.effect) {
      case 'signs-in':
        return signIn({ send, session, variables, merges })
      case 'signs-out':
        return send('own', variables).finally(() => session.forgetCustomer())
      case 'adopts-cart':
        return send('own', variables).then((body) => adoptCart(body, session))
      default:
        return send('own', variables)
    }
  }
}

/**
 * A token the back end no longer takes is forgotten. Being refused a cart says nothing of the token: it may be
 * somebody else's cart. @throws NOT_AUTHORIZED
 */
function refuseDeadSession(body: Buffer, session: Session, isAboutCart: boolean): void {
  if (!session.authorization) return
  const categories = isAboutCart
    ? ['graphql-authentication']
    : ['graphql-authentication', 'graphql-authorization']
  if (!hasCategory(answerWithErrors(body), ...categories)) return
  session.forgetCustomer()
  throw new AppError('NOT_AUTHORIZED', 'You are not authorized, please log in.')
}

/** The cart an answer is about, `{ createEmptyCart: id }` or `{ customerCart: { id } }`, becomes the session's. */
function adoptCart(body: Buffer, session: Session): Buffer {
  const [cart] = Object.values(parseAnswer(body).data ?? {}) as (string | { id?: string } | null)[]
  const cartId = typeof cart === 'string' ? cart : cart?.id
  if (cartId && cartId !== session.cartId) session.setCart(cartId)
  return body
}
