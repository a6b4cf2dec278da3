// Features that the back end lacks.
import { FEATURES, type Feature } from '../src/platform/shop-features.ts'
import { lacks, type Capabilities } from './capabilities.ts'

/** Of Braintree the schema says too little: see braintree.ts. */
export function missingFeaturesIn(capabilities: Capabilities): Feature[] {
  return FEATURES.filter((name) => name !== 'braintree' && lacks(capabilities, name))
}
