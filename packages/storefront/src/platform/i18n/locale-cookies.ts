// The cookies of language, store, currency and country (docs/product.md, Store): the address decides, the cookies follow.
// Set in the browser, so that a cached page is the same for every visitor.
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY, LOCALE_COOKIE_DAYS } from '../constants.ts'
import { LOCALES, type Locale } from './locales.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Of the store's configuration. */
interface StoreFacts {
  currency?: string | null | undefined
  country?: string | null | undefined
}

/** What the cookies must hold on a page in this language. */
export function localeCookies(locale: Locale, { currency, country }: StoreFacts): Record<string, string> {
  return {
    'vsf-store': LOCALES[locale].storeCode,
    'vsf-locale': LOCALES[locale].tag,
    'vsf-currency': currency ?? DEFAULT_CURRENCY,
    'vsf-country': country ?? DEFAULT_COUNTRY,
  }
}

/** The assignments to `document.cookie` that make it hold the values; none when it already does. */
export function cookieUpdates(present: string, values: Record<string, string>): string[] {
  const jar = new Set(present.split('; '))
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .filter((pair) => !jar.has(pair))
    .map((pair) => `${pair}; Path=/; Max-Age=${LOCALE_COOKIE_DAYS * DAY_SECONDS}; SameSite=Lax; Secure`)
}
