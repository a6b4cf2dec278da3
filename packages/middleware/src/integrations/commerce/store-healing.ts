// Checks the store view of a cookie: one that does not exist on the back end must not lock its shopper out.
import { LRUCache } from 'lru-cache'
import { answerWithErrors } from './graphql-answer.ts'
import type { Session } from './session.ts'
import { PROBE, type Upstream } from './upstream/upstream.ts'

const MAX_STORES = 1_000
/** Existing store views are checked again after this time, because one may have been removed. */
const REMEMBER_MS = 60 * 60 * 1000

/** After a response with errors: whether the session drops the store of its cookies. */
export type HealStore = (session: Session, body: Buffer) => Promise<boolean>

/**
 * Back ends refuse every call for an unknown store, with different messages. So the smallest query is sent for the store:
 * once per store, and only after an error.
 */
export function createStoreHealing(upstream: Upstream): HealStore {
  const existing = new LRUCache<string, true>({ max: MAX_STORES, ttl: REMEMBER_MS })

  async function isRefused(headers: Record<string, string>): Promise<boolean> {
    const body = await upstream.send({ document: PROBE, variables: {}, headers, kind: 'read' })
    return answerWithErrors(body) !== undefined
  }

  return async (session, body) => {
    const headers = session.upstreamHeaders('public')
    const name = `${session.store} ${session.currency}`
    if (session.storeSource !== 'cookie' || (!session.store && !session.currency) || existing.has(name))
      return false
    if (!answerWithErrors(body)) return false
    if (!(await isRefused(headers)) || (await isRefused({}))) {
      existing.set(name, true)
      return false
    }
    session.forgetStore()
    return true
  }
}
