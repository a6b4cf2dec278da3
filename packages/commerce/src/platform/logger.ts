// The log of a process. An outage makes the same error with every request: its stack is logged once, then how often it
// came again each minute.
import { pino } from 'pino'
import type { Logger, LoggerOptions } from 'pino'

const COUNTED_FOR_MS = 60_000
/** Further different errors within a minute are logged whole. */
const MOST_COUNTED = 100

type LogHook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

export function createLogger(level: string): Logger {
  return pino({ level, hooks: { logMethod: countRepeats() } })
}

function countRepeats(): LogHook {
  const counts = new Map<string, number>()

  /** Logs what came again; an error that did not is forgotten, so that its next stack is logged. */
  function watch(key: string, report: (times: number) => void): void {
    counts.set(key, 0)
    setTimeout(() => {
      const times = counts.get(key) ?? 0
      counts.delete(key)
      if (times === 0) return
      report(times)
      watch(key, report)
    }, COUNTED_FOR_MS).unref()
  }

  return function logMethod(this: Logger, args, method) {
    const [details, message] = args as unknown as [unknown, string | undefined]
    const error = errorIn(details)
    if (!error) return method.apply(this, args)
    const key = `${message}\n${error.name}\n${error.message}`
    const times = counts.get(key)
    if (times !== undefined) return void counts.set(key, times + 1)
    if (counts.size < MOST_COUNTED) {
      const report = (again: number) =>
        method.apply(this, [{ error: error.message, times: again }, `${message}, repeatedly`] as never)
      watch(key, report)
    }
    return method.apply(this, args)
  }
}

function errorIn(details: unknown): Error | undefined {
  if (typeof details !== 'object' || details === null || !('err' in details)) return undefined
  return details.err instanceof Error ? details.err : undefined
}
