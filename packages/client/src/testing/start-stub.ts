// A stub of the middleware over real HTTP: records requests, and sends the responses that a test sets.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  verb: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: string
}

export interface Stub {
  url: string
  received: Received[]
  /** The response to the next calls. */
  answer: { status: number; body: unknown; type?: string; cookies?: string[] }
  /** Resolves when a client disconnects before its response. */
  hungUp: Promise<void>
  stop(): Promise<void>
}

/** Starts the stub; with `answer.body` undefined it never responds. */
export async function startStub(): Promise<Stub> {
  const { promise: hungUp, resolve: hangUp } = Promise.withResolvers<void>()
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const address = new URL(request.url ?? '/', 'http://stub')
      received.push({
        verb: request.method ?? '',
        path: address.pathname,
        query: Object.fromEntries(address.searchParams),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      })
      response.on('close', () => response.writableEnded || hangUp())
      const { status, body, type = 'application/json', cookies = [] } = stub.answer
      if (body === undefined) return
      response.writeHead(status, { 'content-type': type, 'x-request-id': 'request-1', 'set-cookie': cookies })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stub: Stub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: { status: 200, body: { data: {} } },
    hungUp,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return stub
}
