// The landing lists: lists with one filter set, each at an address of its own, which search engines may show.
import { paths } from '../paths.ts'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import type { MessageKey } from '../platform/i18n/message-key.ts'

interface Landing {
  path: string
  /** The attribute of its filter. A back end without it has no such page. */
  filter: 'manufacturer' | 'att_quick_ship' | 'best_seller' | 'new'
  /** The filter's value; none where the option is found by its label. */
  value?: string
  title: MessageKey
  lead: MessageKey
}

export const LANDINGS = {
  madeInCanada: {
    path: paths.madeInCanada,
    filter: 'manufacturer',
    title: 'page.madeInCanada',
    lead: 'madeInCanada.lead',
  },
  quickShip: {
    path: paths.quickShip,
    filter: 'att_quick_ship',
    value: String(QUICK_SHIP_OPTION_ID),
    title: 'page.quickShip',
    lead: 'quickShip.lead',
  },
  bestSellers: {
    path: paths.bestSellers,
    filter: 'best_seller',
    value: '1',
    title: 'page.bestSellers',
    lead: 'bestSellers.lead',
  },
  newArrivals: {
    path: paths.newArrivals,
    filter: 'new',
    value: '1',
    title: 'page.newArrivals',
    lead: 'newArrivals.lead',
  },
} as const satisfies Record<string, Landing>

export type LandingName = keyof typeof LANDINGS

const NAMES = Object.keys(LANDINGS) as LandingName[]

/** Which landing list is at a path, if any. */
export const landingAt = (path: string): LandingName | undefined =>
  NAMES.find((name) => LANDINGS[name].path === path)
