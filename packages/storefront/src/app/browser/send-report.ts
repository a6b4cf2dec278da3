// Sends a report of the browser to the storefront, unless the visitor or the operator does not want it.
import { documentSettings } from '../../platform/settings.ts'
import type { BrowserErrorReport, VitalsReport, ERRORS_ROUTE, VITALS_ROUTE } from '../browser-reports.ts'

interface Reports {
  [VITALS_ROUTE]: VitalsReport
  [ERRORS_ROUTE]: BrowserErrorReport
}

/** One draw for each document. */
const draw = Math.random()

/** Do Not Track and Global Privacy Control are a no. */
export function mayReport(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return (
    doNotTrack !== '1' && globalPrivacyControl !== true && draw < (documentSettings().browserReports ?? 1)
  )
}

/** Arrives even when the page is left. */
export function sendReport<Route extends keyof Reports>(route: Route, report: Reports[Route]): void {
  navigator.sendBeacon(route, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
