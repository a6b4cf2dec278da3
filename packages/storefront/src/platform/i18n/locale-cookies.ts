// The cookies of store view, locale, currency and country (docs/product.md, Store): the address decides, the cookies follow.
// Set in the browser, so that a cached page is the same for every visitor.
import { DEFAULT_COUNTRY, LOCALE_COOKIE_DAYS } from '../constants.ts'
import { DAY_MS } from '../durations.ts'
import type { StoreView } from './store-views.ts'

/** What the cookies must hold on a page of this view. @param country of the store's configuration */
export function localeCookies(
  { code, locale, currency }: StoreView,
  country: string | null | undefined,
): Record<string, string> {
  return {
    'vsf-store': code,
    'vsf-locale': locale,
    'vsf-currency': currency,
    'vsf-country': country ?? DEFAULT_COUNTRY,
  }
}

/** The assignments to `document.cookie` that make it hold the values; none when it already does. */
export function cookieUpdates(present: string, values: Record<string, string>): string[] {
  const jar = new Set(present.split('; '))
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .filter((pair) => !jar.has(pair))
    .map((pair) => `${pair}; Path=/; Max-Age=${(LOCALE_COOKIE_DAYS * DAY_MS) / 1000}; SameSite=Lax; Secure`)
}
