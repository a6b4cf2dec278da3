// Takes the reports of browsers: how fast pages were, and what failed. No cookie, address or browser's name is read into
// a figure or a line of the log.
import express, { Router, type Request, type RequestHandler } from 'express'
import type { z } from 'zod'
import { ERRORS_ROUTE, VITALS_ROUTE } from '../../src/app/browser-reports.ts'
import { limitPerMinute } from '../limit-per-minute.ts'
import type { BrowserErrorLog } from './browser-error-log.ts'
import type { ReportMetrics } from './report-metrics.ts'
import { browserErrorReport, vitalsReport } from './report-schemas.ts'

const MAX_BODY = '8kb'
/** Of one address, which may be an office; what is beyond is lost. */
const MAX_PER_MINUTE = 120

export interface ReportsParts {
  metrics: ReportMetrics
  logError: BrowserErrorLog
  /** The shop's own. */
  origin: string
}

export function reportsRouter({ metrics, logError, origin }: ReportsParts): Router {
  const router = Router()
  const limit = limitPerMinute(
    MAX_PER_MINUTE,
    (_req, res) => void res.status(429).set('Cache-Control', 'no-store').end(),
  )
  const admit = [limit, sameOrigin(origin), express.json({ limit: MAX_BODY, inflate: false })]
  router.post(VITALS_ROUTE, admit, take(vitalsReport, metrics.vitals))
  router.post(
    ERRORS_ROUTE,
    admit,
    take(browserErrorReport, (report) => {
      metrics.error(report.kind)
      return logError(report)
    }),
  )
  return router
}

/** Nobody reads the answer of a beacon: it only says whether the report was right. */
function take<Report>(
  schema: z.ZodType<Report>,
  use: (report: Report) => void | Promise<void>,
): RequestHandler {
  return async (req, res) => {
    res.set('Cache-Control', 'no-store')
    const report = schema.safeParse(req.body)
    if (report.success) await use(report.data)
    res.status(report.success ? 204 : 400).end()
  }
}

/** Browsers name the origin of what a page sends; old ones do not say whose site it is. */
function sameOrigin(own: string): RequestHandler {
  return (req, res, next) => {
    const site = req.get('sec-fetch-site')
    const isOwn =
      site === undefined ? [own, addressOf(req)].includes(req.get('origin') ?? '') : site === 'same-origin'
    if (isOwn) next()
    else res.status(403).set('Cache-Control', 'no-store').end()
  }
}

const addressOf = (req: Request) => `${req.protocol}://${req.get('host')}`
