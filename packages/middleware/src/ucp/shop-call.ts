// Calls of the method table for an agent: a session without cookies, with the agent's store view and address.
import type { ArgumentsOf, DataOf } from '../contract.ts'
import { AppError } from '../errors.ts'
import { FailedCall, type Integration } from '../integrations/commerce/integration.ts'
import { parseAnswer, type GraphQLError } from '../integrations/commerce/graphql-answer.ts'
import type { commerceMethods } from '../integrations/commerce/methods.ts'
import type { Admit } from '../integrations/commerce/personal-call.ts'
import { ProtocolError } from './failure.ts'
import type { ShopView } from './shop-views.ts'

type Methods = typeof commerceMethods

export type MethodName = keyof Methods

/** The back end's "no", with its reason for people. */
export class BackEndError extends Error {
  readonly errors: readonly GraphQLError[]

  constructor(errors: readonly GraphQLError[]) {
    super(errors.map(({ message }) => message).join(' '))
    this.name = 'BackEndError'
    this.errors = errors
  }
}

/** The cart is ordered, expired or never was. */
export class CartGone extends Error {}

/** Calls a method of the table. @throws BackEndError, CartGone, ProtocolError */
export type ShopCall = <Name extends MethodName>(
  method: Name,
  ...args: ArgumentsOf<Methods[Name]>
) => Promise<DataOf<Methods[Name]>>

export interface ShopCallDeps {
  integration: Integration
  view: ShopView
  /** The agent's, as reported by trusted proxies. */
  address: string | undefined
  admit: Admit
}

export function shopCall({ integration, view, address, admit }: ShopCallDeps): ShopCall {
  const query = { ...(view.code !== undefined && { store: view.code }) }
  return async (method, ...args) => {
    const { limit } = integration.methods[method] ?? {}
    if (limit) await admit(limit)
    const session = { cookies: {}, query, headers: {}, address }
    const { body } = await integration.call({ method, args, session, admit }).catch(rethrow)
    const { data, errors = [] } = parseAnswer(body)
    if (errors.length > 0) throw new BackEndError(errors)
    return data as never
  }
}

function rethrow(thrown: unknown): never {
  const error = thrown instanceof FailedCall ? thrown.error : thrown
  if (!(error instanceof AppError)) throw error
  const { code, message, retryAfterSeconds } = error
  if (code === 'CART_NOT_FOUND' || code === 'NOT_AUTHORIZED') throw new CartGone(message)
  if (code === 'INVALID_ARGUMENTS') throw new ProtocolError('invalid_request', message, { cause: error })
  throw (
    asProtocolError(error) ??
    new ProtocolError('internal_error', 'Something went wrong', { cause: error, retryAfterSeconds })
  )
}

/** A "no" of the back end that no input of the agent explains. */
export const unexplained = (error: BackEndError): ProtocolError =>
  new ProtocolError('service_unavailable', 'The shop cannot answer this for a moment', {
    cause: error,
    retryAfterSeconds: 5,
  })

/** What an error of the middleware is to an agent. */
export function asProtocolError(error: AppError): ProtocolError | undefined {
  const { code, message, retryAfterSeconds = 5 } = error
  if (code === 'RATE_LIMITED') return new ProtocolError('rate_limited', message, { retryAfterSeconds })
  if (error.status >= 502)
    return new ProtocolError('service_unavailable', 'The shop is out of reach for a moment', {
      cause: error,
      retryAfterSeconds,
    })
  return undefined
}
