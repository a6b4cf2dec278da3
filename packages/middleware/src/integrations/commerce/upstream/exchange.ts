// One HTTP exchange with a deadline, collected into bytes. undici's dispatch costs half of its request().
import type { Dispatcher, Pool } from 'undici'

export interface ExchangeRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  timeoutMs: number
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

/** Sends a request and collects the answer. Rejects with undici's errors or a DeadlineError. */
export function exchange(pool: Pool, { timeoutMs, ...request }: ExchangeRequest): Promise<ExchangeAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const answer = { statusCode: 0, contentType: '' }
    let controller: Dispatcher.DispatchController | undefined
    let late: DeadlineError | undefined
    const timer = setTimeout(() => {
      late = new DeadlineError(timeoutMs)
      controller?.abort(late)
      reject(late)
    }, timeoutMs)

    pool.dispatch(request, {
      onRequestStart(started) {
        controller = started
        if (late) started.abort(late)
      },
      onResponseStart(_controller, statusCode, headers) {
        answer.statusCode = statusCode
        answer.contentType = String(headers['content-type'])
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk)
      },
      onResponseEnd() {
        clearTimeout(timer)
        // Most answers come in one piece, which needs no second copy.
        const [only] = chunks
        resolve({ ...answer, body: only && chunks.length === 1 ? only : Buffer.concat(chunks) })
      },
      onResponseError(_controller, error) {
        clearTimeout(timer)
        reject(error)
      },
    })
  })
}
