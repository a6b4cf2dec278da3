// The registry of integrations: their names in the URL and their methods.
import { commerceMethods } from './commerce/methods.ts'
import { hostedSearchMethods } from './commerce/methods/hosted-search.ts'

export const INTEGRATIONS = {
  /** The shop. */
  magento: commerceMethods,
  /** The hosted search; it may have a back end of its own. */
  algolia: hostedSearchMethods,
} as const

export type IntegrationName = keyof typeof INTEGRATIONS

/** Without it there is no shop: readiness asks its back end, and not those of the others. */
export const ESSENTIAL: IntegrationName = 'magento'
