// Logs an outage once with its stack, then how many requests failed since: a flood of requests makes no flood of lines.
import type { Logger } from 'pino'

const INTERVAL_MS = 30_000

export interface OutageLog {
  report: (error: unknown) => void
}

/** Makes a log of one kind of outage. @param message what cannot be done */
export function outageLog(log: Logger, message: string): OutageLog {
  let loggedAt = -Infinity
  let count = 0
  return {
    report(error) {
      count += 1
      const now = performance.now()
      if (now - loggedAt < INTERVAL_MS) return
      // The stack says the same as the last time while the outage goes on.
      const isNew = now - loggedAt > 2 * INTERVAL_MS
      const reason = error instanceof Error ? error.message : String(error)
      log.error(isNew ? { err: error } : { reason, failures: count }, message)
      loggedAt = now
      count = 0
    },
  }
}
