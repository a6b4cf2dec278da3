// Keeps the cookies of language, store and currency in step with the page.
import { useEffect } from 'react'
import { useLocale } from '../shared/i18n/use-t.ts'
import { cookieUpdates, localeCookies } from '../shared/locale-cookies.ts'
import { useStoreConfig } from '../shared/shell.ts'

/** To be used once, by the layout. */
export function useLocaleCookies(): void {
  const locale = useLocale()
  const config = useStoreConfig()
  const currency = config?.default_display_currency_code
  const isKnown = config !== null
  useEffect(() => {
    if (!isKnown) return
    for (const update of cookieUpdates(document.cookie, localeCookies(locale, currency)))
      document.cookie = update
  }, [locale, currency, isKnown])
}
