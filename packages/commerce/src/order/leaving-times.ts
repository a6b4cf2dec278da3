// When the items of an order leave. It is one delivery, once everything is ready.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import type { CartLine } from '../cart/cart-lines.ts'
import type { Names } from '../cart/product-types/product-type.ts'
import { typeOf } from '../cart/product-types/product-types.ts'

/** Option id of "ships within a week" of att_quick_ship, as storefronts know it. */
const QUICK_SHIP = 656

const areDifferent = (times: readonly (LocalizedText | null | undefined)[]) =>
  new Set(times.map((time) => time?.en)).size > 1

/** Line by line. What is in stock promises no day of its own beside what is made. */
export function leavingTimes(lines: readonly CartLine[], timeFrames: Names): (LocalizedText | null)[] {
  const carried = lines.filter((line) => !typeOf(line).isVirtual(line))
  const isApart = areDifferent(carried.map(({ product }) => timeFrames.get(product.id)))
  return lines.map((line) => {
    const { attributes } = line.product.doc
    const isWaiting = isApart && attributes['att_quick_ship'] === QUICK_SHIP
    return isWaiting || !carried.includes(line) ? null : (timeFrames.get(line.product.id) ?? null)
  })
}

interface Item {
  isVirtual: boolean
  leaves: LocalizedText | null
}

/** Whether the items of an order are ready at different times. */
export const isApart = (items: readonly Item[]): boolean =>
  areDifferent(items.filter(({ isVirtual }) => !isVirtual).map(({ leaves }) => leaves))
