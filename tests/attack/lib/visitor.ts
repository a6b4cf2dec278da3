/** A visitor with an address of its own in 127.0.0.0/8, so that what is counted by address is counted as on the internet. */
import { cookieJar, createClient, type Client } from '@loftwood/client'
import { Agent, fetch as undiciFetch, request } from 'undici'

export interface Answer {
  /** 0 when the connection failed or the time was up. */
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  ms: number
}

export interface Ask {
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: string
  withinMs?: number
}

export interface Visitor {
  /** The address it comes from. */
  address: string
  /** Never rejects: a failed request has status 0. */
  ask: (url: string, ask?: Ask) => Promise<Answer>
  /** `POST <origin>/api/magento/<method>`, without cookies. */
  call: (origin: string, method: string, args: unknown[]) => Promise<Answer>
  /** The typed client through the storefront's `/api`, with cookies of its own. */
  shop: (origin: string, cookies?: string) => Client['magento']
  /** Closes its connections. */
  leave: () => Promise<void>
}

const ASK_WITHIN_MS = 15_000
const JSON_TYPE = { 'content-type': 'application/json' }

let addresses = 0

/** An unused e-mail address. */
export function newAddress(): string {
  addresses += 1
  return `127.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`
}

export function newVisitor(connections = 64): Visitor {
  const address = newAddress()
  const agent = new Agent({ connections, localAddress: address })

  async function ask(url: string, { withinMs = ASK_WITHIN_MS, ...options }: Ask = {}): Promise<Answer> {
    const begun = performance.now()
    const signal = AbortSignal.timeout(withinMs)
    const spent = () => Math.round(performance.now() - begun)
    try {
      const { statusCode, headers, body } = await request(url, { dispatcher: agent, signal, ...options })
      return { status: statusCode, headers, text: await body.text(), ms: spent() }
    } catch (error) {
      return { status: 0, headers: {}, text: error instanceof Error ? error.message : '', ms: spent() }
    }
  }

  const ownFetch = ((url: string, init?: RequestInit) =>
    undiciFetch(url, {
      ...(init as object),
      dispatcher: agent,
      signal: AbortSignal.timeout(ASK_WITHIN_MS),
    })) as unknown as typeof fetch

  return {
    address,
    ask,
    call: (origin, method, args) =>
      ask(`${origin}/api/magento/${method}`, {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify(args),
      }),
    shop: (origin, cookies) =>
      createClient({ url: `${origin}/api`, fetch: ownFetch, cookies: cookieJar(cookies) }).magento,
    leave: () => agent.destroy(),
  }
}

/** Lends a visitor and sees it off, whatever happens. */
export async function visiting<T>(use: (visitor: Visitor) => Promise<T>): Promise<T> {
  const visitor = newVisitor()
  try {
    return await use(visitor)
  } finally {
    await visitor.leave()
  }
}
