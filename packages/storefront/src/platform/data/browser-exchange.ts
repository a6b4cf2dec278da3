// What the browser asks the middleware with: session, normalised cache, wire. Loaded when something is to be asked.
import { middlewareExchange } from '@loftwood/client/urql'
import { composeExchanges, type Exchange } from '@urql/core'
import { sessionExchange } from '../session/session-exchange.ts'
import { makeCacheExchange } from './graphcache.ts'
import { handedOverExchange, type HandedOver } from './handed-over.ts'
import { typenameExchange } from './typename-exchange.ts'
import { wholeResultsExchange } from './whole-results-exchange.ts'

interface BrowserParts {
  transport: Parameters<typeof middlewareExchange>[0]
  /** What the server has read already. */
  results: HandedOver
  /** Leaves the page when the session has ended. */
  goHome: () => void
}

/** Every exchange of the browser's client, as one. */
export function browserExchange({ transport, results, goHome }: BrowserParts): Exchange {
  return composeExchanges([
    typenameExchange,
    sessionExchange(goHome),
    makeCacheExchange(),
    wholeResultsExchange,
    handedOverExchange(results),
    middlewareExchange(transport),
  ])
}
