// What browsers report to the storefront: how fast pages were, and what failed. Nothing in it says who the visitor is.
// Both sides share these closed sets.
import type { PageKind } from './page-table.ts'

export const VITALS_ROUTE = '/reports/vitals'
export const ERRORS_ROUTE = '/reports/errors'

/** Largest contentful paint, interaction to next paint and time to first byte in milliseconds; cumulative layout shift. */
export const VITALS = ['lcp', 'inp', 'ttfb', 'cls'] as const
export type VitalName = (typeof VITALS)[number]

/** Larger values come from a clock or a tab that was asleep. */
export const MAX_VITAL: Readonly<Record<VitalName, number>> = {
  lcp: 120_000,
  inp: 120_000,
  ttfb: 120_000,
  cls: 100,
}

export interface VitalsReport {
  /** The page that the visit's document was loaded with. */
  page: PageKind
  values: Partial<Record<VitalName, number>>
}

/**
 * `error` and `rejection`: nobody caught it. `render`: a component threw, and the error page is shown instead.
 * `hydration`: the page did not match its HTML and was rendered again. `csp`: the content security policy blocked something.
 */
export const BROWSER_ERROR_KINDS = ['error', 'rejection', 'render', 'hydration', 'csp'] as const
export type BrowserErrorKind = (typeof BROWSER_ERROR_KINDS)[number]

export const MAX_FRAMES = 12
export const MAX_MESSAGE_LENGTH = 300

export interface BrowserErrorReport {
  kind: BrowserErrorKind
  /** The page that is shown. */
  page: PageKind
  message: string
  /** Positions in the shop's built files, `<file>.js:<line>:<column>`, the innermost first. */
  frames: readonly string[]
}
