/** Sends what visitors send, one request of a kind at a time, and reports how each ended. */
import { cookieJar, createClient } from '@loftwood/client'
import { Pool } from 'undici'
import { completeCart, placeOrder } from '../../harness/place-order.ts'
import { chooser, type Addresses } from './addresses.ts'
import type { Kind, Random } from './model.ts'

export interface Answer {
  kind: Kind
  ms: number
  isGood: boolean
  bytes: number
  /** Of the cache that answered. */
  state: string
}

export interface Visitors {
  /** Requests that stand alone. Never rejects. */
  send: (kind: Kind, options?: { path?: string | undefined; dueMs?: number }) => Promise<void>
  /** A guest with a cart of their own. Rejects when something is refused. */
  newGuest: () => Guest
  /** Adds to a cart, and orders where the chain has an order. Never rejects. */
  shop: (chain: readonly Kind[]) => Promise<void>
  leave: () => Promise<void>
}

export interface Guest {
  add: () => Promise<void>
  checkout: () => Promise<void>
  order: () => Promise<void>
}

interface VisitorsOf {
  origin: string
  addresses: Addresses
  random: Random
  /** Of Zipf's law: 0 requests all pages alike. */
  exponent?: number
  report: (answer: Answer) => void
}

const TIMEOUT_MS = 10_000
const CONNECTIONS = 512
const HEADERS = { accept: '*/*', 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-CA' }
const PERSONAL_PAGE = '/checkout-guest'
const KIND_OF_METHOD: Readonly<Record<string, Kind>> = {
  addProductsToCart: 'cart change',
  placeOrder: 'order',
}

export function createVisitors({ origin, addresses, random, exponent, report }: VisitorsOf): Visitors {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  })
  const paths: Partial<Record<Kind, () => string>> = {
    page: chooser(addresses.pages, random, exponent),
    read: chooser(addresses.reads, random, exponent),
    file: chooser(addresses.files, random),
    picture: chooser(addresses.pictures, random),
    'unseen page': addresses.unseenPage,
    'unseen read': addresses.unseenRead,
    'personal page': () => PERSONAL_PAGE,
  }
  const sku = chooser(addresses.skus, random)

  const send: Visitors['send'] = async (kind, { path = paths[kind]?.() ?? '/', dueMs } = {}) => {
    const begun = dueMs ?? performance.now()
    const ended = (answer: Omit<Answer, 'kind' | 'ms'>) =>
      report({ kind, ms: performance.now() - begun, ...answer })
    try {
      const { statusCode, headers, body } = await pool.request({ path, method: 'GET', headers: HEADERS })
      let bytes = 0
      for await (const chunk of body) bytes += (chunk as Buffer).length
      ended({ isGood: statusCode === 200, bytes, state: String(headers['x-cache'] ?? '') })
    } catch {
      ended({ isGood: false, bytes: 0, state: '' })
    }
  }

  /** For the typed client. */
  const timedFetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(url)
    const kind = KIND_OF_METHOD[pathname.slice(pathname.lastIndexOf('/') + 1)] ?? 'checkout call'
    const begun = performance.now()
    const { statusCode, headers, body } = await pool.request({
      path: pathname + search,
      method: init.method === 'POST' ? 'POST' : 'GET',
      headers: init.headers as Record<string, string>,
      body: (init.body as string | undefined) ?? null,
    })
    const text = await body.text()
    const ms = performance.now() - begun
    report({ kind, ms, isGood: statusCode === 200, bytes: text.length, state: '' })
    const pairs = Object.entries(headers).flatMap(([name, value = '']) =>
      [value].flat().map((each): [string, string] => [name, each]),
    )
    return new Response(text, { status: statusCode, headers: pairs })
  }

  function newGuest(): Guest {
    const fetchTimed = timedFetch as unknown as typeof fetch
    const { magento } = createClient({
      url: `${origin}/api`,
      store: 'default',
      fetch: fetchTimed,
      cookies: cookieJar(),
    })
    return {
      add: async () => {
        const { addProductsToCart } = await magento.addProductsToCart({
          cartItems: [{ sku: sku(), quantity: 1 }],
        })
        const [refused] = addProductsToCart?.user_errors ?? []
        if (refused) throw new Error(refused.message)
      },
      checkout: async () => {
        await magento.cart()
        await magento.setGuestEmailOnCart({ email: `visitor-${crypto.randomUUID()}@example.com` })
        await completeCart(magento)
        await magento.cart()
      },
      order: async () => void (await placeOrder(magento)),
    }
  }

  async function shop(chain: readonly Kind[]): Promise<void> {
    const guest = newGuest()
    try {
      await guest.add()
      if (!chain.includes('order')) return
      for (const kind of chain) if (kind === 'personal page') await send(kind)
      await guest.checkout()
      await guest.order()
    } catch {
      report({ kind: chain.at(-1) ?? 'order', ms: 0, isGood: false, bytes: 0, state: '' })
    }
  }

  return { send, newGuest, shop, leave: () => pool.destroy() }
}
