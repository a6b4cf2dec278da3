// The one table of error codes: HTTP status, whether a retry may help, the log level, and what a client reads about it.

interface ErrorKind {
  status: number
  retryable: boolean
  level: 'debug' | 'info' | 'warn' | 'error'
  /** One sentence for the API reference. */
  meaning: string
}

export const ERRORS = {
  INVALID_JSON: {
    status: 400,
    retryable: false,
    level: 'info',
    meaning: 'The body is not JSON.',
  },
  NOT_AN_ARRAY: {
    status: 400,
    retryable: false,
    level: 'info',
    meaning: 'The body is JSON, but not an array of arguments.',
  },
  INVALID_ARGUMENTS: {
    status: 400,
    retryable: false,
    level: 'info',
    meaning: 'An argument does not fit; `data.issues` names each one with the reason.',
  },
  NOT_AUTHORIZED: {
    status: 401,
    retryable: false,
    level: 'info',
    meaning:
      'The token of the customer is no longer accepted, and the session has been cleared; or a call without one names the cart of a customer.',
  },
  FOREIGN_ORIGIN: {
    status: 403,
    retryable: false,
    level: 'info',
    meaning: 'A page of an origin that `ALLOWED_ORIGINS` does not name sent the call.',
  },
  GUEST_NOT_ALLOWED: {
    status: 403,
    retryable: false,
    level: 'info',
    meaning: 'The store takes no order of a guest, or none with what is in the cart.',
  },
  WRONG_SECRET: {
    status: 403,
    retryable: false,
    level: 'info',
    meaning: 'The secret of the purge request is wrong.',
  },
  UNKNOWN_INTEGRATION: {
    status: 404,
    retryable: false,
    level: 'info',
    meaning: 'The address names no integration.',
  },
  UNKNOWN_METHOD: {
    status: 404,
    retryable: false,
    level: 'info',
    meaning: 'The integration has no method of this name.',
  },
  NOT_FOUND: {
    status: 404,
    retryable: false,
    level: 'info',
    meaning: 'There is nothing at this address.',
  },
  CART_NOT_FOUND: {
    status: 404,
    retryable: false,
    level: 'info',
    meaning: 'The session has no cart, or the back end no longer accepts it.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    retryable: false,
    level: 'info',
    meaning: 'Writes take POST only.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    retryable: false,
    level: 'info',
    meaning: 'The body is larger than 100 kB.',
  },
  URL_TOO_LONG: {
    status: 414,
    retryable: false,
    level: 'info',
    meaning: 'The URL is longer than 8 kB; send the arguments by POST.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    retryable: false,
    level: 'info',
    meaning: 'The body must be sent as `application/json`.',
  },
  RATE_LIMITED: {
    status: 429,
    retryable: true,
    level: 'info',
    meaning: 'Too many calls from this address; `Retry-After` says when to go on.',
  },
  INTERNAL_ERROR: {
    status: 500,
    retryable: false,
    level: 'error',
    meaning: 'The middleware failed; its log has the cause under the `requestId`.',
  },
  NOT_SUPPORTED: {
    status: 501,
    retryable: false,
    level: 'info',
    meaning: 'The back end lacks this operation.',
  },
  ORDER_UNCONFIRMED: {
    status: 504,
    retryable: true,
    level: 'error',
    meaning: 'The order may be placed; call again to learn what has become of it.',
  },
  ORDER_NUMBER_UNKNOWN: {
    status: 502,
    retryable: false,
    level: 'error',
    meaning: 'The order is placed, and its e-mail names its number.',
  },
  UPSTREAM_INVALID: {
    status: 502,
    retryable: true,
    level: 'error',
    meaning: 'The back end answered something that is not GraphQL.',
  },
  UPSTREAM_UNAVAILABLE: {
    status: 503,
    retryable: true,
    level: 'error',
    meaning: 'The back end cannot be reached; `Retry-After` says when to try again.',
  },
  UPSTREAM_TIMEOUT: {
    status: 504,
    retryable: true,
    level: 'error',
    meaning: 'The back end took too long.',
  },
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
