/** The shape of one attack. */
import type { AttackedShop } from './shop.ts'

export interface Report {
  /** Notes a fault unless this holds. */
  must: (holds: boolean, otherwise: string) => void
  /** A figure that stands behind the scenario's line. */
  figure: (text: string) => void
}

export interface Scenario {
  /** What a stranger does, or what breaks. */
  name: string
  /** What must hold besides the health check. */
  holds: string
  run: (shop: AttackedShop, report: Report) => Promise<void>
  /** The scenario has failed after this; 20 seconds unless said. */
  withinMs?: number
  /** The servers have ended: nothing is left to check. */
  isLast?: boolean
}

export interface Family {
  name: string
  scenarios: readonly Scenario[]
  /** Whether storefront and middleware share a Redis. */
  needsRedis?: boolean
  /** Orders or what belongs to others is at stake: a second try would hide a race. */
  isTriedOnce?: boolean
}
