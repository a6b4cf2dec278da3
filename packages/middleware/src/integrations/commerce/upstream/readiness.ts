// Whether the back end can serve shoppers: the embedded one says so itself, a Magento is asked the smallest query.
import type { Pool } from 'undici'
import { exchange } from './exchange.ts'

/** Who asks more often gets the last answer. */
const REMEMBER_MS = 1_000
const TIMEOUT_MS = 2_000
/** A Magento has no such path, and answers a page of its shop. */
const MAX_BYTES = 1024 * 1024

/** Makes the function that says it. `probe` sends the query. */
export function createReadiness(pool: Pool, probe: (timeoutMs: number) => Promise<unknown>) {
  let last: { at: number; isReady: Promise<boolean> } | undefined

  async function ask(): Promise<boolean> {
    const own = await askItself(pool)
    if (own !== undefined) return own
    return probe(TIMEOUT_MS).then(
      () => true,
      () => false,
    )
  }

  return (): Promise<boolean> => {
    if (!last || performance.now() - last.at > REMEMBER_MS) last = { at: performance.now(), isReady: ask() }
    return last.isReady
  }
}

/** What `/readyz` beside the GraphQL endpoint says; undefined when there is none. */
async function askItself(pool: Pool): Promise<boolean | undefined> {
  try {
    const request = { method: 'GET', path: '/readyz', headers: { accept: 'application/json' } } as const
    const { statusCode, body } = await exchange(pool, request, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    })
    const { status } = JSON.parse(body.toString()) as { status?: unknown }
    return typeof status === 'string' && statusCode !== 404 ? statusCode === 200 : undefined
  } catch (error) {
    // Not JSON: a page of a shop.
    return error instanceof SyntaxError ? undefined : false
  }
}
