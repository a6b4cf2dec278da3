// The one table of cookies: names, lifetimes, and which of them are secret.
import { stringifySetCookie } from 'cookie'

const DAY = 24 * 60 * 60

interface CookieKind {
  name: string
  /** Undefined: until the browser closes. */
  maxAgeSeconds?: number
  /** HTTP-only when COOKIE_HTTP_ONLY is set. */
  isSecret: boolean
  /** The pattern of valid values; others are ignored. */
  pattern: RegExp
}

const token = /^[\w.~+/=:-]{1,2048}$/

export const COOKIES = {
  cart: { name: 'vsf-cart', maxAgeSeconds: 30 * DAY, isSecret: true, pattern: /^[\w-]{1,64}$/ },
  customer: { name: 'vsf-customer', maxAgeSeconds: 30 * DAY, isSecret: true, pattern: token },
  /** `{"email":"…","token":"…"}` */
  rememberMe: {
    name: 'remember-me',
    maxAgeSeconds: 365 * DAY,
    isSecret: true,
    pattern: /^\{.{1,3000}\}$/,
  },
  guestCustomerId: {
    name: 'guest_customer_id',
    maxAgeSeconds: 365 * DAY,
    isSecret: true,
    pattern: /^[\w-]{1,64}$/,
  },
  store: { name: 'vsf-store', maxAgeSeconds: 365 * DAY, isSecret: false, pattern: /^[a-z]\w{0,31}$/i },
  currency: { name: 'vsf-currency', maxAgeSeconds: 365 * DAY, isSecret: false, pattern: /^[A-Z]{3}$/ },
  country: { name: 'vsf-country', maxAgeSeconds: 365 * DAY, isSecret: false, pattern: /^[A-Z]{2}$/ },
  locale: {
    name: 'vsf-locale',
    maxAgeSeconds: 365 * DAY,
    isSecret: false,
    pattern: /^[a-z]{2}([-_][A-Z]{2})?$/,
  },
  message: { name: 'vsf-message', isSecret: false, pattern: /^.{1,2048}$/ },
  /** Tells browser code which secret ones exist: `{"cart":true,"customer":false}`. */
  session: { name: 'vsf-session', maxAgeSeconds: 30 * DAY, isSecret: false, pattern: /^\{.{1,200}\}$/ },
} as const satisfies Record<string, CookieKind>

export type CookieName = keyof typeof COOKIES

/** The cookies of a request by name. cookie-parser reads a value that begins with `j:` as JSON: it need not be a string. */
export type Cookies = Readonly<Record<string, unknown>>

export interface CookieSettings {
  httpOnly: boolean
  secure: boolean
  domain: string | undefined
  /** `none` lets pages of another site use the session; browsers accept it for secure cookies only. */
  sameSite: 'lax' | 'none'
}

/** For remembered customers these live as long as the remember-me cookie: an expired token is renewed, a lost one is not. */
const REMEMBERED: ReadonlySet<CookieName> = new Set(['customer', 'session'])

interface SetOptions extends CookieSettings {
  isRemembered?: boolean
}

/** The Set-Cookie header for a cookie of the table; without a value it removes the cookie. */
export function setCookie(cookie: CookieName, value: string | undefined, settings: SetOptions): string {
  const kind: CookieKind = COOKIES[cookie]
  const { maxAgeSeconds } = settings.isRemembered && REMEMBERED.has(cookie) ? COOKIES.rememberMe : kind
  return stringifySetCookie({
    name: kind.name,
    value: value ?? '',
    ...(value === undefined ? { maxAge: 0, expires: new Date(0) } : { maxAge: maxAgeSeconds }),
    path: '/',
    sameSite: settings.sameSite,
    secure: settings.secure,
    httpOnly: settings.httpOnly && kind.isSecret,
    domain: settings.domain,
  })
}

/** The cookie's value when it is present and valid. */
export function readCookie(cookie: CookieName, cookies: Cookies): string | undefined {
  const value = cookies[COOKIES[cookie].name]
  return typeof value === 'string' && COOKIES[cookie].pattern.test(value) ? value : undefined
}
