// The one table of error codes: HTTP status, whether a retry may help, and the log level.

interface ErrorKind {
  status: number
  retryable: boolean
  level: 'debug' | 'info' | 'warn' | 'error'
}

export const ERRORS = {
  INVALID_JSON: { status: 400, retryable: false, level: 'info' },
  NOT_AN_ARRAY: { status: 400, retryable: false, level: 'info' },
  INVALID_ARGUMENTS: { status: 400, retryable: false, level: 'info' },
  NOT_AUTHORIZED: { status: 401, retryable: false, level: 'info' },
  FOREIGN_ORIGIN: { status: 403, retryable: false, level: 'info' },
  GUEST_NOT_ALLOWED: { status: 403, retryable: false, level: 'info' },
  WRONG_SECRET: { status: 403, retryable: false, level: 'info' },
  UNKNOWN_INTEGRATION: { status: 404, retryable: false, level: 'info' },
  UNKNOWN_METHOD: { status: 404, retryable: false, level: 'info' },
  NOT_FOUND: { status: 404, retryable: false, level: 'info' },
  CART_NOT_FOUND: { status: 404, retryable: false, level: 'info' },
  METHOD_NOT_ALLOWED: { status: 405, retryable: false, level: 'info' },
  BODY_TOO_LARGE: { status: 413, retryable: false, level: 'info' },
  URL_TOO_LONG: { status: 414, retryable: false, level: 'info' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, retryable: false, level: 'info' },
  RATE_LIMITED: { status: 429, retryable: true, level: 'info' },
  INTERNAL_ERROR: { status: 500, retryable: false, level: 'error' },
  NOT_SUPPORTED: { status: 501, retryable: false, level: 'info' },
  ORDER_UNCONFIRMED: { status: 504, retryable: true, level: 'error' },
  ORDER_NUMBER_UNKNOWN: { status: 502, retryable: false, level: 'error' },
  UPSTREAM_INVALID: { status: 502, retryable: true, level: 'error' },
  UPSTREAM_UNAVAILABLE: { status: 503, retryable: true, level: 'error' },
  UPSTREAM_TIMEOUT: { status: 504, retryable: true, level: 'error' },
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof ERRORS

/** The client closed the connection before the response, so it never receives this error. */
export class CallerLeft extends Error {
  constructor() {
    super('The caller left')
    this.name = 'CallerLeft'
  }
}

interface AppErrorOptions {
  cause?: unknown
  /** Details for the caller, sent in the body. */
  data?: unknown
  /** When a retry makes sense; becomes the Retry-After header. */
  retryAfterSeconds?: number
}

/** The one error of this deployable. `message` reaches the caller: no addresses, no secrets. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly data: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.data = options.data
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}
