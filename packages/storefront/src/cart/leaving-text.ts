// When a piece leaves, in words.
import { timeFrameOf } from '@loftwood/fit/delivery-dates'
import { QUICK_LEAD, type LeadDays } from '@loftwood/graphql-types/arrival-range'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import { brand } from '../platform/brand/current-brand.ts'
import type { Translate } from '../platform/i18n/translator.ts'

type Timed = NonNullable<Parameters<typeof timeFrameOf>[0]>

/** Undefined where the shop does not say how long a piece takes. */
export function leadOf({ att_quick_ship: option }: Timed): LeadDays | undefined {
  return option === QUICK_SHIP_OPTION_ID ? QUICK_LEAD : brand().promises.leadDays?.[option ?? 0]
}

interface Delivery {
  /** Its pieces are ready at different times. */
  isApart: boolean
  isPickedUp: boolean
}

/** In the catalog's words; what is picked up leaves no warehouse, and is packed. Null for what waits for other pieces. */
export function leavingText(
  t: Translate,
  piece: Timed | null | undefined,
  { isApart, isPickedUp }: Delivery,
): string | null {
  const frame = timeFrameOf(piece, isApart)
  const lead = isPickedUp && piece ? leadOf(piece) : undefined
  if (frame === null || !lead) return frame
  const [min, max] = lead
  return min === 0 ? t('cart.packedWithin', { max }) : t('cart.packedIn', { min, max })
}
