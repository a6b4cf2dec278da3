// Which badges a product carries, from its attributes.
import type { BadgeKind } from '@loftwood/ui/badge'
import { QUICK_SHIP_OPTION_ID } from '../platform/constants.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'

interface BadgeFacts {
  made_in_canada: number | null
  att_quick_ship: number | null
  new: number | null
  best_seller: number | null
  further_reduced: number | null
}

interface BadgeRule {
  kind: BadgeKind
  label: MessageKey
  applies: (product: BadgeFacts) => boolean
}

const BADGES: readonly BadgeRule[] = [
  {
    kind: 'further_reduced',
    label: 'badge.furtherReduced',
    applies: (product) => product.further_reduced === 1,
  },
  { kind: 'new', label: 'badge.new', applies: (product) => product.new === 1 },
  { kind: 'best_seller', label: 'badge.bestSeller', applies: (product) => product.best_seller === 1 },
  { kind: 'made_in_canada', label: 'badge.madeInCanada', applies: (product) => product.made_in_canada === 1 },
  {
    kind: 'quick_ship',
    label: 'badge.quickShip',
    applies: (product) => product.att_quick_ship === QUICK_SHIP_OPTION_ID,
  },
]

/** In the order they are shown. */
export function productBadges(product: BadgeFacts): Pick<BadgeRule, 'kind' | 'label'>[] {
  return BADGES.filter((badge) => badge.applies(product))
}
