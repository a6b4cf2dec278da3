/** A proxy before the back end that fails on command, in the ways networks and servers do. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

/** Ways in which a call surely fails; `cut` is after the back end has done its work: only the answer is lost. */
export const FAULTS = ['refuse', 'hang', '500', 'nonsense', 'cut'] as const
/** `half` and `types` spoil the true answer, `slow` is late with it, `huge` has no end that matters. */
export type Fault = (typeof FAULTS)[number] | 'slow' | 'half' | 'types' | 'huge'

/** In place of an operation's name: every one that has no fault of its own. */
export const EVERY_OPERATION = '*'

export interface FaultProxy {
  /** e.g. `http://127.0.0.1:4123/graphql` */
  graphqlUrl: string
  /** Every call of this operation fails like this until `heal`. */
  fail: (operation: string, fault: Fault) => void
  /** All is well again; hanging requests continue. */
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

  const fates: Record<Fault, (response: ServerResponse, answer: Answer) => void> = {
    refuse: (response) => response.destroy(),
    hang: (response) => hanging.add(response),
    '500': (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>'),
    nonsense: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
    cut: (response) => response.destroy(),
    slow: (response, answer) => void setTimeout(() => send(response, answer), SLOW_MS),
    half: (response, { status, text }) =>
      send(response, { status, text: text.slice(0, Math.floor(text.length / 2)) }),
    types: (response, { status, text }) => send(response, { status, text: withWrongTypes(text) }),
    huge: (response) => {
      response.writeHead(200, JSON_TYPE)
      Readable.from(hugeBody()).pipe(response)
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const operation = operationOf(request, body)
    const fault = faults.get(operation) ?? faults.get(EVERY_OPERATION)
    const nothing = { status: 0, text: '' }
    if (fault && !NEEDS_ANSWER.has(fault)) return fates[fault](response, nothing)
    passed.push(operation)
    if (passed.length > MOST_REMEMBERED) passed.shift()
    const result = await pass(request, body)
    const real = { status: result.status, text: await result.text() }
    if (fault) return fates[fault](response, real)
    send(response, real)
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

interface Answer {
  status: number
  text: string
}

/** Faults that come after the back end has answered. */
const NEEDS_ANSWER: ReadonlySet<Fault> = new Set(['cut', 'slow', 'half', 'types'])
const MOST_REMEMBERED = 10_000
const SLOW_MS = 3000
const HUGE_MB = 200
const JSON_TYPE = { 'content-type': 'application/json' }

const send = (response: ServerResponse, { status, text }: Answer) =>
  response.writeHead(status, JSON_TYPE).end(text)

/** Good JSON, but for its size. */
function* hugeBody(): Generator<string> {
  yield '{"data":{"products":{"items":["'
  const megabyte = 'a'.repeat(1_000_000)
  for (let count = 0; count < HUGE_MB; count += 1) yield megabyte
  yield '"]}}}'
}

/** The same fields with values of other types. */
function withWrongTypes(text: string): string {
  const { data } = JSON.parse(text) as { data: unknown }
  return JSON.stringify({ data: wrong(data) })
}

function wrong(value: unknown): unknown {
  if (Array.isArray(value)) return { wrong: value.length }
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return { wrong: value }
  if (value === null || typeof value !== 'object') return 'wrong'
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wrong(inner)]))
}

const HOP_BY_HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'])

function operationOf(request: IncomingMessage, body: Buffer): string {
  const named = new URL(request.url ?? '', 'http://localhost').searchParams.get('operationName')
  if (named !== null || body.length === 0) return named ?? ''
  const { operationName } = JSON.parse(body.toString()) as { operationName?: string | null }
  return operationName ?? ''
}
