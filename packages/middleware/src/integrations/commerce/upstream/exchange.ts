// One HTTP exchange, bounded in time and size, collected into bytes. undici's dispatch costs half of its request().
import type { Dispatcher, Pool } from 'undici'

export interface ExchangeRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface ExchangeLimits {
  /** Covers waiting for a connection, connecting, headers and body. */
  timeoutMs: number
  maxBytes: number
  /** Aborts the exchange when the caller has left. */
  signal?: AbortSignal | undefined
}

export interface ExchangeAnswer {
  statusCode: number
  contentType: string
  body: Buffer
}

/** The deadline has passed. */
export class DeadlineError extends Error {
  constructor(timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms`)
    this.name = 'DeadlineError'
  }
}

/** The response exceeds the size limit. */
export class TooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`The answer has more than ${maxBytes} bytes`)
    this.name = 'TooLargeError'
  }
}

/**
 * Sends a request and collects the response. An early end also closes the connection, so that an unread body does not
 * occupy it. Rejects with undici's errors, a DeadlineError, a TooLargeError or the signal's reason.
 */
export function exchange(
  pool: Pool,
  request: ExchangeRequest,
  { timeoutMs, maxBytes, signal }: ExchangeLimits,
): Promise<ExchangeAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const answer = { statusCode: 0, contentType: '' }
    let size = 0
    let controller: Dispatcher.DispatchController | undefined
    let ended: Error | undefined
    const timer = setTimeout(() => end(new DeadlineError(timeoutMs)), timeoutMs)
    const leave = () => end(signal?.reason as Error)
    signal?.addEventListener('abort', leave, { once: true })
    if (signal?.aborted) return leave()

    function settle(): void {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
    function end(reason: Error): void {
      ended = reason
      settle()
      chunks.length = 0
      controller?.abort(reason)
      reject(reason)
    }

    pool.dispatch(request, {
      onRequestStart(started) {
        controller = started
        // The exchange ended before it got a connection.
        if (ended) started.abort(ended)
      },
      onResponseStart(_controller, statusCode, headers) {
        answer.statusCode = statusCode
        answer.contentType = String(headers['content-type'])
        if (Number(headers['content-length']) > maxBytes) end(new TooLargeError(maxBytes))
      },
      onResponseData(_controller, chunk) {
        size += chunk.length
        if (size > maxBytes) return end(new TooLargeError(maxBytes))
        chunks.push(chunk)
      },
      onResponseEnd() {
        settle()
        // Most responses arrive in one chunk, which need not be copied.
        const [only] = chunks
        resolve({ ...answer, body: only && chunks.length === 1 ? only : Buffer.concat(chunks) })
      },
      onResponseError(_controller, error) {
        settle()
        reject(error)
      },
    })
  })
}
