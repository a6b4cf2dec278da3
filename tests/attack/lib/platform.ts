/** A platform as an attacker runs it: a server for its profile, and what its agents send. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { agentBy, profileOf } from '../../fixtures/agent.ts'
import type { AttackedShop } from '../shop.ts'
import type { Visitor } from './visitor.ts'

export interface Platform {
  /** e.g. `http://127.0.0.1:4711` */
  origin: string
  /** Connections that were made to it. */
  connections: () => number
  stop: () => Promise<void>
}

export type Serve = (request: IncomingMessage, response: ServerResponse) => void

/** Answers a profile that is nearly as long as one may be. */
export async function longProfile({ middleware }: Pick<AttackedShop, 'middleware'>): Promise<Serve> {
  const sample = (await (await fetch(profileOf(middleware))).json()) as object
  const profile = JSON.stringify({ ...sample, more: 'x'.repeat(60_000) })
  return (_request, response) => void response.end(profile)
}

export async function startPlatform(serve: Serve): Promise<Platform> {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer(serve)
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

/** What an agent of the profile at this address sends, from the visitor's address. */
export const agentOf = (visitor: Visitor, url: string, profile: string) =>
  agentBy(visitor.ask, { url, profile })

/** What any agent may ask. */
export const SEARCH = { query: 'bed', pagination: { limit: 1 } }

export type Agent = ReturnType<typeof agentOf>

type AgentAnswer = Awaited<ReturnType<Agent>>

/** In words, with the time to come back where there is one. */
export const isError = ({ status, body, headers }: AgentAnswer) =>
  status >= 400 &&
  status < 504 &&
  typeof body.code === 'string' &&
  ((status !== 429 && status !== 503) || Number(headers['retry-after']) > 0)
