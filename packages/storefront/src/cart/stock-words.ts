// The words for stock. A piece that is made to order is in no stock: its number is how many can be ordered.
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import type { MessageKey } from '../platform/i18n/message-key.ts'

interface Made {
  att_quick_ship: number | null
  order_time_frame: string | null
}

/** Products that are e-mailed, and services, have no stock: the words say only when few or none are left. */
const UNSTOCKED: ReadonlySet<string> = new Set(['VirtualProduct', 'DownloadableProduct', 'GiftCardProduct'])

export const isStocked = ({ __typename }: { __typename: string }): boolean => !UNSTOCKED.has(__typename)

export type StockFact = 'available' | 'left' | 'tooMany'

const IN_STOCK: Record<StockFact, MessageKey> = {
  available: 'product.inStock',
  left: 'product.onlyLeft',
  tooMany: 'product.tooMany',
}

const MADE_TO_ORDER: Record<StockFact, MessageKey> = {
  available: 'product.orderable',
  left: 'product.onlyOrderable',
  tooMany: 'product.tooManyOrdered',
}

/** A shop that says no time ships from its stock. */
export function stockWords({ att_quick_ship, order_time_frame }: Made): Record<StockFact, MessageKey> {
  const isMade = Boolean(order_time_frame) && att_quick_ship !== QUICK_SHIP_OPTION_ID
  return isMade ? MADE_TO_ORDER : IN_STOCK
}
