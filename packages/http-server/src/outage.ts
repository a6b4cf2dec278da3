// An outage is logged twice: at its first failure, and at its end with its duration. So many failures do not flood the log.

/** An outage ends after this time without a failure. */
const OVER_AFTER_MS = 60_000

export interface OutageEnd {
  failures: number
  /** From the first failure to the last. */
  seconds: number
}

export interface Outage {
  /** Counts a failure. @returns whether it begins an outage */
  failed(): boolean
  stop(): void
}

export function watchOutage(onEnd: (end: OutageEnd) => void): Outage {
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let startedAt = 0
  let lastAt = 0
  return {
    failed() {
      lastAt = performance.now()
      failures += 1
      if (timer) {
        timer.refresh()
        return false
      }
      failures = 1
      startedAt = lastAt
      timer = setTimeout(() => {
        timer = undefined
        onEnd({ failures, seconds: Math.round((lastAt - startedAt) / 1000) })
      }, OVER_AFTER_MS)
      timer.unref()
      return true
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

export interface OutageLog {
  report: (error: unknown) => void
}

/** Logs outages of one kind. @param message what fails during the outage */
export function outageLog(
  log: { error: (fields: object, message: string) => void },
  message: string,
): OutageLog {
  const outage = watchOutage((end) => log.error(end, `${message}: over`))
  return {
    report(error) {
      if (outage.failed()) log.error({ err: error }, message)
    },
  }
}
