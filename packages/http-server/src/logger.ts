// The log of every server: one JSON object a line, with the fields of docs/monitoring.md.
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import type { ServerName } from './metrics.ts'
import { release } from './release.ts'
import { currentRequest } from './request-context.ts'

/** Lines of a stack that are logged. */
const STACK_LINES = 12

export interface LogOptions {
  level: string
  hooks?: LoggerOptions['hooks']
  /** By default the standard output. */
  destination?: DestinationStream
}

export function createLogger(server: ServerName, { level, hooks, destination }: LogOptions): Logger {
  const options: LoggerOptions = {
    level,
    base: { server, ...release },
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorFields },
    // What is logged while a request is answered names it.
    mixin: () => {
      const { requestId, traceId } = currentRequest() ?? {}
      return { requestId, traceId }
    },
    ...(hooks && { hooks }),
  }
  return destination ? pino(options, destination) : pino(options)
}

/** No other properties: those of a failed request hold what a shopper has sent. */
function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? { message: error } : undefined
  const { name, message, stack } = error
  const code = 'code' in error ? error.code : undefined
  return { type: name, code, message, stack: stack?.split('\n').slice(0, STACK_LINES).join('\n') }
}
