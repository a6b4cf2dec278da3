// Which features the back end lacks, as the middleware tells; asked for now and then, never waited for twice.
import type { Pool } from 'undici'
import { FEATURES, type Feature } from '../src/shared/shop-features.ts'

const KEEP_MS = 60_000

interface Capabilities {
  magento?: { methods?: Record<string, { supported: boolean } | undefined> }
}

/** Makes the function that tells. While the middleware does not answer, what it told last holds. */
export function missingFeaturesOf(pool: Pool): () => Promise<readonly Feature[]> {
  let known: Promise<readonly Feature[]> = Promise.resolve([])
  let isAskedAt = -Infinity
  return () => {
    if (performance.now() - isAskedAt > KEEP_MS) {
      isAskedAt = performance.now()
      const before = known
      known = ask(pool).catch(() => before)
    }
    return known
  }
}

async function ask(pool: Pool): Promise<Feature[]> {
  const { body } = await pool.request({ path: '/capabilities', method: 'GET' })
  const { magento } = (await body.json()) as Capabilities
  const names = Object.keys(FEATURES) as Feature[]
  return names.filter((name) => magento?.methods?.[FEATURES[name]]?.supported === false)
}
