// How an operation ends other than with what was requested: an error of the protocol, or a business outcome.
import { answerWordsIn, type Resource } from './answer-words.ts'
import type { ShopView } from './shop-views.ts'
import { UCP_VERSION } from './version.ts'

/** HTTP status and JSON-RPC code of each protocol error. */
const PROTOCOL_ERRORS = {
  invalid_profile_url: [400, -32_001],
  profile_unreachable: [424, -32_001],
  profile_malformed: [422, -32_001],
  version_unsupported: [422, -32_001],
  invalid_json: [400, -32_700],
  invalid_request: [400, -32_602],
  request_too_large: [400, -32_602],
  body_too_large: [413, -32_600],
  unsupported_media_type: [415, -32_600],
  foreign_origin: [403, -32_000],
  idempotency_conflict: [409, -32_000],
  rate_limited: [429, -32_000],
  internal_error: [500, -32_603],
  service_unavailable: [503, -32_000],
} as const satisfies Record<string, readonly [status: number, rpcCode: number]>

export type ProtocolErrorCode = keyof typeof PROTOCOL_ERRORS

interface FailureOptions {
  cause?: unknown
  retryAfterSeconds?: number | undefined
}

/** The request cannot be handled; nothing was changed. */
export class ProtocolError extends Error {
  readonly code: ProtocolErrorCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProtocolErrorCode, message: string, { cause, retryAfterSeconds }: FailureOptions = {}) {
    super(message, { cause })
    this.name = 'ProtocolError'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }

  get status(): number {
    return PROTOCOL_ERRORS[this.code][0]
  }

  get rpcCode(): number {
    return PROTOCOL_ERRORS[this.code][1]
  }

  get body() {
    return { code: this.code, content: this.message }
  }
}

export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable'

export interface Message {
  type: 'error' | 'warning' | 'info'
  code: string
  content: string
  path?: string
  severity?: Severity
}

export const errorMessage = (fields: Omit<Message, 'type'> & { severity: Severity }): Message => ({
  type: 'error',
  ...fields,
})

export const warning = (code: string, content: string, path?: string): Message => ({
  type: 'warning',
  code,
  content,
  ...(path !== undefined && { path }),
})

/** There is nothing to answer with: HTTP 200 with an envelope of the reasons. */
export class Unsuccessful extends Error {
  readonly messages: readonly Message[]
  readonly continueUrl: string | undefined

  constructor(messages: readonly Message[], continueUrl?: string) {
    super(messages[0]?.content ?? 'no result')
    this.name = 'Unsuccessful'
    this.messages = messages
    this.continueUrl = continueUrl
  }

  get body() {
    return {
      ucp: { version: UCP_VERSION, status: 'error' },
      messages: this.messages,
      ...(this.continueUrl !== undefined && { continue_url: this.continueUrl }),
    }
  }
}

export function notFound(what: Resource, view: ShopView): Unsuccessful {
  const content = answerWordsIn(view).notFound[what]
  return new Unsuccessful([errorMessage({ severity: 'unrecoverable', code: 'not_found', content })])
}
