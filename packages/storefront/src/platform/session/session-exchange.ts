// Handles an expired session: the middleware failed to renew it and removed its cookies, so the shopper
// is sent to the home page with a persistent warning.
import { mapExchange, type Exchange } from '@urql/core'
import { OperationError } from '../data/operation-error.ts'
import { storeMessage } from '../stored-message.ts'
import { forgetShopper } from './forget-shopper.ts'
import { announceSession } from './session-changes.ts'

/** In the browser only. @param goHome leaves the page */
export function sessionExchange(goHome: () => void): Exchange {
  return mapExchange({
    onError: (error) => {
      if (new OperationError(error).code !== 'NOT_AUTHORIZED') return
      document.cookie = storeMessage('not-authorized', window.location.pathname + window.location.search)
      forgetShopper()
      announceSession()
      goHome()
    },
  })
}
