// The browser's exchanges: session, normalised cache, fetch. Loaded with the first request.
import { middlewareExchange } from '@loftwood/client/urql'
import { composeExchanges, type Exchange } from '@urql/core'
import { sessionExchange } from '../session/session-exchange.ts'
import { makeCacheExchange } from './graphcache.ts'
import { dehydratedExchange, type DehydratedResults } from './dehydrated-results.ts'
import { typenameExchange } from './typename-exchange.ts'
import { wholeResultsExchange } from './whole-results-exchange.ts'

interface BrowserParts {
  transport: Parameters<typeof middlewareExchange>[0]
  /** Dehydrated by the server. */
  results: DehydratedResults
  /** Leaves the page when the session has ended. */
  goHome: () => void
}

/** Every exchange of the browser's client, as one. */
export function browserExchange({ transport, results, goHome }: BrowserParts): Exchange {
  return composeExchanges([
    typenameExchange,
    makeCacheExchange(),
    wholeResultsExchange,
    // Below the cache, which sees only the last answer of an operation that is sent again.
    sessionExchange(goHome),
    dehydratedExchange(results),
    middlewareExchange(transport),
  ])
}
