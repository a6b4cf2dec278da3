// A client of urql's, as the shop's components use it.
import type { Client } from '@urql/core'
import type { QueryClient, QueryResult } from './query-client.ts'

export function overUrql(client: Client): QueryClient {
  let isPeeking = false
  return {
    query: (document, variables, context) => client.query(document, variables, context).toPromise(),
    mutation: (document, variables, context) => client.mutation(document, variables, context).toPromise(),
    peek(document, variables, context) {
      isPeeking = true
      try {
        return client.readQuery(document, variables, context)
      } finally {
        isPeeking = false
      }
    },
    watch({ query, variables, context }, onResult) {
      // Components peek while they are rendered, when no other may be changed.
      const report = (result: QueryResult<never>) =>
        isPeeking ? queueMicrotask(() => onResult(result)) : onResult(result)
      const subscription = client.query(query, variables, context).subscribe(report as never)
      return () => subscription.unsubscribe()
    },
  }
}
