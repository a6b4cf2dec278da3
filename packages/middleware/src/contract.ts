// The middleware's contract with its clients, as types only: methods, their arguments and results, the error body.
import type { ErrorCode } from './errors.ts'
import type { INTEGRATIONS } from './integrations/integrations.ts'
import type { Method } from './integrations/commerce/methods/method.ts'

export type { ErrorCode }

/** The integrations by their name in the URL. */
export type Integrations = typeof INTEGRATIONS

/** The arguments a method takes, by position. */
export type ArgumentsOf<Row> = Row extends Method<infer _Data, infer Args> ? Args : never

/** The `data` that a method returns. */
export type DataOf<Row> = Row extends Method<infer Data, infer _Args> ? Data : never

/** The body of every response that is not 2xx. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; requestId: string; data?: unknown }
}

/** The readable cookie `vsf-session`: what browser code may read without access to the secret cookies. */
export interface SessionHint {
  /** A cart exists. */
  cart: boolean
  /** A customer is signed in. */
  customer: boolean
  /** A customer is remembered: `generateCustomerTokenByRememberMeToken` may sign in again. */
  rememberMe?: true
}
