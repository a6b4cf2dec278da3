// A session the back end no longer takes: the middleware has tried to renew it and dropped its cookies, so the shopper
// goes home with a warning that stays.
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
