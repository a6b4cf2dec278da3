// Whether the back end can serve shoppers: the embedded one has a `/readyz`, a Magento gets the smallest query.
import type { Pool } from 'undici'
import { TooLargeError, exchange } from './exchange.ts'

/** More frequent checks get the last result. */
const REMEMBER_MS = 1_000
const TIMEOUT_MS = 2_000
/** A Magento has no such path, and answers a page of its shop. */
const MAX_BYTES = 1024 * 1024
/** What the embedded back end answers. Any other `/readyz` is somebody else's, of a proxy perhaps. */
const EMBEDDED_STATUSES: ReadonlyMap<unknown, boolean> = new Map([
  ['ready', true],
  ['not ready', false],
])

/** Makes the readiness check. `probe` sends the query. */
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

/** What the embedded back end says of itself, false without an answer; undefined when the back end is another one. */
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
