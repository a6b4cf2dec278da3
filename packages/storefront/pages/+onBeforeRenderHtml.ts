// Before anything is rendered: the language, which error pages need too, and whether the page is about one shopper, as its
// headers say. Such a page starts with all texts.
import type { PageContextServer } from 'vike/types'
import { loadTranslator } from '../src/shared/i18n/translator.ts'
import { splitLocale } from '../src/shared/locales.ts'

export default async function onBeforeRenderHtml(pageContext: PageContextServer) {
  pageContext.isPersonal = pageContext.headersResponse?.get('cache-control') === 'no-store'
  await loadTranslator(splitLocale(pageContext.urlOriginal).locale)
}
