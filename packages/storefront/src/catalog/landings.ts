// The words of the two landing pages. What shows a page must name its texts itself: a first page loads no others.
import type { MessageKey } from '../platform/i18n/translator.ts'

export const LANDING_TEXTS = {
  madeInCanada: { title: 'page.madeInCanada', lead: 'madeInCanada.lead' },
  quickShip: { title: 'page.quickShip', lead: 'quickShip.lead' },
} as const satisfies Record<string, Record<'title' | 'lead', MessageKey>>

export type LandingName = keyof typeof LANDING_TEXTS
