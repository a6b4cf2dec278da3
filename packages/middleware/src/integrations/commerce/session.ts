// The session of a request: cart, customer, store and currency; and the cookies to set on the response.
import { AppError } from '../../errors.ts'
import { COOKIES, readCookie, setCookie, type Cookies, type CookieSettings } from './cookies.ts'
import { formatRememberMe, parseRememberMe, type RememberMe } from './remember-me.ts'

/** The source of a call's store view and currency; it decides what shared caches may store. */
export type StoreSource = 'url' | 'header' | 'cookie' | 'default'

export interface SessionRequest {
  /** By name, decoded. */
  cookies: Cookies
  /** `?store=` and `?currency=`. */
  query: { store?: string; currency?: string }
  /** `X-Store` and `X-Currency`, for a CDN that keys on them. */
  headers: { store?: string; currency?: string }
  /** The visitor's address, as reported by trusted proxies. */
  address?: string | undefined
  /** Allowed headers among the arguments (the existing SDK's `customHeaders`). */
  customHeaders: Record<string, string>
}

/** The cookies a call may change. */
type SessionCookie = 'cart' | 'customer' | 'rememberMe' | 'guestCustomerId' | 'store' | 'currency'

/** The session of one request. It belongs to that request only. */
export class Session {
  readonly storeSource: StoreSource
  private readonly choice: { store: string | undefined; currency: string | undefined }
  private readonly custom: Record<string, string>
  private readonly address: string | undefined
  private readonly jar: Cookies
  private readonly changes = new Map<SessionCookie, string | undefined>()

  constructor(request: SessionRequest) {
    this.jar = request.cookies
    this.custom = request.customHeaders
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

  /** Headers of upstream calls for this session. Only personal calls carry the customer's token. */
  upstreamHeaders(access: 'public' | 'anonymous' | 'personal'): Record<string, string> {
    const headers: Record<string, string> = {}
    if (this.store) headers['store'] = this.store
    if (this.currency) headers['content-currency'] = this.currency
    if (access === 'personal' && this.authorization) headers['authorization'] = this.authorization
    const recaptcha = this.custom['x-recaptcha']
    // Set by the middleware alone: a header of this name from the visitor is dropped.
    if (access !== 'public' && this.address) headers['x-forwarded-for'] = this.address
    if (access !== 'public' && recaptcha) headers['x-recaptcha'] = recaptcha
    return headers
  }

  /** Stores a cart, or drops it. */
  setCart(id: string | undefined): void {
    this.changes.set('cart', id)
  }

  /** Signs a customer in. */
  setCustomer(token: string): void {
    this.changes.set('customer', token)
  }

  /** Stores the remember-me record, or drops it. */
  setRememberMe(record: RememberMe | undefined): void {
    if (record || this.jar[COOKIES.rememberMe.name] !== undefined || this.changes.has('rememberMe'))
      this.changes.set('rememberMe', record && formatRememberMe(record))
    // Its cookie lives as long as the record's.
    const token = this.current('customer')
    if (record && token) this.changes.set('customer', token)
  }

  /** Stores the owner of a guest's wishlist, or drops it. */
  setGuestCustomerId(id: string | undefined): void {
    this.changes.set('guestCustomerId', id)
  }

  /** Signs the customer out; the cart was theirs. */
  forgetCustomer(): void {
    this.changes.set('customer', undefined)
    this.changes.set('cart', undefined)
  }

  /** Switches to the default store, because the cookies' store does not exist. */
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

  private current(name: SessionCookie): string | undefined {
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
