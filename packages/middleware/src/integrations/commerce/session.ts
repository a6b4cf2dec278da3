// Whom a call is for: cart, customer, store and currency, taken from the request; and the cookies to set in return.
import { AppError } from '../../errors.ts'
import { COOKIES, readCookie, setCookie, type Cookies, type CookieSettings } from './cookies.ts'
import { formatRememberMe, parseRememberMe, type RememberMe } from './remember-me.ts'

/** Who said which store view and currency a call is for; decides what caches may keep. */
export type StoreSource = 'url' | 'header' | 'cookie' | 'default'

export interface SessionRequest {
  /** By name, decoded. */
  cookies: Cookies
  /** `?store=` and `?currency=`. */
  query: { store?: string; currency?: string }
  /** `X-Store` and `X-Currency`, for a CDN that keys on them. */
  headers: { store?: string; currency?: string }
  /** Where the visitor's connection comes from, as far as the proxies in front are trusted. */
  address?: string | undefined
  /** The W3C trace the call belongs to; passed on as it came. */
  trace?: Record<string, string>
  /** Allowed headers among the arguments (the existing SDK's `customHeaders`). */
  customHeaders: Record<string, string>
}

/** The cookies a call may change. */
type Kept = 'cart' | 'customer' | 'rememberMe' | 'guestCustomerId' | 'store' | 'currency'

/** The session of one request. It belongs to that request only. */
export class Session {
  readonly storeSource: StoreSource
  private readonly choice: { store: string | undefined; currency: string | undefined }
  private readonly custom: Record<string, string>
  private readonly trace: Record<string, string>
  private readonly address: string | undefined
  private readonly jar: Cookies
  private readonly changes = new Map<Kept, string | undefined>()

  constructor(request: SessionRequest) {
    this.jar = request.cookies
    this.custom = request.customHeaders
    this.trace = request.trace ?? {}
    this.address = request.address
    const { query, headers } = request
    const named = [
      ['url', this.custom['store'] ?? query.store, this.custom['content-currency'] ?? query.currency],
      ['header', headers.store, headers.currency],
      ['cookie', readCookie('store', this.jar), readCookie('currency', this.jar)],
    ] as const
    const [source, store, currency] = named.find(([, ...values]) => values.some(Boolean)) ?? ['default']
    this.storeSource = source
    this.choice = { store: checked('store', store), currency: checked('currency', currency) }
  }

  get store(): string | undefined {
    return this.changes.has('store') ? undefined : this.choice.store
  }

  get currency(): string | undefined {
    return this.changes.has('currency') ? undefined : this.choice.currency
  }

  get cartId(): string | undefined {
    return this.current('cart')
  }

  get rememberMe(): RememberMe | undefined {
    return parseRememberMe(this.current('rememberMe'))
  }

  get guestCustomerId(): string | undefined {
    return this.current('guestCustomerId')
  }

  /** The customer's token, as the Authorization header has it. */
  get authorization(): string | undefined {
    const token = this.current('customer')
    return this.changes.get('customer')
      ? `Bearer ${token}`
      : (this.custom['authorization'] ?? (token && `Bearer ${token}`))
  }

  /** Headers the upstream needs to answer for this session. Only personal calls carry the customer's token. */
  upstreamHeaders(access: 'public' | 'anonymous' | 'personal'): Record<string, string> {
    const headers: Record<string, string> = { ...this.trace }
    if (this.store) headers['store'] = this.store
    if (this.currency) headers['content-currency'] = this.currency
    if (access === 'personal' && this.authorization) headers['authorization'] = this.authorization
    const recaptcha = this.custom['x-recaptcha']
    // Ours alone: what the visitor sent under this name does not get here.
    if (access !== 'public' && this.address) headers['x-forwarded-for'] = this.address
    if (access !== 'public' && recaptcha) headers['x-recaptcha'] = recaptcha
    return headers
  }

  /** Remembers a cart, or forgets it. */
  setCart(id: string | undefined): void {
    this.changes.set('cart', id)
  }

  /** Signs a customer in. */
  setCustomer(token: string): void {
    this.changes.set('customer', token)
  }

  /** Remembers the customer beyond the token's life, or no longer. */
  setRememberMe(record: RememberMe | undefined): void {
    if (record || this.jar[COOKIES.rememberMe.name] !== undefined || this.changes.has('rememberMe'))
      this.changes.set('rememberMe', record && formatRememberMe(record))
    // Its cookie lives as long as the record's.
    const token = this.current('customer')
    if (record && token) this.changes.set('customer', token)
  }

  /** Remembers the owner of a guest's wishlist, or forgets it. */
  setGuestCustomerId(id: string | undefined): void {
    this.changes.set('guestCustomerId', id)
  }

  /** Signs the customer out; the cart was theirs. */
  forgetCustomer(): void {
    this.changes.set('customer', undefined)
    this.changes.set('cart', undefined)
  }

  /** Goes on with the default store: the one of the cookies is not there. */
  forgetStore(): void {
    this.changes.set('store', undefined)
    this.changes.set('currency', undefined)
  }

  /** The Set-Cookie headers of what changed, with the readable hint that follows it. */
  setCookies(settings: CookieSettings): string[] {
    if (this.changes.size === 0) return []
    const options = { ...settings, isRemembered: this.rememberMe !== undefined }
    const changed = [...this.changes].map(([name, value]) => setCookie(name, value, options))
    const hint = {
      cart: Boolean(this.cartId),
      customer: Boolean(this.authorization),
      ...(this.rememberMe && { rememberMe: true }),
    }
    return [...changed, setCookie('session', JSON.stringify(hint), options)]
  }

  private current(name: Kept): string | undefined {
    return this.changes.has(name) ? this.changes.get(name) : readCookie(name, this.jar)
  }
}

function checked(name: 'store' | 'currency', value: string | undefined): string | undefined {
  if (!value) return undefined
  if (COOKIES[name].pattern.test(value)) return value
  throw new AppError('INVALID_ARGUMENTS', `${name}: is not a ${name} code`, {
    data: { issues: [{ argument: null, path: name, message: `is not a ${name} code` }] },
  })
}
