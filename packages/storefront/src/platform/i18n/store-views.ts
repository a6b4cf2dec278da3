// The shop's languages: prefix in the URL, store view of the back end, tag for Intl and `lang`.

export type Locale = 'en' | 'fr'

interface LocaleFacts {
  /** BCP 47 tag. */
  tag: string
  /** What paths start with; empty for the default language. */
  prefix: string
  /** The back end's store view. */
  storeCode: string
  /** The language's own name. */
  name: string
}

export const LOCALES: Record<Locale, LocaleFacts> = {
  en: { tag: 'en-CA', prefix: '', storeCode: 'default', name: 'English' },
  fr: { tag: 'fr-CA', prefix: '/fr', storeCode: 'fr', name: 'Français' },
}

export const DEFAULT_LOCALE: Locale = 'en'
export const LOCALE_CODES = Object.keys(LOCALES) as Locale[]

/**
 * Takes the language off a path.
 * @param pathname path or URL from the root, with or without query, e.g. `/fr/beds?page=2`
 * @returns the language and the rest, which starts with `/`
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of LOCALE_CODES) {
    const { prefix } = LOCALES[locale]
    if (prefix === '' || !pathname.startsWith(prefix)) continue
    const rest = pathname.slice(prefix.length)
    if (rest === '') return { locale, path: '/' }
    if (rest.startsWith('/')) return { locale, path: rest }
    if (rest.startsWith('?') || rest.startsWith('#')) return { locale, path: `/${rest}` }
  }
  return { locale: DEFAULT_LOCALE, path: pathname }
}

/** The path in a language: `('/beds', 'fr')` gives `/fr/beds`, the home page is `/fr`. */
export function localePath(path: string, locale: Locale): string {
  const { prefix } = LOCALES[locale]
  if (prefix === '') return path
  if (path === '/') return prefix
  return path.startsWith('/?') ? `${prefix}${path.slice(1)}` : `${prefix}${path}`
}
