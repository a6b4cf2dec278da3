// A failed operation, as a kind for code and a text for shoppers.
import type { CombinedError } from '@urql/core'
import type { MessageKey, Translate } from '../i18n/translator.ts'

/** `offline`: nothing answered. `unavailable`: overloaded or down. `gone`: no such cart. `refused`: see the message. */
export type FailureKind = 'offline' | 'unavailable' | 'gone' | 'refused'

type Failure = Pick<CombinedError, 'networkError' | 'graphQLErrors'>

/** A failed operation of the shop; `message` joins the back end's messages with commas. */
export class OperationError extends Error {
  readonly kind: FailureKind
  /** The middleware's error code, where it gave one. */
  readonly code: string | undefined
  /** The back end's messages one by one. */
  readonly messages: readonly string[]
  /** Whether they are written for shoppers: a refusal has a category or a code, an internal error has neither. */
  readonly isForShoppers: boolean

  constructor(failure: Failure) {
    super(failure.graphQLErrors.map((error) => error.message).join(', ') || 'The shop cannot be reached')
    this.name = 'OperationError'
    this.kind = failureKind(failure)
    this.code = codeOf(failure)
    this.messages = failure.graphQLErrors.map((error) => error.message)
    this.isForShoppers = failure.graphQLErrors.every(
      ({ extensions }) => (extensions?.['category'] ?? extensions?.['code']) !== undefined,
    )
  }
}

function codeOf({ graphQLErrors, networkError }: Failure): string | undefined {
  const code =
    graphQLErrors[0]?.extensions?.['code'] ?? (networkError as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code : undefined
}

/** Classifies a failure by what the shopper can do about it. */
export function failureKind(failure: Failure): FailureKind {
  const extensions = failure.graphQLErrors[0]?.extensions
  const status = Number(extensions?.['status'] ?? 0)
  if (failure.networkError) return 'offline'
  if (status === 429 || status >= 500) return 'unavailable'
  if (extensions?.['code'] === 'CART_NOT_FOUND') return 'gone'
  return 'refused'
}

/** Refusals of the middleware itself have technical English messages, which shoppers never see. */
const TEXTS: Readonly<Partial<Record<string, MessageKey>>> = {
  RATE_LIMITED: 'error.tooMany',
  INVALID_ARGUMENTS: 'error.notAccepted',
  NOT_SUPPORTED: 'error.notOffered',
  NOT_AUTHORIZED: 'auth.notAuthorized',
}

/** The sentence to show: the back end's own message for a refusal, else a text about the connection. */
export function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof OperationError)) return error instanceof Error ? error.message : t('error.title')
  const key = TEXTS[error.code ?? '']
  if (key) return t(key)
  if (error.kind === 'offline') return t('error.offline')
  if (error.kind === 'unavailable') return t('error.unavailable')
  return error.isForShoppers ? error.message : t('error.title')
}

/** The same, one text for each of the back end's messages. */
export function failureTexts(error: unknown, t: Translate): string[] {
  const isRefusal = error instanceof OperationError && error.kind === 'refused' && error.code === undefined
  return isRefusal && error.isForShoppers && error.messages.length > 0
    ? [...error.messages]
    : [failureText(error, t)]
}
