// The log of a process. An outage makes the same error with every request: its stack is logged once, and at its end
// how often it came and for how long.
import { type Outage, watchOutage } from '@loftwood/http-server/outage'
import { pino } from 'pino'
import type { Logger, LoggerOptions } from 'pino'

/** Of more different errors at the same time each is logged whole. */
const MOST_COUNTED = 100

type LogHook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

export function createLogger(level: string): Logger {
  return pino({ level, hooks: { logMethod: countRepeats() } })
}

function countRepeats(): LogHook {
  const outages = new Map<string, Outage>()
  return function logMethod(this: Logger, args, method) {
    const [details, message] = args as unknown as [unknown, string | undefined]
    const error = errorIn(details)
    if (!error) return method.apply(this, args)
    const key = `${message}\n${error.name}\n${error.message}`
    const known = outages.get(key)
    if (known) return void known.failed()
    if (outages.size < MOST_COUNTED) {
      const outage = watchOutage((end) => {
        outages.delete(key)
        if (end.failures > 1)
          method.apply(this, [{ error: error.message, ...end }, `${message}: over`] as never)
      })
      outages.set(key, outage)
      outage.failed()
    }
    return method.apply(this, args)
  }
}

function errorIn(details: unknown): Error | undefined {
  if (typeof details !== 'object' || details === null || !('err' in details)) return undefined
  return details.err instanceof Error ? details.err : undefined
}
