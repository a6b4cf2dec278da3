// Asks a running back end, as a client over HTTP would.
import { print } from 'graphql'
import type { DocumentNode } from 'graphql'

interface WireError {
  message: string
  path?: (string | number)[]
  extensions?: { category: string; code?: string }
}

export interface WireResult<Data> {
  status: number
  data: Data
  errors?: WireError[]
}

type Headers = Record<string, string>

/** What the contract's documents are: a parsed operation that knows the types of its data and variables. */
type TypedDocument<Data, Variables> = { __apiType?: (variables: Variables) => Data }

/** Untyped data, for queries written in a test. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of any shape
export type AnyData = any

/** Sends one document; errors come back as data. */
export async function send<Data = AnyData, Variables = Record<string, unknown>>(
  graphqlUrl: string,
  document: string | TypedDocument<Data, Variables>,
  { variables, headers = {} }: { variables?: Variables; headers?: Headers } = {},
): Promise<WireResult<Data>> {
  const query = typeof document === 'string' ? document : print(document as unknown as DocumentNode)
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const body = (await response.json()) as Omit<WireResult<Data>, 'status'>
  return { status: response.status, ...body }
}

/** The data of an answer without errors. @throws {Error} naming the errors */
export async function sendForData<Data = AnyData, Variables = Record<string, unknown>>(
  graphqlUrl: string,
  document: string | TypedDocument<Data, Variables>,
  options: { variables?: Variables; headers?: Headers } = {},
): Promise<Data> {
  const { data, errors } = await send(graphqlUrl, document, options)
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}
