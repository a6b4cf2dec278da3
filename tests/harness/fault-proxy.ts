/** A proxy before the back end that fails on command, in the ways networks and servers do. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a call; `cut` is after the back end has done its work: only the answer is lost. */
export const FAULTS = ['refuse', 'hang', '500', 'nonsense', 'cut'] as const
export type Fault = (typeof FAULTS)[number]

export interface FaultProxy {
  /** e.g. `http://127.0.0.1:4123/graphql` */
  graphqlUrl: string
  /** Every call of this operation fails like this until `heal`. */
  fail: (operation: string, fault: Fault) => void
  /** All is well again; whoever hangs is let go. */
  heal: () => void
  /** Names of the operations that reached the back end. */
  passed: string[]
  stop: () => Promise<void>
}

/** @param commerceUrl origin of the back end, which may start later */
export async function startFaultProxy(commerceUrl: string): Promise<FaultProxy> {
  const faults = new Map<string, Fault>()
  const hanging = new Set<ServerResponse>()
  const passed: string[] = []

  async function pass(request: IncomingMessage, body: Buffer): Promise<Response> {
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !HOP_BY_HOP.has(name)) headers.set(name, value)
    const hasBody = request.method === 'POST'
    return fetch(commerceUrl + request.url, {
      method: request.method ?? 'GET',
      headers,
      ...(hasBody && { body: new Uint8Array(body) }),
    })
  }

  const fates: Record<Fault, (response: ServerResponse) => void> = {
    refuse: (response) => response.destroy(),
    hang: (response) => hanging.add(response),
    '500': (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>'),
    nonsense: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
    cut: (response) => response.destroy(),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const operation = operationOf(request, body)
    const fault = faults.get(operation)
    if (fault && fault !== 'cut') return fates[fault](response)
    passed.push(operation)
    const result = await pass(request, body)
    const text = await result.text()
    if (fault) return fates[fault](response)
    response.writeHead(result.status, { 'content-type': result.headers.get('content-type') ?? '' }).end(text)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const heal = () => {
    faults.clear()
    for (const response of hanging) response.destroy()
    hanging.clear()
  }
  return {
    graphqlUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    fail: (operation, fault) => faults.set(operation, fault),
    heal,
    passed,
    stop: () => {
      heal()
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

const HOP_BY_HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'])

function operationOf(request: IncomingMessage, body: Buffer): string {
  const named = new URL(request.url ?? '', 'http://localhost').searchParams.get('operationName')
  if (named !== null || body.length === 0) return named ?? ''
  const { operationName } = JSON.parse(body.toString()) as { operationName?: string | null }
  return operationName ?? ''
}
