// Which badges a product carries, from its attributes.
import type { BadgeKind } from '@loftwood/ui/badge'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import type { MessageKey } from '../../platform/i18n/message-key.ts'

interface BadgeFacts {
  made_in_canada: number | null
  att_quick_ship: number | null
  new: number | null
  best_seller: number | null
  further_reduced: number | null
  stock_status: string | null
}

interface BadgeRule {
  kind: BadgeKind
  label: MessageKey
  /** Filters of a list that the badge answers. */
  filters: readonly string[]
  applies: (product: BadgeFacts) => boolean
}

const BADGES: readonly BadgeRule[] = [
  {
    kind: 'further_reduced',
    label: 'badge.furtherReduced',
    filters: ['further_reduced'],
    applies: (product) => product.further_reduced === 1,
  },
  { kind: 'new', label: 'badge.new', filters: ['new'], applies: (product) => product.new === 1 },
  {
    kind: 'best_seller',
    label: 'badge.bestSeller',
    filters: ['best_seller'],
    applies: (product) => product.best_seller === 1,
  },
  {
    kind: 'made_in_canada',
    label: 'badge.madeInCanada',
    filters: ['made_in_canada', 'manufacturer'],
    applies: (product) => product.made_in_canada === 1,
  },
  {
    kind: 'quick_ship',
    label: 'badge.quickShip',
    filters: ['att_quick_ship'],
    // What is sold out leaves in no week.
    applies: ({ att_quick_ship, stock_status }) =>
      att_quick_ship === QUICK_SHIP_OPTION_ID && stock_status === 'IN_STOCK',
  },
]

/**
 * In the order they are shown. A list has room for the first ones only.
 * @param filters in force: badges that are the reason why a product is in the list come first
 */
export function productBadges(
  product: BadgeFacts,
  filters: readonly string[] = [],
): Pick<BadgeRule, 'kind' | 'label'>[] {
  const badges = BADGES.filter((badge) => badge.applies(product))
  const isReason = (badge: BadgeRule) => badge.filters.some((filter) => filters.includes(filter))
  return [...badges.filter(isReason), ...badges.filter((badge) => !isReason(badge))]
}
