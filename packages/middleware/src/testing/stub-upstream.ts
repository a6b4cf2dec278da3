// A stub of the back end over real HTTP, with responses set by the test.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface UpstreamRequest {
  verb: string
  /** Path and query. */
  address: string
  operationName: string
  query: string
  variables: Record<string, unknown>
  headers: IncomingHttpHeaders
}

const AT_START = ['introspection', 'storeViews']

/** Answers by operation name: a body to send as JSON, or a function that makes one or answers by itself. */
export type StubAnswers = Record<string, unknown>

export interface StubUpstream {
  /** The GraphQL endpoint. */
  url: string
  /** All requests so far except those of every start: introspection and store views. */
  requests: UpstreamRequest[]
  /** Change them as the test goes on. */
  readonly answers: StubAnswers
  stop(): Promise<void>
}

/**
 * Starts a stub. An answer may be a function `(request, response) => body`; when it returns undefined it has
 * answered itself. Introspection is refused unless `answers.introspection` says otherwise.
 */
export async function startStubUpstream(answers: StubAnswers = {}, requestedPort = 0): Promise<StubUpstream> {
  const requests: UpstreamRequest[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const address = new URL(incoming.url ?? '/', 'http://stub')
      if (address.pathname === '/readyz') return answerReadiness(answers['readyz'], response)
      const sent =
        incoming.method === 'GET' ? fromQuery(address) : JSON.parse(Buffer.concat(chunks).toString())
      const request = {
        ...sent,
        verb: incoming.method ?? '',
        address: incoming.url ?? '',
        headers: incoming.headers,
      } as UpstreamRequest
      if (!AT_START.includes(request.operationName)) requests.push(request)
      void answer(answers, request, response)
    })
  })
  // Longer than any test takes between two requests: which connections there are is for the caller to decide.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(requestedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    requests,
    answers,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** `answers.readyz` is status and body; without it there is no such path, as in a Magento. */
function answerReadiness(readyz: unknown, response: ServerResponse): void {
  const [status, body] = (readyz ?? [404, '{"errors":[]}']) as [number, string]
  response.writeHead(status).end(body)
}

function fromQuery(address: URL) {
  const { query = '', operationName = '', variables = '{}' } = Object.fromEntries(address.searchParams)
  return { query, operationName, variables: JSON.parse(variables) as Record<string, unknown> }
}

async function answer(
  answers: StubAnswers,
  request: UpstreamRequest,
  response: ServerResponse,
): Promise<void> {
  const answer = answers[request.operationName]
  const body: unknown = typeof answer === 'function' ? await answer(request, response) : answer
  if (response.writableEnded || response.destroyed || (body === undefined && typeof answer === 'function'))
    return
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body ?? defaultAnswer(request.operationName)))
}

function defaultAnswer(name: string): object {
  if (name === 'ready') return { data: { __typename: 'Query' } }
  return { errors: [{ message: `The stub knows no ${name}` }] }
}
