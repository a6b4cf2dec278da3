// Features that the back end lacks.
import { FEATURES, type Feature } from '../src/platform/shop-features.ts'
import type { Capabilities } from './capabilities.ts'

export function missingFeaturesIn({ magento }: Capabilities): Feature[] {
  const names = Object.keys(FEATURES) as Feature[]
  return names.filter((name) => magento?.methods?.[FEATURES[name]]?.supported === false)
}
