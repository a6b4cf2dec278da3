// Synchronizes the cookies of store view, locale and currency with the page.
import { useEffect } from 'react'
import { useView } from '../platform/i18n/use-t.ts'
import { cookieUpdates, localeCookies } from '../platform/i18n/locale-cookies.ts'
import { useStoreConfig } from '../store/shell.ts'

/** To be used once, by the layout. */
export function useLocaleCookies(): void {
  const view = useView()
  const config = useStoreConfig()
  const country = config?.default_country
  const isLoaded = config !== null
  useEffect(() => {
    if (!isLoaded) return
    const cookies = localeCookies(view, country)
    for (const update of cookieUpdates(document.cookie, cookies)) document.cookie = update
  }, [view, country, isLoaded])
}
