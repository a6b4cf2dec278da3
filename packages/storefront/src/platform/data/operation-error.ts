// A failed operation, as a kind for code and a text for shoppers.
import type { QueryError } from './query-client.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import type { Translate } from '../i18n/translator.ts'
import { plainSentence } from './magento-sentences.ts'
import { UserError, SentenceError } from './user-error.ts'

/** `offline`: nothing answered. `unavailable`: overloaded or down. `gone`: no such cart. `refused`: see the message. */
export type FailureKind = 'offline' | 'unavailable' | 'gone' | 'refused'

interface Sentence {
  text: string
  /** Our own back end's code of the user error; a Magento has none. */
  code: unknown
}

type Failure = Pick<QueryError, 'networkError' | 'graphQLErrors'>

/** A failed operation of the shop; `message` joins the back end's messages with commas. */
export class OperationError extends Error {
  readonly kind: FailureKind
  /** The middleware's error code, where it gave one. */
  readonly code: string | undefined
  /** What the back end says to shoppers; its other messages are for the log. */
  readonly sentences: readonly Sentence[]

  constructor(failure: Failure) {
    super(failure.graphQLErrors.map((error) => error.message).join(', ') || 'The shop cannot be reached')
    this.name = 'OperationError'
    this.kind = failureKind(failure)
    this.code = codeOf(failure)
    this.sentences = failure.graphQLErrors
      .filter(({ extensions }) => isForShoppers(extensions))
      .map(({ message, extensions: { code, plain } }) => ({
        text: typeof plain === 'string' ? plain : message,
        code,
      }))
  }
}

/** The embedded back end says by a code that a permission is missing. */
function isForShoppers({ category, code, status }: Record<string, unknown>): boolean {
  if (category === 'graphql-authorization') return code !== undefined && status === undefined
  return FOR_SHOPPERS.has(category)
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
  if (status === 429 || status >= 500 || extensions?.['category'] === 'graphql-unavailable')
    return 'unavailable'
  if (extensions?.['code'] === 'CART_NOT_FOUND') return 'gone'
  return 'refused'
}

/** What we say ourselves, by code: technical or vague messages are not for shoppers. */
const TEXTS: Readonly<Partial<Record<string, MessageKey>>> = {
  RATE_LIMITED: 'error.tooMany',
  INVALID_ARGUMENTS: 'error.notAccepted',
  NOT_SUPPORTED: 'error.notOffered',
  // The page is of another release than the middleware.
  UNKNOWN_METHOD: 'error.otherRelease',
  NOT_AUTHORIZED: 'auth.notAuthorized',
  GUEST_NOT_ALLOWED: 'refused.guest',
  CART_NOT_OWN: 'error.cartGone',
  SHIPPING_METHOD_NOT_FOUND: 'refused.delivery',
  SIGN_IN_INCORRECT: 'refused.signIn',
  PASSWORD_INCORRECT: 'refused.password',
  CART_NOT_FOUND: 'error.cartGone',
  ORDER_UNCONFIRMED: 'checkout.answerLost',
  ORDER_NUMBER_UNKNOWN: 'checkout.placedUnnamed',
}

const KIND_TEXTS: Readonly<Record<FailureKind, MessageKey>> = {
  offline: 'error.offline',
  unavailable: 'error.unavailable',
  gone: 'error.cartGone',
  refused: 'error.notDone',
}

/** User errors of these categories have sentences for shoppers; whatever has none is an error inside of the back end. */
const FOR_SHOPPERS: ReadonlySet<unknown> = new Set([
  'graphql-input',
  'graphql-no-such-entity',
  'graphql-already-exists',
  'graphql-authentication',
])

/** The sentences of our own back end are precise: only Magento's have others in their place. */
function shown({ text, code }: Sentence, t: Translate): string {
  const key = code === undefined ? plainSentence(text) : undefined
  return key ? t(key) : text
}

/** The sentences to show: the back end's own for a user error, else one of ours. */
export function failureTexts(error: unknown, t: Translate): string[] {
  if (error instanceof UserError) return [shown({ text: error.message, code: undefined }, t)]
  if (error instanceof SentenceError) return [t(error.key)]
  if (!(error instanceof OperationError)) return [t('error.title')]
  const key = TEXTS[error.code ?? '']
  if (key) return [t(key)]
  return error.kind === 'refused' && error.sentences.length > 0
    ? error.sentences.map((sentence) => shown(sentence, t))
    : [t(KIND_TEXTS[error.kind])]
}

/** The same as one text. */
export function failureText(error: unknown, t: Translate): string {
  return failureTexts(error, t).join(', ')
}
