// The sentences of the API reference that follow from the tables of methods, errors and cookies.
import { ERRORS, type ErrorCode } from '../errors.ts'
import { COOKIES } from '../integrations/commerce/cookies.ts'
import type { Method } from '../integrations/commerce/methods/method.ts'

const CART = {
  create: 'Uses the cart of the session, and makes one when there is none.',
  empty: 'Uses the cart of the session; null when there is none.',
  fail: 'Uses the cart of the session.',
}

const EFFECTS: Record<NonNullable<Method['effect']>, string> = {
  'adopts-cart': 'Its cart becomes the session’s.',
  'merges-carts': 'Its cart becomes the session’s; changes of both wait.',
  'adopts-guest': 'Its wishlist becomes the session’s.',
  'closes-cart': 'Ends the session’s cart.',
  'signs-in': 'Signs in.',
  'signs-in-again': 'Signs in.',
  'signs-out': 'Signs out.',
  'ends-account': 'Signs out.',
  remembers: 'Remembers the customer.',
  forgets: 'Remembers the customer no longer.',
  'changes-password': 'Remembers the customer anew.',
}

const ACCESS = {
  public: 'The same for all visitors of a store, and cached.',
  personal: 'Belongs to the session, and is never cached.',
}

/** What a call does besides its result. */
export function descriptionOf({ access, cart, effect, limit }: Method): string {
  const sentences = [
    ACCESS[access],
    cart && CART[cart.whenMissing],
    effect && EFFECTS[effect],
    limit && `Limited for each address (\`${limit}\`).`,
  ]
  return sentences.filter(Boolean).join(' ')
}

/** The codes that any call may end with. */
const ALWAYS: readonly ErrorCode[] = [
  'INVALID_JSON',
  'NOT_AN_ARRAY',
  'INVALID_ARGUMENTS',
  'FOREIGN_ORIGIN',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'INTERNAL_ERROR',
  'NOT_SUPPORTED',
  'UPSTREAM_INVALID',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
]

/** The errors that a call of this method may end with, as a list in Markdown. */
export function errorList({ access, kind, cart, guest, limit, effect }: Method): string {
  const codes: ErrorCode[] = [
    ...ALWAYS,
    ...(kind === 'read' ? (['URL_TOO_LONG'] as const) : []),
    ...(access === 'personal' ? (['NOT_AUTHORIZED', 'GUEST_NOT_ALLOWED'] as const) : []),
    ...(cart || guest ? (['CART_NOT_FOUND'] as const) : []),
    ...(limit || access === 'public' ? (['RATE_LIMITED'] as const) : []),
    ...(effect === 'closes-cart' ? (['ORDER_UNCONFIRMED', 'ORDER_NUMBER_UNKNOWN'] as const) : []),
  ]
  return codes.map((code) => `- ${ERRORS[code].status} ${errorText(code)}`).join('\n')
}

/** `CART_NOT_FOUND`: its sentence. */
function errorText(code: ErrorCode): string {
  return `\`${code}\`: ${ERRORS[code].meaning}${ERRORS[code].retryable ? ' May be tried again.' : ''}`
}

/** How to call, every error, every cookie; Markdown. */
export function introduction(): string {
  const codes = Object.keys(ERRORS) as ErrorCode[]
  return `Call \`POST /<integration>/<method>\` with a JSON array of arguments; methods that read also take
\`GET ?body=<array>\`. Add \`?store=\` and \`&currency=\` to choose the store view.

**Errors.** The body of every response that is not 2xx is \`{"error":{"code","message","requestId","data"?}}\`.

| status | code |
|---|---|
${codes.map((code) => `| ${ERRORS[code].status} | ${errorText(code)} |`).join('\n')}

**Cookies**

| name | lives | who reads it |
|---|---|---|
${Object.values(COOKIES).map(cookieRow).join('\n')}
`
}

function cookieRow(cookie: (typeof COOKIES)[keyof typeof COOKIES]): string {
  const life =
    'maxAgeSeconds' in cookie ? `${cookie.maxAgeSeconds / 86_400} days` : 'until the browser closes'
  return `| \`${cookie.name}\` | ${life} | ${cookie.isSecret ? 'the middleware' : 'pages too'} |`
}
