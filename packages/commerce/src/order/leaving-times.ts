// When the items of an order leave. It is one delivery, once everything is ready.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import { areReadyApart, waitsForOthers } from '@loftwood/graphql-types/quick-ship'
import type { CartLine } from '../cart/cart-lines.ts'
import type { Names } from '../cart/product-types/product-type.ts'
import { typeOf } from '../cart/product-types/product-types.ts'

/** Line by line. What is in stock promises no day of its own beside what is made. */
export function leavingTimes(lines: readonly CartLine[], timeFrames: Names): (LocalizedText | null)[] {
  const carried = lines.filter((line) => !typeOf(line).isVirtual(line))
  const isApart = areReadyApart(carried.map(({ product }) => timeFrames.get(product.id)?.en))
  return lines.map((line) => {
    const isWaiting = waitsForOthers(line.product.doc.attributes['att_quick_ship'], isApart)
    return isWaiting || !carried.includes(line) ? null : (timeFrames.get(line.product.id) ?? null)
  })
}

interface Item {
  isVirtual: boolean
  leaves: LocalizedText | null
}

/** Whether the items of an order are ready at different times. */
export const isApart = (items: readonly Item[]): boolean =>
  areReadyApart(items.filter(({ isVirtual }) => !isVirtual).map(({ leaves }) => leaves?.en))
