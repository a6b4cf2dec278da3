// When the items of an order leave. It is one delivery, once everything is ready.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import { type LeadDays, QUICK_LEAD } from '@loftwood/graphql-types/arrival-range'
import { areReadyApart, QUICK_SHIP_OPTION_ID, waitsForOthers } from '@loftwood/graphql-types/quick-ship'
import type { CartLine } from '../cart/cart-lines.ts'
import type { Names } from '../cart/product-types/product-type.ts'
import { typeOf } from '../cart/product-types/product-types.ts'
import type { AttributeSet } from '../product/attributes.ts'

const LEAD = 'att_quick_ship'

interface Delivery {
  /** When products leave, in the catalog's words. */
  timeFrames: Names
  attributes: AttributeSet
  isPickedUp: boolean
}

/** Line by line. What is in stock promises no day of its own beside what is made. */
export function leavingTimes(
  lines: readonly CartLine[],
  { timeFrames, attributes, isPickedUp }: Delivery,
): (LocalizedText | null)[] {
  const carried = lines.filter((line) => !typeOf(line).isVirtual(line))
  const isApart = areReadyApart(carried.map(({ product }) => timeFrames.get(product.id)?.en))
  return lines.map((line) => {
    const isWaiting = waitsForOthers(line.product.doc.attributes[LEAD], isApart)
    const frame = timeFrames.get(line.product.id)
    if (isWaiting || !frame || !carried.includes(line)) return null
    const lead = isPickedUp ? leadOf(line, attributes) : undefined
    return lead ? packedText(lead) : frame
  })
}

/** Of what is picked up: it leaves no warehouse. */
const packedText = ([least, most]: LeadDays): LocalizedText =>
  least === 0
    ? { en: `Packed within ${most} days`, fr: `Emballage en moins de ${most} jours` }
    : { en: `Packed in ${least} to ${most} days`, fr: `Emballage dans ${least} à ${most} jours` }

function leadOf({ product }: CartLine, attributes: AttributeSet): LeadDays | undefined {
  const id = product.doc.attributes[LEAD]
  if (id === QUICK_SHIP_OPTION_ID) return QUICK_LEAD
  const code = typeof id === 'number' ? attributes.option(LEAD, id)?.code : undefined
  const [, least, most] = /^ships_in_(\d+)_to_(\d+)_weeks$/.exec(code ?? '') ?? []
  return least && most ? [Number(least) * 7, Number(most) * 7] : undefined
}

/** Days until the whole leaves, with the last of it; null where the catalog does not say of a piece. */
export function leadDays(lines: readonly CartLine[], attributes: AttributeSet): LeadDays | null {
  const leads = lines.filter((line) => !typeOf(line).isVirtual(line)).map((line) => leadOf(line, attributes))
  if (leads.length === 0 || !leads.every((lead) => lead !== undefined)) return null
  return [Math.max(...leads.map(([least]) => least)), Math.max(...leads.map(([, most]) => most))]
}

interface Item {
  isVirtual: boolean
  leaves: LocalizedText | null
}

/** Whether the items of an order are ready at different times. */
export const isApart = (items: readonly Item[]): boolean =>
  areReadyApart(items.filter(({ isVirtual }) => !isVirtual).map(({ leaves }) => leaves?.en))
