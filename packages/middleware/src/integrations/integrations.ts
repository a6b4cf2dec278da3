// The registry of integrations: their names in the URL and their methods.
import { commerceMethods } from './commerce/methods.ts'
import { hostedSearchMethods } from './commerce/methods/hosted-search.ts'
import { inGroup } from './commerce/methods/method.ts'

export const INTEGRATIONS = {
  /** The shop. */
  magento: commerceMethods,
  /** The hosted search; it may have a back end of its own. */
  algolia: inGroup('Hosted search', hostedSearchMethods),
} as const

export type IntegrationName = keyof typeof INTEGRATIONS

/** Readiness checks this integration's back end only, because there is no shop without it. */
export const ESSENTIAL: IntegrationName = 'magento'
