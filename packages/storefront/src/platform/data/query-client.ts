// Runs operations: the server's client for one request (server-client.ts), the browser's for as long as the document
// lives (browser-client.ts).
import type { DocumentInput, RequestPolicy } from '@urql/core'

/** Why an operation failed: without an answer, or with the errors of one. */
export interface QueryError {
  networkError?: Error | undefined
  graphQLErrors: readonly { message: string; extensions: Record<string, unknown> }[]
}

export interface QueryResult<Data = unknown> {
  data?: Data | null | undefined
  error?: QueryError | undefined
}

export interface QueryContext {
  /** `cache-first` by default. */
  requestPolicy?: RequestPolicy
  /** Headers that the middleware takes among the arguments. */
  customHeaders?: Record<string, string>
}

type Run<Result> = <Data, Variables extends object>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context?: QueryContext,
) => Result extends 'later' ? Promise<QueryResult<Data>> : QueryResult<Data> | null

/** What runs single operations; their results never reject. */
export interface Operations {
  query: Run<'later'>
  mutation: Run<'later'>
}

export interface QueryClient extends Operations {
  /** The result that is there already. */
  peek: Run<'now'>
  /** Calls back with every result of the query, the first maybe at once, until the returned function is called. */
  watch: <Data, Variables extends object>(
    request: { query: DocumentInput<Data, Variables>; variables: Variables; context: QueryContext },
    onResult: (result: QueryResult<Data>) => void,
  ) => () => void
}

/** The name of the document's operation. */
export function nameOf(document: DocumentInput): string {
  if (typeof document === 'string') throw new Error('operations are known by name')
  for (const node of document.definitions)
    if (node.kind === 'OperationDefinition') return node.name?.value ?? ''
  return ''
}

/** Objects may have been put together in another order. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
    : value

/** urql's own would bring its core. Of 64 bits: with a small multiplier, texts that differ in two neighbouring letters collide. */
function hashOf(text: string): string {
  let [one, other] = [1, 2]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 0x9e37_79b1)
    other = Math.imul(other ^ code, 0x5f35_6495)
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('-')
}

/** Tells the queries of a page apart, on the server and in the browser alike. */
export function keyOf(document: DocumentInput, variables: object | void): string {
  const text = JSON.stringify(variables ?? {}, inOrder)
  return text === '{}' ? nameOf(document) : `${nameOf(document)}.${hashOf(text)}`
}
