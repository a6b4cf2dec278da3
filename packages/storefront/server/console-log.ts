// What libraries write to the console becomes lines of the log.
import { format } from 'node:util'
import { currentRequest } from '@loftwood/http-server/request-context'
import type { Logger } from 'pino'

/** Replaces the console's methods for the rest of the process. */
export function consoleToLog(log: Pick<Logger, 'info' | 'warn' | 'error'>): void {
  Object.assign(console, {
    log: (...words: unknown[]) => log.info(format(...words)),
    warn: (...words: unknown[]) => log.warn(format(...words)),
    // vike writes the error of a page, which is in the page's own line.
    error: (...words: unknown[]) => log[currentRequest() ? 'info' : 'error'](format(...words)),
  })
}
