// Which store views the back end has: a cookie that names one it does not know must not lock its shopper out.
import { LRUCache } from 'lru-cache'
import { answerWithErrors } from './graphql-answer.ts'
import type { Session } from './session.ts'
import { PROBE, type Upstream } from './upstream/upstream.ts'

const MAX_STORES = 1_000
/** A store view may be taken away. */
const REMEMBER_MS = 60 * 60 * 1000

/** Says whether the session goes on without the store of its cookies, after an answer with errors. */
export type HealStore = (session: Session, body: Buffer) => Promise<boolean>

/**
 * Back ends refuse everything for an unknown store, in words of their own. So the smallest query is asked for it:
 * once per store, and only after an error.
 */
export function createStoreHealing(upstream: Upstream): HealStore {
  const known = new LRUCache<string, true>({ max: MAX_STORES, ttl: REMEMBER_MS })

  async function isRefused(headers: Record<string, string>): Promise<boolean> {
    const body = await upstream.send({ document: PROBE, variables: {}, headers, kind: 'read' })
    return answerWithErrors(body) !== undefined
  }

  return async (session, body) => {
    const headers = session.upstreamHeaders('public')
    const name = `${session.store} ${session.currency}`
    if (session.storeSource !== 'cookie' || (!session.store && !session.currency) || known.has(name))
      return false
    if (!answerWithErrors(body)) return false
    if (!(await isRefused(headers)) || (await isRefused({}))) {
      known.set(name, true)
      return false
    }
    session.forgetStore()
    return true
  }
}
