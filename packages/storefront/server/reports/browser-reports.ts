// The reports of browsers: how fast pages were goes to the metrics, what failed to the log.
import { fileURLToPath } from 'node:url'
import type { Router } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { StorefrontMetrics } from '../metrics.ts'
import { sharedMaps } from '../shared-assets.ts'
import { browserErrorLog } from './browser-error-log.ts'
import { reportMetrics } from './report-metrics.ts'
import { reportsRouter } from './reports-router.ts'
import { sourcePositions } from './source-positions.ts'

/** The source maps of this build. */
export const BUILT_MAPS = fileURLToPath(new URL('../../dist/maps', import.meta.url))

interface BrowserReportsParts {
  config: Pick<Config, 'assetsDir' | 'publicUrl'>
  metrics: StorefrontMetrics
  log: Logger
}

export function browserReports({ config, metrics, log }: BrowserReportsParts): Router {
  const positions = sourcePositions([BUILT_MAPS, sharedMaps(config.assetsDir)])
  return reportsRouter({
    metrics: reportMetrics(metrics),
    logError: browserErrorLog(log, positions),
    origin: new URL(config.publicUrl).origin,
  })
}
