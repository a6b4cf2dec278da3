// Reports how fast the document was, when it is hidden for the first time: later the browser may end it without a word.
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { MAX_VITAL, VITALS_ROUTE, type VitalName, type VitalsReport } from '../browser-reports.ts'
import { pageKind } from '../page-table.ts'
import { mayReport, sendReport } from './send-report.ts'
import type { ShownPage } from './shown-page.ts'

/** Per document: values that were missing when it was first hidden come with the second report. */
const MAX_REPORTS = 2

/** @param landing the page that the document was loaded with, whatever is shown later */
export function reportVitals({ path, screen }: ShownPage): void {
  if (!mayReport()) return
  const sent = new Set<VitalName>()
  let waiting: VitalsReport['values'] = {}
  let reports = 0
  const note = ({ name, value, navigationType }: Metric) => {
    const vital = name.toLowerCase() as VitalName
    // A page that comes back from memory costs nothing, and would hide what loading costs.
    if (sent.has(vital) || navigationType === 'back-forward-cache') return
    waiting[vital] = Math.min(value, MAX_VITAL[vital])
  }
  for (const observe of [onLCP, onINP, onTTFB, onCLS]) observe(note)
  const send = () => {
    const names = Object.keys(waiting) as VitalName[]
    if (document.visibilityState !== 'hidden' || names.length === 0 || reports >= MAX_REPORTS) return
    reports += 1
    for (const name of names) sent.add(name)
    sendReport(VITALS_ROUTE, { page: pageKind(path, screen), values: waiting })
    waiting = {}
  }
  // After the library's own listeners, which note the last values.
  document.addEventListener('visibilitychange', send)
}
