// Logs what failed in browsers: each kind once a day, and only so many kinds an hour, because anybody can send a report.
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Logger } from 'pino'
import type { BrowserErrorReport } from '../../src/app/browser-reports.ts'
import { DAY_MS } from '../../src/platform/durations.ts'
import { cleanMessage } from './clean-message.ts'
import type { SourcePositions } from './source-positions.ts'

const MAX_KINDS = 1_000
const HOUR_MS = DAY_MS / 24
const MAX_LINES_PER_HOUR = 60

/** Logs a report, unless one of its kind was logged. */
export type BrowserErrorLog = (report: BrowserErrorReport) => Promise<void>

export function browserErrorLog(log: Logger, positions: SourcePositions): BrowserErrorLog {
  const logged = new LRUCache<string, true>({ max: MAX_KINDS, ttl: DAY_MS })
  /** Source maps take memory. */
  const queue = new PQueue({ concurrency: 1 })
  let hour = -1
  let lines = 0

  /** Whether another line may be written now; the last one of an hour says so. */
  function mayWrite(): boolean {
    const now = Math.floor(performance.now() / HOUR_MS)
    if (now !== hour) {
      hour = now
      lines = 0
    }
    lines += 1
    if (lines === MAX_LINES_PER_HOUR + 1)
      log.error('browser errors: too many kinds, further ones of this hour are only counted')
    return lines <= MAX_LINES_PER_HOUR
  }

  return async ({ kind, page, message: sent, frames }) => {
    const message = cleanMessage(sent)
    // Built files have a hash in their names, so this is of one release.
    const key = JSON.stringify([kind, message, frames[0]])
    if (logged.has(key) || !mayWrite()) return
    logged.set(key, true)
    const stack = await queue.add(() => positions(frames))
    log.error({ browser: { kind, page, message, stack } }, 'browser error')
  }
}
