// Features that the back end lacks, by the middleware's /capabilities; requested at most once a minute.
import { FEATURES, type Feature } from '../src/platform/shop-features.ts'
import type { Upstream } from './upstream.ts'

const FRESH_MS = 60_000

interface Capabilities {
  magento?: { methods?: Record<string, { supported: boolean } | undefined> }
}

export type MissingFeatures = () => Promise<readonly Feature[]>

/** Makes the function that returns them. While the middleware does not answer, the last answer is used. */
export function missingFeaturesOf(upstream: Upstream): MissingFeatures {
  let latest: Promise<readonly Feature[]> = Promise.resolve([])
  let requestedAt = -Infinity
  return () => {
    if (performance.now() - requestedAt > FRESH_MS) {
      requestedAt = performance.now()
      const previous = latest
      latest = request(upstream).catch(() => previous)
    }
    return latest
  }
}

async function request(upstream: Upstream): Promise<Feature[]> {
  const { status, body } = await upstream.request({ path: '/capabilities', method: 'GET' })
  if (status !== 200) throw new Error(`the middleware answered ${status}`)
  const { magento } = JSON.parse(body.toString()) as Capabilities
  const names = Object.keys(FEATURES) as Feature[]
  return names.filter((name) => magento?.methods?.[FEATURES[name]]?.supported === false)
}
