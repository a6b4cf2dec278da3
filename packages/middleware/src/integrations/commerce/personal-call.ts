// Calls for one shopper: with his token and his cart, never kept.
import { AppError } from '../../errors.ts'
import { callWithCart, type CartCall, type Send } from './cart-call.ts'
import { answerWithErrors, hasCategory, parseAnswer } from './graphql-answer.ts'
import type { Method } from './methods/method.ts'
import type { Session } from './session.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import type { Upstream } from './upstream/upstream.ts'

/** An order may take this long; callers are told to ask again before that. */
const ORDER_TIMEOUT_MS = 60_000

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
  placeOrder: (call: CartCall) => Promise<Buffer>
}

/** Makes the function that runs personal calls. */
export function createPersonalCalls({ upstream, documents, methods, placeOrder }: PersonalDeps) {
  function sender({ name: own, session }: PersonalCall): Send {
    return async (which, variables) => {
      const name = which === 'own' ? own : which
      const body = await upstream.send({
        document: documents.of(name),
        variables,
        headers: session.upstreamHeaders('personal'),
        kind: methods[name]?.kind ?? 'write',
        ...(name === 'placeOrder' && { timeoutMs: ORDER_TIMEOUT_MS }),
      })
      refuseDeadSession(body, session)
      return body
    }
  }

  return async function callPersonal(call: PersonalCall): Promise<Buffer> {
    const { method, variables, session } = call
    const send = sender(call)
    if (method.cart) {
      const run = method.effect === 'closes-cart' ? placeOrder : callWithCart
      return run({ cart: method.cart, variables, session, send })
    }
    const body = await send('own', variables)
    if (method.effect === 'opens-cart') rememberCart(body, session)
    return body
  }
}

/** A token the back end no longer takes is forgotten. @throws NOT_AUTHORIZED */
function refuseDeadSession(body: Buffer, session: Session): void {
  if (!session.authorization || !hasCategory(answerWithErrors(body), 'graphql-authentication')) return
  session.forgetCustomer()
  throw new AppError('NOT_AUTHORIZED', 'You are not authorized, please log in.')
}

function rememberCart(body: Buffer, session: Session): void {
  const cartId = parseAnswer(body).data?.['createEmptyCart']
  if (typeof cartId === 'string') session.setCart(cartId)
}
