// Whether the back end can serve shoppers: the embedded one has a `/readyz`; a Magento gets the smallest query.
import type { Pool } from 'undici'
import { TooLargeError, exchange } from './exchange.ts'

/** Checks within this time share one result. */
const REMEMBER_MS = 1_000
const TIMEOUT_MS = 2_000
/** A Magento has no such path, and responds with a page of its shop. */
const MAX_BYTES = 1024 * 1024
/** The embedded back end's response. Any other response comes from another program, such as a proxy. */
const EMBEDDED_STATUSES: ReadonlyMap<unknown, boolean> = new Map([
  ['ready', true],
  ['not ready', false],
])

/** Makes the readiness check. `probe` sends the query. */
export function createReadiness(pool: Pool, probe: (timeoutMs: number) => Promise<unknown>) {
  let last: { at: number; isReady: Promise<boolean> } | undefined

  async function check(): Promise<boolean> {
    const own = await askItself(pool)
    if (own !== undefined) return own
    return probe(TIMEOUT_MS).then(
      () => true,
      () => false,
    )
  }

  return (): Promise<boolean> => {
    if (!last || performance.now() - last.at > REMEMBER_MS) last = { at: performance.now(), isReady: check() }
    return last.isReady
  }
}

/** The embedded back end's readiness, false without a response; undefined when the back end is another one. */
async function askItself(pool: Pool): Promise<boolean | undefined> {
  try {
    const request = { method: 'GET', path: '/readyz', headers: { accept: 'application/json' } } as const
    const { body } = await exchange(pool, request, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
    return EMBEDDED_STATUSES.get(statusIn(body))
  } catch (error) {
    return error instanceof TooLargeError ? undefined : false
  }
}

function statusIn(body: Buffer): unknown {
  try {
    return (JSON.parse(body.toString()) as { status?: unknown } | null)?.status
  } catch {
    // A page of a shop.
    return undefined
  }
}
