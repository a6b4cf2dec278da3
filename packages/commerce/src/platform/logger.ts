// The log of a process. An outage makes the same error with every request: its stack is logged once, and while it lasts
// and at its end how often it came and for how long.
import { watchOutages } from '@loftwood/http-server/outage'
import { createLogger as createServerLogger } from '@loftwood/http-server/logger'
import type { Logger, LoggerOptions } from 'pino'

type LogHook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

export function createLogger(level: string): Logger {
  return createServerLogger('commerce', { level, hooks: { logMethod: countRepeats() } })
}

function countRepeats(): LogHook {
  const outages = watchOutages()
  return function logMethod(this: Logger, args, method) {
    const [details, message] = args as unknown as [unknown, string | undefined]
    const error = errorIn(details)
    if (!error) return method.apply(this, args)
    const key = `${message}\n${error.name}\n${error.message}`
    const isNews = outages.failed(key, (counts, isOver) => {
      const fields = { error: error.message, ...counts }
      if (counts.failures > 1)
        method.apply(this, [fields, `${message}: ${isOver ? 'over' : 'still'}`] as never)
    })
    if (isNews) method.apply(this, args)
  }
}

function errorIn(details: unknown): Error | undefined {
  if (typeof details !== 'object' || details === null || !('err' in details)) return undefined
  return details.err instanceof Error ? details.err : undefined
}
