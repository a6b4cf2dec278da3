// The client of one request on the server: each query is sent once, and its result is there at once when a component
// reads it, and for the browser.
import { createClient, ClientError } from '@loftwood/client'
import type { DocumentInput } from '@urql/core'
import type { DocumentNode } from 'graphql'
import { fillMissing } from './fill-missing.ts'
import { keyOf, nameOf, type QueryClient, type QueryError, type QueryResult } from './query-client.ts'

/** How a request's operations travel. */
interface Transport {
  url: string
  fetch: typeof fetch
  store: string
}

type Call = (variables: object) => Promise<unknown>

export interface ServerClient extends QueryClient {
  /** By key, in the order of the keys, which is the same however long each took. */
  results: () => [key: string, result: QueryResult][]
}

export function serverClient(transport: Transport): ServerClient {
  const methods = createClient(transport).magento as unknown as Readonly<Record<string, Call | undefined>>
  const pending = new Map<string, Promise<QueryResult>>()
  const results = new Map<string, QueryResult>()

  async function send(document: DocumentInput, variables: object): Promise<QueryResult> {
    const call = methods[nameOf(document)]
    if (!call) throw new Error('an operation without a name cannot be sent')
    const result = await call(variables).then((data): QueryResult => ({ data }), failed)
    if (result.data) fillMissing(document as DocumentNode, result.data as Record<string, unknown>)
    return result
  }

  async function read(key: string, document: DocumentInput, variables: object): Promise<QueryResult> {
    const result = await send(document, variables)
    results.set(key, result)
    return result
  }

  function query(document: DocumentInput, variables: object): Promise<QueryResult> {
    const key = keyOf(document, variables)
    const reading = pending.get(key) ?? read(key, document, variables)
    pending.set(key, reading)
    return reading
  }

  return {
    query: query as QueryClient['query'],
    mutation: send as QueryClient['mutation'],
    peek: ((document, variables) => results.get(keyOf(document, variables)) ?? null) as QueryClient['peek'],
    // A page is rendered once.
    watch: () => () => undefined,
    results: () => [...results].sort(([left], [right]) => (left < right ? -1 : 1)),
  }
}

/** User errors of the middleware carry its code and status; `networkError` means that there was no answer. */
function failed(error: unknown): QueryResult {
  if (!(error instanceof ClientError) || error.status === 0)
    return { error: { networkError: error as Error, graphQLErrors: [] } }
  const { message, code, status, requestId, data, errors } = error
  if (errors.length > 0) return { data, error: { graphQLErrors: errors as QueryError['graphQLErrors'] } }
  return { error: { graphQLErrors: [{ message, extensions: { code, status, requestId, data } }] } }
}
