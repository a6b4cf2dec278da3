// Pages about one shopper only: kept by no cache, found by no search engine. What is personal loads in the browser.
import type { PageContext } from 'vike/types'
import { loadPage } from '../platform/data/load-page.ts'
import { translatorOf, type MessageKey } from '../platform/i18n/translator.ts'
import { splitLocale } from '../platform/i18n/locales.ts'

export const PERSONAL_HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** Loads what is around the page; `title` is its name. */
export async function loadPersonalPage(pageContext: PageContext, title: MessageKey) {
  await loadPage(pageContext, {})
  const t = translatorOf(splitLocale(pageContext.urlOriginal).locale)
  return { head: { title: t(title), noindex: true } }
}
