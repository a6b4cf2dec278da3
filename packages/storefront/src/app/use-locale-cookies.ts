// Synchronizes the cookies of language, store and currency with the page.
import { useEffect } from 'react'
import { useLocale } from '../platform/i18n/use-t.ts'
import { cookieUpdates, localeCookies } from '../platform/i18n/locale-cookies.ts'
import { useStoreConfig } from '../store/shell.ts'

/** To be used once, by the layout. */
export function useLocaleCookies(): void {
  const locale = useLocale()
  const config = useStoreConfig()
  const currency = config?.default_display_currency_code
  const country = config?.default_country
  const isLoaded = config !== null
  useEffect(() => {
    if (!isLoaded) return
    const cookies = localeCookies(locale, { currency, country })
    for (const update of cookieUpdates(document.cookie, cookies)) document.cookie = update
  }, [locale, currency, country, isLoaded])
}
