// The browser's client. It answers from the dehydrated results, and loads urql with the first other operation: most first
// pages need none before the first interaction.
import { resultOf, type DehydratedResults } from './dehydrated-results.ts'
import { keyOf, type Operations, type QueryClient, type QueryResult } from './query-client.ts'

/**
 * @param results dehydrated by the server
 * @param open loads the client for all other operations; called again after a failure
 */
export function browserClient(results: DehydratedResults, open: () => Promise<QueryClient>): QueryClient {
  let loaded: QueryClient | undefined
  let opening: Promise<QueryClient> | undefined
  /** Begin to watch what is shown from `results`, once the loaded client can update it. */
  const waiting = new Set<(client: QueryClient) => void>()

  async function openOnce(): Promise<QueryClient> {
    try {
      loaded = await open()
      for (const begin of waiting) begin(loaded)
      waiting.clear()
      return loaded
    } finally {
      opening = undefined
    }
  }
  const load = (): Promise<QueryClient> => (loaded ? Promise.resolve(loaded) : (opening ??= openOnce()))

  const peek: QueryClient['peek'] = (document, variables, context) =>
    loaded
      ? loaded.peek(document, variables, context)
      : resultOf(results, keyOf(document, variables), context)

  const run =
    (kind: keyof Operations): QueryClient['query'] =>
    async (document, variables, context) => {
      const known = kind === 'query' && !loaded && peek(document, variables, context)
      if (known) return known
      const client = await load().catch((error: Error) => error)
      return client instanceof Error ? notLoaded(client) : client[kind](document, variables, context)
    }

  return {
    query: run('query'),
    mutation: run('mutation'),
    peek,
    watch(request, onResult) {
      if (loaded) return loaded.watch(request, onResult)
      let stop: (() => void) | undefined
      let hasLeft = false
      /** The loaded client repeats what is shown. */
      let isRepeated = peek(request.query, request.variables, request.context) !== null
      const begin = (client: QueryClient) => {
        if (hasLeft) return
        stop = client.watch(request, (result) => {
          if (!isRepeated) onResult(result)
          isRepeated = false
        })
      }
      if (isRepeated) waiting.add(begin)
      else void load().then(begin, (error: Error) => hasLeft || onResult(notLoaded(error)))
      return () => {
        hasLeft = true
        waiting.delete(begin)
        stop?.()
      }
    },
  }
}

const notLoaded = (networkError: Error): QueryResult<never> => ({
  error: { networkError, graphQLErrors: [] },
})
