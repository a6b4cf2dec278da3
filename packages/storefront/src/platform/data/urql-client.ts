// urql's client in the browser: session, normalised cache, fetch. Loaded with the first request.
import { middlewareExchange } from '@loftwood/client/urql'
import { createClient } from '@urql/core'
import { sessionExchange } from '../session/session-exchange.ts'
import { dehydratedExchange } from './dehydrated-exchange.ts'
import type { DehydratedResults } from './dehydrated-results.ts'
import { makeCacheExchange } from './graphcache.ts'
import { overUrql } from './over-urql.ts'
import type { QueryClient } from './query-client.ts'
import { typenameExchange } from './typename-exchange.ts'
import { wholeResultsExchange } from './whole-results-exchange.ts'

interface Parts {
  transport: Parameters<typeof middlewareExchange>[0]
  /** Dehydrated by the server. */
  results: DehydratedResults
  /** Leaves the page when the session has ended. */
  goHome: () => void
}

export function urqlClient({ transport, results, goHome }: Parts): QueryClient {
  const exchanges = [
    typenameExchange,
    makeCacheExchange(),
    wholeResultsExchange,
    // Below the cache, which sees only the last answer of an operation that is sent again.
    sessionExchange(goHome),
    dehydratedExchange(results),
    middlewareExchange(transport),
  ]
  return overUrql(createClient({ url: transport.url, preferGetMethod: false, exchanges }))
}
