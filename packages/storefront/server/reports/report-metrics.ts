// Real-user figures: what browsers report, as histograms by page.
import type { ServerMetrics } from '@loftwood/http-server/metrics'
import {
  BROWSER_ERROR_KINDS,
  VITALS,
  type BrowserErrorKind,
  type VitalName,
  type VitalsReport,
} from '../../src/app/browser-reports.ts'

export interface ReportMetrics {
  vitals: (report: VitalsReport) => void
  error: (kind: BrowserErrorKind) => void
}

interface Vital {
  name: string
  help: string
  /** They hold the bounds of good and poor. */
  buckets: readonly number[]
  /** Of the browser's unit. */
  unit: number
}

const MS = 1 / 1000

const VITAL_METRICS: Readonly<Record<VitalName, Vital>> = {
  lcp: {
    name: 'storefront_web_vital_lcp_seconds',
    help: 'Largest contentful paint of visits, by the page they began with',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    unit: MS,
  },
  inp: {
    name: 'storefront_web_vital_inp_seconds',
    help: 'Interaction to next paint of visits, by the page they began with',
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    unit: MS,
  },
  ttfb: {
    name: 'storefront_web_vital_ttfb_seconds',
    help: 'Time to first byte of visits, by the page they began with',
    buckets: [0.1, 0.2, 0.4, 0.6, 0.8, 1.2, 1.8, 3, 6],
    unit: MS,
  },
  cls: {
    name: 'storefront_web_vital_cls',
    help: 'Cumulative layout shift of visits, by the page they began with',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    unit: 1,
  },
}

export function reportMetrics(metrics: ServerMetrics): ReportMetrics {
  const histograms = VITALS.map((vital) => {
    const { unit, ...about } = VITAL_METRICS[vital]
    return { vital, unit, histogram: metrics.histogram({ ...about, labelNames: ['page'] }) }
  })
  const errors = metrics.counter({
    name: 'storefront_browser_errors_total',
    help: 'What failed in browsers, by kind: error, rejection, render, hydration or csp',
    labelNames: ['kind'],
  })
  // The rate of a kind counts its first error too.
  for (const kind of BROWSER_ERROR_KINDS) errors.inc({ kind }, 0)
  return {
    vitals({ page, values }) {
      for (const { vital, unit, histogram } of histograms) {
        const value = values[vital]
        if (value !== undefined) histogram.observe({ page }, value * unit)
      }
    },
    error: (kind) => errors.inc({ kind }),
  }
}
