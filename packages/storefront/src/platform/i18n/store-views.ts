// The shop's store views, as the back end has them: each has a path prefix, a locale and a currency.

export interface StoreView {
  /** The back end's code, which names the view in calls of the middleware. */
  code: string
  /** What paths of this view start with; empty for the default view. */
  prefix: string
  /** BCP 47 tag for `lang`, hreflang and Intl, e.g. `fr-CA`. */
  locale: string
  /** Of the shop's own texts: that of the locale where there are any, else English. */
  language: string
  /** For the switcher. */
  name: string
  /** ISO 4217 code of the prices. */
  currency: string
  /** IANA name; dates are those of the shop, for every visitor. */
  timeZone: string
  /** Paths of the brand's pages of text that have another address in this view, with it. */
  ownPaths?: Readonly<Record<string, string>>
}

/** The default view is first. */
export type StoreViews = readonly [StoreView, ...StoreView[]]

/** What the shop's texts are written in, of its languages: English where the locale's own is not among them. */
export function languageFor(locale: string, languages: readonly string[]): string {
  const language = languageIn(locale)
  return languages.includes(language) ? language : 'en'
}

const languageIn = (locale: string) => locale.split('-')[0] ?? ''

/** The locale of the shop's own texts: English ones are not those of a German view's locale. */
export const textLocale = ({ locale, language }: Pick<StoreView, 'locale' | 'language'>): string =>
  languageIn(locale) === language ? locale : language

/** The view whose prefix is this segment of a path; the default view without one. */
export const viewAt = (views: StoreViews, segment?: string): StoreView | undefined =>
  views.find(({ prefix }) => prefix === (segment === undefined ? '' : `/${segment}`))

/**
 * Takes the view's prefix off a path.
 * @param url path from the root, with or without query, e.g. `/fr/beds?page=2`
 * @returns the view and the rest, which starts with `/`
 */
export function splitView(url: string, views: StoreViews): { view: StoreView; path: string } {
  for (const view of views) {
    const { prefix } = view
    if (prefix === '' || !url.startsWith(prefix)) continue
    const rest = url.slice(prefix.length)
    if (rest === '') return { view, path: '/' }
    if (rest.startsWith('/')) return { view, path: rest }
    if (rest.startsWith('?') || rest.startsWith('#')) return { view, path: `/${rest}` }
  }
  return { view: views[0], path: url }
}

/** The path in a view: `/beds` is `/fr/beds` in one with the prefix `/fr`, whose home page is `/fr`. */
export function viewPath(page: string, { prefix, ownPaths }: Pick<StoreView, 'prefix' | 'ownPaths'>): string {
  const path = ownPaths?.[page] ?? page
  if (prefix === '') return path
  if (path === '/') return prefix
  return path.startsWith('/?') ? `${prefix}${path.slice(1)}` : `${prefix}${path}`
}

/** The views for hreflang: one per locale, because search engines take no two addresses for one. */
export const alternates = (views: StoreViews): StoreView[] =>
  views.filter(({ locale }, index) => views.findIndex((view) => view.locale === locale) === index)
