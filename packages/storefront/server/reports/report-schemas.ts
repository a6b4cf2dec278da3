// What the reports of browsers may contain; anything else is refused.
import { z } from 'zod'
import {
  BROWSER_ERROR_KINDS,
  MAX_FRAMES,
  MAX_MESSAGE_LENGTH,
  MAX_VITAL,
  VITALS,
  type BrowserErrorReport,
  type VitalName,
  type VitalsReport,
} from '../../src/app/browser-reports.ts'
import { PAGE_KINDS } from '../../src/app/page-table.ts'

const page = z.enum(PAGE_KINDS)

const valueOf = (name: VitalName) => z.number().min(0).max(MAX_VITAL[name]).optional()

export const vitalsReport: z.ZodType<VitalsReport> = z.strictObject({
  page,
  values: z.strictObject(
    Object.fromEntries(VITALS.map((name) => [name, valueOf(name)])) as Record<
      VitalName,
      ReturnType<typeof valueOf>
    >,
  ),
})

export const browserErrorReport: z.ZodType<BrowserErrorReport> = z.strictObject({
  kind: z.enum(BROWSER_ERROR_KINDS),
  page,
  message: z.string().min(1).max(MAX_MESSAGE_LENGTH),
  frames: z.array(z.string().regex(/^[\w.-]{1,100}\.js:\d{1,6}:\d{1,7}$/)).max(MAX_FRAMES),
})
