// The one table of operations: REST routes, MCP tools and the profile follow from it.
import type { Capabilities } from '../integrations/commerce/capabilities.ts'
import type { CapabilityTable } from './capabilities.ts'
import { cartOperations } from './carts.ts'
import { catalogOperations } from './catalog.ts'
import { checkoutOperations } from './checkouts.ts'
import type { Operation } from './operation.ts'

export const OPERATIONS: readonly Operation[] = [
  ...catalogOperations,
  ...cartOperations,
  ...checkoutOperations,
]

/** Names of the capabilities that the back end can serve: each needs all methods of its operations. */
export function offeredCapabilities(
  { methods, features }: Pick<Capabilities, 'methods' | 'features'>,
  table: CapabilityTable,
): string[] {
  const isSupported = (name: string) => methods[name]?.supported === true
  const isOffered = (capability: string): boolean => {
    const own = OPERATIONS.filter((operation) => operation.capability === capability)
    const { extends: parents, feature } = table[capability] ?? {}
    if (feature && features?.[feature].supported === false) return false
    // Extensions have no operations of their own.
    if (parents) return parents.some(isOffered)
    return own.length > 0 && own.every(({ needs }) => needs.every(isSupported))
  }
  return Object.keys(table).filter(isOffered)
}
