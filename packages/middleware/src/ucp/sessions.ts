// Carts and checkouts of agents: sealed ids that name a cart of the back end, and what that cart has no place for.
import { z } from 'zod'
import { placedOrder } from '../integrations/commerce/place-order.ts'
import { underLock } from '../state/lock.ts'
import type { BoundedMemory } from '../state/bounded-memory.ts'
import type { Memory } from '../state/state.ts'
import { answerWordsIn, type ClosedStatus } from './answer-words.ts'
import type { Buyer } from './checkout-inputs.ts'
import { errorMessage, notFound, ProtocolError, type Message } from './failure.ts'
import { createSeal } from './seal.ts'
import type { ShopView } from './shop-views.ts'

/** How long a cart or checkout is answered, from its beginning. */
const LIFE_MS = 24 * 60 * 60 * 1000
/** No change takes longer. */
const LOCK_MS = 60_000
/** Less than the storefront waits for an answer. */
const WAIT_MS = 10_000

export type SessionKind = 'cart' | 'checkout'

const PREFIXES: Readonly<Record<SessionKind, string>> = { cart: 'cart_', checkout: 'chk_' }

const content = z.object({ cart: z.string(), store: z.string().optional(), at: z.number() })
const link = z.object({ name: z.string() })

/** What the back end's cart has no place for. */
export interface Notes {
  /** A checkout was made. */
  isCheckout?: boolean
  /** The carts of the back end, the current one last: those before still have what the agent took back. */
  carts?: string[]
  /** Of what the agent has put into the cart about a person; see `personalDigest`. */
  personal?: string
  /** The cart's answer when a buyer opened the link: from then on the cart is the buyer's, and the agent neither changes nor reads it. */
  opened?: object
  /** The nonce of that browser, which may open it again: the answer may have been lost. */
  openedBy?: string
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
}

type StoredNotes = Notes & { platform?: string }

export interface AgentSession {
  /** Without the prefix of its kind. */
  name: string
  /** Whose agent has begun it. */
  platform: string
  /** The cart of the back end. */
  cartId: string
  view: ShopView
  expiresAt: string
  notes: Notes
  /** The notes are evicted: nobody knows any more whose cart it is. */
  isForgotten: boolean
}

interface SessionDeps {
  secret: string
  memory: BoundedMemory
  /** Where placed orders are noted. */
  orders: Memory
}

export type Sessions = ReturnType<typeof createSessions>

export const idOf = (kind: SessionKind, { name }: Pick<AgentSession, 'name'>): string => PREFIXES[kind] + name

/** The session that an id names, whether or not it is there. */
export const nameOf = (kind: SessionKind, id: string): string => id.slice(PREFIXES[kind].length)

/** Why an agent can no longer change a checkout with this status. */
export const closedMessage = (status: ClosedStatus, view: ShopView): Message =>
  errorMessage({
    severity: status === 'requires_escalation' ? 'requires_buyer_input' : 'unrecoverable',
    code: 'checkout_closed',
    content: answerWordsIn(view).closed[status],
  })

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
    const own = (stored ? notes.open(stored.toString()) : undefined) as StoredNotes | undefined
    const expiresAt = new Date(at + LIFE_MS).toISOString()
    const cartId = own?.carts?.at(-1) ?? cart
    const { platform = '', ...known } = own ?? { carts: [cart] }
    return { name, platform, cartId, view, expiresAt, notes: known, isForgotten: own === undefined }
  }

  return {
    /** A session of a new cart of the back end. */
    begin(cartId: string, { view, platform }: Pick<AgentSession, 'view' | 'platform'>): AgentSession {
      // Whole seconds keep the id short.
      const at = Math.floor(Date.now() / 1000) * 1000
      const name = ids.seal({ cart: cartId, ...(view.code !== undefined && { store: view.code }), at })
      const expiresAt = new Date(at + LIFE_MS).toISOString()
      return { name, platform, cartId, view, expiresAt, notes: { carts: [cartId] }, isForgotten: false }
    },
    /** @throws Unsuccessful when this shop has not given out the id, or it has expired or is canceled */
    async find(
      kind: SessionKind,
      id: string,
      { view, views }: { view: ShopView; views: readonly ShopView[] },
    ): Promise<AgentSession> {
      const prefix = PREFIXES[kind]
      const session = id.startsWith(prefix) ? await named(nameOf(kind, id), views) : undefined
      const isThere =
        session &&
        !session.isForgotten &&
        session.notes.canceled !== 'cart' &&
        (kind === 'cart' || session.notes.isCheckout)
      if (!isThere) throw notFound(kind, view)
      return session
    },
    async save({ name, platform, notes: content }: AgentSession): Promise<void> {
      const stored: StoredNotes = { ...content, platform }
      await memory.of(platform).set(keyOf(name), Buffer.from(notes.seal(stored)), LIFE_MS)
    },
    /** The token of a link to the shop's own checkout. */
    tokenOf: ({ name }: AgentSession): string => links.seal({ name }),
    /** The session's name in a link's token. */
    nameOfToken: (token: string): string | undefined => link.safeParse(links.open(token)).data?.name,
    named,
    alone: createLock(memory),
    /** The order that was placed of the session's cart; of a customer's cart, which has more in it, without its number. */
    async orderOf({
      notes: { carts = [], customerCart },
    }: AgentSession): Promise<{ number?: string } | undefined> {
      const number = await placedOrder(orders, carts)
      if (number !== undefined) return { number }
      return customerCart && (await placedOrder(orders, [customerCart])) ? {} : undefined
    },
  }
}

/** Makes the function that runs changes of one session one after another: each reads notes and cart, and writes them. */
function createLock(memory: Memory) {
  return <T>(name: string, change: () => Promise<T>): Promise<T> => {
    const deadline = Date.now() + WAIT_MS
    const whileWaiting = async () => {
      if (Date.now() <= deadline) return undefined
      throw new ProtocolError('service_unavailable', 'Another change takes long', { retryAfterSeconds: 5 })
    }
    return underLock(memory, `ucp-session-lock:${name}`, { work: change, lockMs: LOCK_MS, whileWaiting })
  }
}
