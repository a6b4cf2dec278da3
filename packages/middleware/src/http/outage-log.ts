// Of an outage the log has its first failure with its cause, then a count each minute: a flood of requests is no flood of lines.
const INTERVAL_MS = 60_000

export interface OutageLog {
  /** Counts a failure, and says whether it begins an outage. */
  failed(): boolean
  stop(): void
}

export function createOutageLog(
  logger: { error: (fields: object, message: string) => void },
  intervalMs = INTERVAL_MS,
): OutageLog {
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  function tell(): void {
    if (failures > 0) return tellCount('the back end fails')
    stop()
    logger.error({}, 'the back end answers again')
  }
  function tellCount(message: string): void {
    logger.error({ failures }, message)
    failures = 0
  }
  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  return {
    failed() {
      if (timer) {
        failures += 1
        return false
      }
      timer = setInterval(tell, intervalMs)
      timer.unref()
      return true
    },
    stop,
  }
}
