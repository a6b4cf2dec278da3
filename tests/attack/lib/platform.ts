/** A platform as an attacker runs it: a server for its profile, and what its agents send. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { AttackedShop } from '../shop.ts'
import type { Answer, Visitor } from './visitor.ts'

export interface Platform {
  /** e.g. `http://127.0.0.1:4711`; its profile is at `/profile`. */
  origin: string
  /** Connections that were made to it. */
  connections: () => number
  stop: () => Promise<void>
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void

/** @param others what it answers at other addresses than `/profile` */
export async function startPlatform(
  { middleware }: Pick<AttackedShop, 'middleware'>,
  others: Serve = (_request, response) => void response.writeHead(404).end(),
): Promise<Platform> {
  const profile = await (await fetch(`${middleware}/ucp/sample-platform.json`)).text()
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/profile')) response.end(profile)
    else others(request, response)
  })
  server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- scenarios say what they expect in it
export type Json = any

export interface AgentAnswer extends Answer {
  body: Json
}

interface Sending {
  body?: object
  method?: 'GET' | 'POST' | 'PUT'
  key?: string
}

/** What an agent of the profile at this address sends, from the visitor's address. */
export const agentOf =
  (visitor: Visitor, origin: string, profile: string) =>
  async (path: string, { body, method, key }: Sending = {}): Promise<AgentAnswer> => {
    const answer = await visitor.ask(`${origin}/ucp${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        'ucp-agent': `profile="${profile}"`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { ...answer, body: jsonIn(answer.text) }
  }

/** What any agent may ask. */
export const SEARCH = { body: { query: 'bed', pagination: { limit: 1 } } }

export type Agent = ReturnType<typeof agentOf>

function jsonIn(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** In words, with the time to come back where there is one. */
export const isError = ({ status, body, headers }: AgentAnswer) =>
  status >= 400 &&
  status < 504 &&
  typeof body.code === 'string' &&
  ((status !== 429 && status !== 503) || Number(headers['retry-after']) > 0)
