// Hooks for texts, formats and paths in the store view of the URL.
import { usePageContext } from 'vike-react/usePageContext'
import { formatterOf, type Formatter } from './format.ts'
import { viewOf } from './page-view.ts'
import { viewPath, type StoreView } from './store-views.ts'
import { translatorOf, type Translate } from './translator.ts'

/** The store view of the page. */
export function useView(): StoreView {
  return viewOf(usePageContext())
}

/** `t('cart.empty')` in the language of the page. */
export function useT(): Translate {
  return translatorOf(useView())
}

/** Money, numbers, dates and measures as the locale of the page has them. */
export function useFormat(): Formatter {
  return formatterOf(useView())
}

/** Adds the store view's prefix to a path of `paths`. */
export function useHref(): (path: string) => string {
  const view = useView()
  return (path) => viewPath(path, view)
}
