// An outage is logged at its first failure, every ten minutes while it lasts, and at its end with its duration. So many
// failures do not flood the log.

/** An outage ends after this time without a failure. */
const OVER_AFTER_MS = 60_000
/** While it lasts it is logged again after this time. */
const REMIND_AFTER_MS = 10 * 60_000
/** Bound of outages at the same time; each failure beyond it is logged. */
const MOST_OUTAGES = 100

export interface OutageCounts {
  failures: number
  /** From the first failure to the last. */
  seconds: number
}

/** Called while an outage lasts, and at its end. */
export type OnNews = (counts: OutageCounts, isOver: boolean) => void

export interface Outage {
  /** Counts a failure. @returns whether it begins an outage */
  failed(): boolean
  stop(): void
}

export function watchOutage(onNews: OnNews): Outage {
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let startedAt = 0
  let lastAt = 0
  let remindedAt = 0
  const counts = () => ({ failures, seconds: Math.round((lastAt - startedAt) / 1000) })
  return {
    failed() {
      lastAt = performance.now()
      failures += 1
      if (timer) {
        timer.refresh()
        if (lastAt - remindedAt < REMIND_AFTER_MS) return false
        remindedAt = lastAt
        onNews(counts(), false)
        return false
      }
      failures = 1
      startedAt = remindedAt = lastAt
      timer = setTimeout(() => {
        timer = undefined
        onNews(counts(), true)
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

export interface Outages {
  /** Counts a failure of this kind. @returns whether it begins an outage */
  failed(kind: string, onNews: OnNews): boolean
  stop(): void
}

/** Watches outages of several kinds: a steady failure of one must not hide the start of another. */
export function watchOutages(): Outages {
  const running = new Map<string, Outage>()
  return {
    failed(kind, onNews) {
      const outage = running.get(kind)
      if (outage) return outage.failed()
      if (running.size >= MOST_OUTAGES) return true
      const begun = watchOutage((counts, isOver) => {
        if (isOver) running.delete(kind)
        onNews(counts, isOver)
      })
      running.set(kind, begun)
      return begun.failed()
    },
    stop() {
      running.forEach((outage) => outage.stop())
      running.clear()
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
  const outage = watchOutage((counts, isOver) =>
    log.error(counts, `${message}: ${isOver ? 'over' : 'still'}`),
  )
  return {
    report(error) {
      if (outage.failed()) log.error({ err: error }, message)
    },
  }
}
