// The last order, stored for the tab so that the thank-you page survives a reload; and the cart whose order is
// being placed, so that the order can be found when its answer is lost.
import type { OrderFragment } from '@loftwood/graphql-types'
import { isText, storedAs } from '../platform/stored.ts'

/** With the token that shows a guest the order. */
export type PlacedOrder = OrderFragment & { token?: string | null }

const isOrder = (stored: unknown): stored is PlacedOrder =>
  typeof stored === 'object' && stored !== null && 'number' in stored && 'total' in stored

const order = storedAs('loftwood.last-order', isOrder)
const placing = storedAs('loftwood.placing-cart', isText)

/** Stores the cart whose order is about to be sent. */
export const markPlacing = placing.write
/** The cart whose order got no answer; null when there is none. */
export const readPlacing = placing.read
/** Removes it: the order was refused, or is shown. */
export const clearPlacing = placing.clear

/** Stores the order; without storage the thank-you page shows less. */
export const keepOrder = order.write
/** The order placed last in this tab; null when there is none. */
export const readOrder = order.read
