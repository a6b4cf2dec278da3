// Carts and checkouts of agents: sealed ids that name a cart of the back end, and what that cart has no place for.
import { z } from 'zod'
import { placedOrder } from '../integrations/commerce/place-order.ts'
import type { Memory } from '../state/state.ts'
import type { Buyer } from './checkout-inputs.ts'
import { notFound } from './failure.ts'
import { createSeal } from './seal.ts'
import type { ShopView } from './shop-views.ts'

/** How long a cart or checkout is answered, from its beginning. */
const LIFE_MS = 24 * 60 * 60 * 1000

export type SessionKind = 'cart' | 'checkout'

const PREFIXES: Readonly<Record<SessionKind, string>> = { cart: 'cart_', checkout: 'chk_' }

const content = z.object({ cart: z.string(), store: z.string().optional(), at: z.number() })
const link = z.object({ name: z.string() })

/** What the back end's cart has no place for. */
export interface Notes {
  /** A checkout was made. */
  isCheckout?: boolean
  /** The cart of the back end in place of the first one, which still had what the agent took back. */
  cart?: string
  buyer?: Buyer
  /** The destinations that the agent has sent, each with its id. */
  destinations?: object[]
  selectedDestination?: string
  /** The address as the back end was given it. */
  address?: string
  codes?: string[]
  /** Whether the cart, or its checkout alone, is canceled. */
  canceled?: SessionKind
  /** The customer's cart that a signed-in browser has put the items into. */
  customerCart?: string
  /** The last answer of a checkout: it stays when the cart is ordered. */
  last?: object
  order?: string
}

export interface AgentSession {
  /** Without the prefix of its kind. */
  name: string
  /** The cart of the back end. */
  cartId: string
  view: ShopView
  expiresAt: string
  notes: Notes
}

interface SessionDeps {
  secret: string
  memory: Memory
  /** Where placed orders are noted. */
  orders: Memory
}

export type Sessions = ReturnType<typeof createSessions>

export const idOf = (kind: SessionKind, { name }: Pick<AgentSession, 'name'>): string => PREFIXES[kind] + name

export function createSessions({ secret, memory, orders }: SessionDeps) {
  const ids = createSeal(secret, 'id')
  const links = createSeal(secret, 'link')
  const notes = createSeal(secret, 'notes')
  const keyOf = (name: string) => `ucp-session:${name}`

  async function named(name: string, views: readonly ShopView[]): Promise<AgentSession | undefined> {
    const parsed = content.safeParse(ids.open(name))
    if (!parsed.success) return undefined
    const { cart, store, at } = parsed.data
    const view = views.find(({ code }) => code === store) ?? views[0]
    if (!view || Date.now() > at + LIFE_MS) return undefined
    const stored = await memory.get(keyOf(name))
    const own = (stored ? notes.open(stored.toString()) : undefined) as Notes | undefined
    const expiresAt = new Date(at + LIFE_MS).toISOString()
    return { name, cartId: own?.cart ?? cart, view, expiresAt, notes: own ?? {} }
  }

  return {
    /** A session of a new cart of the back end. */
    begin(cartId: string, view: ShopView): AgentSession {
      // Whole seconds keep the id short.
      const at = Math.floor(Date.now() / 1000) * 1000
      const name = ids.seal({ cart: cartId, ...(view.code !== undefined && { store: view.code }), at })
      return { name, cartId, view, expiresAt: new Date(at + LIFE_MS).toISOString(), notes: {} }
    },
    /** @throws Unsuccessful when this shop has not given out the id, or it has expired or is canceled */
    async find(kind: SessionKind, id: string, views: readonly ShopView[]): Promise<AgentSession> {
      const prefix = PREFIXES[kind]
      const session = id.startsWith(prefix) ? await named(id.slice(prefix.length), views) : undefined
      const isThere =
        session && session.notes.canceled !== 'cart' && (kind === 'cart' || session.notes.isCheckout)
      if (!isThere) throw notFound(kind)
      return session
    },
    async save({ name, notes: content }: AgentSession): Promise<void> {
      await memory.set(keyOf(name), Buffer.from(notes.seal(content)), LIFE_MS)
    },
    /** The token of a link to the shop's own checkout. */
    tokenOf: ({ name }: AgentSession): string => links.seal({ name }),
    async ofToken(token: string, views: readonly ShopView[]): Promise<AgentSession | undefined> {
      const parsed = link.safeParse(links.open(token))
      return parsed.success ? named(parsed.data.name, views) : undefined
    },
    /** Whether this is the first browser that opens the checkout. */
    claim: ({ name }: AgentSession): Promise<boolean> =>
      memory.claim(`ucp-opened:${name}`, Buffer.from('1'), LIFE_MS),
    /** The number of the order that was placed of the session's cart. */
    async orderOf({ cartId, notes: { order, customerCart } }: AgentSession): Promise<string | undefined> {
      return order ?? (await placedOrder(orders, [cartId, ...(customerCart ? [customerCart] : [])]))
    },
  }
}
