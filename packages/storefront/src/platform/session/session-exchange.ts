// Handles an expired session: the middleware failed to renew it and removed its cookies. A page that can ask for the
// password does, and the failed operation is sent again; else the shopper is sent to the home page with a persistent
// warning.
import {
  CombinedError,
  getOperationName,
  type Exchange,
  type Operation,
  type OperationResult,
} from '@urql/core'
import { empty, fromPromise, fromValue, makeSubject, merge, mergeMap, pipe } from 'wonka'
import { OperationError } from '../data/operation-error.ts'
import { storeMessage } from '../stored-message.ts'
import { forgetShopper } from './forget-shopper.ts'
import { announceSession } from './session-changes.ts'
import { recoverSession, sessionHasEnded } from './session-recovery.ts'

/** A guest cannot use the cart of the customer whose session has ended. */
function isEnd(error: CombinedError | undefined): boolean {
  const code = error && new OperationError(error).code
  return code === 'NOT_AUTHORIZED' || (code === 'CART_NOT_FOUND' && sessionHasEnded())
}

/** The shopper agreed to the cart as it was: the checkout compares it again before it orders. */
const isRepeatable = ({ query }: Operation): boolean => getOperationName(query) !== 'placeOrder'

/** A cart that is the customer's is not gone: no order of it may be taken for placed. */
function notAuthorized(result: OperationResult): OperationResult {
  const userError = {
    message: 'You are not authorized, please log in.',
    extensions: { code: 'NOT_AUTHORIZED' },
  }
  return { ...result, data: undefined, error: new CombinedError({ graphQLErrors: [userError] }) }
}

function leave(goHome: () => void): void {
  document.cookie = storeMessage('not-authorized', window.location.pathname + window.location.search)
  forgetShopper()
  announceSession()
  goHome()
}

/** In the browser only. @param goHome leaves the page */
export function sessionExchange(goHome: () => void): Exchange {
  return ({ forward }) =>
    (operations) => {
      const repeated = makeSubject<Operation>()
      return pipe(
        merge([operations, repeated.source]),
        forward,
        mergeMap((result) => {
          if (!isEnd(result.error)) return fromValue(result)
          const recovery = recoverSession()
          if (!recovery) leave(goHome)
          if (!recovery) return fromValue(result)
          return pipe(
            fromPromise(recovery),
            mergeMap((isBack) => {
              if (!isBack || !isRepeatable(result.operation)) return fromValue(notAuthorized(result))
              repeated.next(result.operation)
              return empty
            }),
          )
        }),
      )
    }
}
