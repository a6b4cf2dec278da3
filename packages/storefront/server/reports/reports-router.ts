// Takes the reports of browsers: how fast pages were, and what failed. No cookie, address or browser's name is read into
// a figure or a line of the log.
import express, { type Request, type RequestHandler, Router } from 'express'
import { z } from 'zod'
import {
  BROWSER_ERROR_KINDS,
  type BrowserErrorReport,
  ERRORS_ROUTE,
  MAX_FRAMES,
  MAX_MESSAGE_LENGTH,
  MAX_VITAL,
  type VitalName,
  VITALS,
  VITALS_ROUTE,
  type VitalsReport,
} from '../../src/app/browser-reports.ts'
import { limitPerMinute } from '../limit-per-minute.ts'
import type { BrowserErrorLog } from './browser-error-log.ts'
import type { ReportMetrics } from './report-metrics.ts'
import { PAGE_KINDS } from '../../src/app/page-table.ts'

/** What the reports of browsers may contain; anything else is refused. */
const page = z.enum(PAGE_KINDS)

const valueOf = (name: VitalName) => z.number().min(0).max(MAX_VITAL[name]).optional()

const vitalsReport: z.ZodType<VitalsReport> = z.strictObject({
  page,
  values: z.strictObject(
    Object.fromEntries(VITALS.map((name) => [name, valueOf(name)])) as Record<
      VitalName,
      ReturnType<typeof valueOf>
    >,
  ),
})

const browserErrorReport: z.ZodType<BrowserErrorReport> = z.strictObject({
  kind: z.enum(BROWSER_ERROR_KINDS),
  page,
  message: z.string().min(1).max(MAX_MESSAGE_LENGTH),
  frames: z.array(z.string().regex(/^[\w.-]{1,100}\.js:\d{1,6}:\d{1,7}$/)).max(MAX_FRAMES),
})

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
