// Queries in components. urql's own hooks would bring its core with the first page.
import type { DocumentInput, RequestPolicy } from '@urql/core'
import { createContext, use, useCallback, useEffect, useState } from 'react'
import { keyOf, type QueryClient, type QueryResult } from './query-client.ts'

const ClientContext = createContext<QueryClient | undefined>(undefined)

export const ClientProvider = ClientContext.Provider

/** The client of this page. */
export function useClient(): QueryClient {
  const client = use(ClientContext)
  if (!client) throw new Error('no ClientProvider above')
  return client
}

interface QueryOptions<Data, Variables extends object> {
  query: DocumentInput<Data, Variables>
  variables: Variables
  /** Nothing is queried meanwhile. */
  pause?: boolean
  requestPolicy?: RequestPolicy
}

interface QueryState<Data, Variables> {
  /** Of the last answer, which may be one to other variables while the next is fetched. */
  data: Data | null | undefined
  error: QueryResult['error']
  fetching: boolean
  /** What the last answer is to. */
  answered: Variables | undefined
}

interface Request<Data, Variables extends object> {
  key: string
  query: DocumentInput<Data, Variables>
  variables: Variables
  context: { requestPolicy: RequestPolicy }
}

type Shown<Data, Variables extends object> = QueryState<Data, Variables> & {
  request: Request<Data, Variables> | undefined
  /** Of the request that `data` answers. */
  answeredKey: string | undefined
}

const EMPTY = {
  data: undefined,
  error: undefined,
  fetching: false,
  answered: undefined,
  request: undefined,
  answeredKey: undefined,
}

/** With the result of a request; the same object when nothing differs. */
function withResult<Data, Variables extends object>(
  shown: Shown<Data, Variables>,
  { data, error }: QueryResult<Data>,
  request: Request<Data, Variables>,
): Shown<Data, Variables> {
  const isSame = shown.data === data && shown.error === error && !shown.fetching && shown.request === request
  if (isSame) return shown
  // A failed reload leaves what it would have replaced, but not the data of other variables.
  const isFailedReload = data === undefined && shown.answeredKey === request.key
  return {
    data: isFailedReload ? shown.data : data,
    error,
    fetching: false,
    answered: request.variables,
    request,
    answeredKey: request.key,
  }
}

/**
 * Follows a query. What is there already is returned with the first rendering; the server's results are.
 * @returns the state, and a function that sends the query again
 */
export function useQuery<Data, Variables extends object>({
  query,
  variables,
  pause = false,
  requestPolicy = 'cache-first',
}: QueryOptions<Data, Variables>): [state: QueryState<Data, Variables>, reload: () => void] {
  const client = useClient()
  const key = pause ? undefined : keyOf(query, variables)

  function begin(shown: Shown<Data, Variables>): Shown<Data, Variables> {
    if (key === undefined) return { ...shown, fetching: false, request: undefined }
    const request = { key, query, variables, context: { requestPolicy } }
    const result = client.peek(query, variables, request.context)
    return result ? withResult(shown, result, request) : { ...shown, fetching: true, request }
  }

  const [state, setState] = useState(() => begin(EMPTY))
  let shown = state
  if (shown.request?.key !== key) setState((shown = begin(shown)))
  const { request } = shown
  useEffect(() => {
    if (!request) return undefined
    return client.watch(request, (result) =>
      setState((now) => (now.request === request ? withResult(now, result, request) : now)),
    )
  }, [client, request])
  const reload = useCallback(() => {
    const again = (now: Shown<Data, Variables>): Shown<Data, Variables> =>
      now.request
        ? { ...now, fetching: true, request: { ...now.request, context: { requestPolicy: 'network-only' } } }
        : now
    setState(again)
  }, [])
  return [shown, reload]
}
