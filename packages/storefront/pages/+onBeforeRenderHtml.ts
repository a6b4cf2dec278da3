// Error pages need their language too.
import type { PageContext } from 'vike/types'
import { loadTranslator } from '../src/shared/i18n/translator.ts'
import { splitLocale } from '../src/shared/locales.ts'

export default async function onBeforeRenderHtml(pageContext: PageContext) {
  await loadTranslator(splitLocale(pageContext.urlOriginal).locale)
}
