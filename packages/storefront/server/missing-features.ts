// Which features the back end lacks, as the middleware tells; asked for now and then, never waited for twice.
import { FEATURES, type Feature } from '../src/platform/shop-features.ts'
import type { Upstream } from './upstream.ts'

const KEEP_MS = 60_000

interface Capabilities {
  magento?: { methods?: Record<string, { supported: boolean } | undefined> }
}

/** Makes the function that tells. While the middleware does not answer, what it told last holds. */
export function missingFeaturesOf(upstream: Upstream): () => Promise<readonly Feature[]> {
  let known: Promise<readonly Feature[]> = Promise.resolve([])
  let isAskedAt = -Infinity
  return () => {
    if (performance.now() - isAskedAt > KEEP_MS) {
      isAskedAt = performance.now()
      const before = known
      known = ask(upstream).catch(() => before)
    }
    return known
  }
}

async function ask(upstream: Upstream): Promise<Feature[]> {
  const { body } = await upstream.request({ path: '/capabilities', method: 'GET' })
  const { magento } = JSON.parse(body.toString()) as Capabilities
  const names = Object.keys(FEATURES) as Feature[]
  return names.filter((name) => magento?.methods?.[FEATURES[name]]?.supported === false)
}
