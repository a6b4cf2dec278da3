// Hooks for texts, formats and paths in the language of the URL.
import { usePageContext } from 'vike-react/usePageContext'
import { formatterOf, type Formatter } from './format.ts'
import { localePath, splitLocale, type Locale } from './locales.ts'
import { translatorOf, type Translate } from './translator.ts'

/** The language of the page. */
export function useLocale(): Locale {
  return splitLocale(usePageContext().urlOriginal).locale
}

/** `t('cart.empty')` in the language of the page. */
export function useT(): Translate {
  return translatorOf(useLocale())
}

/** Money, numbers, dates and measures in the language of the page. */
export function useFormat(): Formatter {
  return formatterOf(useLocale())
}

/** Adds the language's prefix to a path of `paths`. */
export function useHref(): (path: string) => string {
  const locale = useLocale()
  return (path) => localePath(path, locale)
}
