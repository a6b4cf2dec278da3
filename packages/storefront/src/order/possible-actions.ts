// What a shopper can do with an order.
import type { OrderFragment } from '@loftwood/graphql-types'
import { useStoreConfig } from '../store/shell.ts'

/** Where the back end does not say what is possible, the action is offered: the back end refuses with a reason. */
export function useOrderActions(order: OrderFragment): readonly string[] {
  const config = useStoreConfig()
  const said = order.available_actions as OrderFragment['available_actions'] | null
  if (said) return said.filter((action) => action !== null)
  return config?.order_cancellation_enabled ? ['REORDER', 'CANCEL'] : ['REORDER']
}
