// What leaves within a week, and when that arrives.
import { arrivalRange, QUICK_LEAD } from '@loftwood/graphql-types/arrival-range'
import { areReadyApart, QUICK_SHIP_OPTION_ID, waitsForOthers } from '@loftwood/graphql-types/quick-ship'

/** First and last day of arrival of quick-ship pieces ordered at `now`; null when the method has no such days. */
export const quickShipRange = (method: Parameters<typeof arrivalRange>[0], now: Date) =>
  arrivalRange(method, [QUICK_LEAD], { first: now })

/** Whether every piece leaves within a week, so that dates can be promised. */
export function isAllQuickShip(items: readonly { product: { att_quick_ship: number | null } }[]): boolean {
  return items.length > 0 && items.every((item) => item.product.att_quick_ship === QUICK_SHIP_OPTION_ID)
}

interface Timed {
  att_quick_ship?: number | null
  order_time_frame?: string | null
}

/** Whether the pieces of one delivery are ready at different times: it leaves with the last of them. */
export function isReadyApart(pieces: readonly (Timed | null | undefined)[]): boolean {
  return areReadyApart(pieces.map((piece) => piece?.order_time_frame))
}

/** When a piece leaves, in the catalog's words; null for one in stock that waits for the others. */
export function timeFrameOf(piece: Timed | null | undefined, isApart: boolean): string | null {
  return waitsForOthers(piece?.att_quick_ship, isApart) ? null : (piece?.order_time_frame ?? null)
}
