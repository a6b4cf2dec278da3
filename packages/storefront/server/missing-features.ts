// Features that the back end lacks, by the middleware's /capabilities.
import { FEATURES, type Feature } from '../src/platform/shop-features.ts'
import type { Upstream } from './upstream.ts'

interface Capabilities {
  magento?: { methods?: Record<string, { supported: boolean } | undefined> }
}

/** @throws when the middleware does not answer */
export async function readMissingFeatures(upstream: Upstream): Promise<Feature[]> {
  const { status, body } = await upstream.request({ path: '/capabilities', method: 'GET' })
  if (status !== 200) throw new Error(`the middleware answered ${status}`)
  const { magento } = JSON.parse(body.toString()) as Capabilities
  const names = Object.keys(FEATURES) as Feature[]
  return names.filter((name) => magento?.methods?.[FEATURES[name]]?.supported === false)
}
