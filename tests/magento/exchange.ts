/** A GraphQL request to Magento and what was answered: what the recorder writes and the replaying Magento reads. */
import type { IncomingMessage } from 'node:http'
import { getOperationAST, parse, type DocumentNode } from 'graphql'

/** What Magento's answer depends on, but for what was done before. */
export interface MagentoRequest {
  operation: string
  variables: Record<string, unknown>
  store: string
  currency?: string
  isSignedIn: boolean
  isMutation: boolean
}

export interface MagentoAnswer {
  data?: Record<string, unknown> | null
  errors?: {
    message: string
    path?: readonly (string | number)[]
    extensions?: Record<string, unknown>
  }[]
}

export interface Exchange extends MagentoRequest {
  /** The test it was recorded in; absent when the answer is the same in all of them. */
  journey?: string
  status: number
  answer: MagentoAnswer
}

export interface Sent {
  request: MagentoRequest
  query: string
  document: DocumentNode
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** @throws when it is no GraphQL request */
export function readSent(message: IncomingMessage, body: Buffer): Sent {
  const { query, variables } = body.length > 0 ? inBody(body) : inAddress(message.url ?? '')
  const document = parse(query)
  const operation = getOperationAST(document)
  const { store, authorization, 'content-currency': currency } = message.headers
  const request: MagentoRequest = {
    operation: operation?.name?.value ?? '',
    variables: variables ?? {},
    store: typeof store === 'string' ? store : 'default',
    ...(typeof currency === 'string' && { currency }),
    isSignedIn: authorization !== undefined,
    isMutation: operation?.operation === 'mutation',
  }
  return { request, query, document }
}

interface GraphQLParameters {
  query: string
  variables?: Record<string, unknown> | null
}

const inBody = (body: Buffer) => JSON.parse(body.toString()) as GraphQLParameters

function inAddress(address: string): GraphQLParameters {
  const parameters = new URL(address, 'http://localhost').searchParams
  const variables = JSON.parse(parameters.get('variables') ?? '{}') as Record<string, unknown>
  return { query: parameters.get('query') ?? '', variables }
}

/** Equal for requests with the same answer. The order of fields does not count. */
export function keyOf({ operation, variables, store, currency, isSignedIn }: MagentoRequest): string {
  return JSON.stringify([operation, sorted(variables), store, currency ?? null, isSignedIn])
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).filter(([, each]) => each !== undefined && each !== null)
  return Object.fromEntries(fields.toSorted().map(([name, each]) => [name, sorted(each)]))
}
