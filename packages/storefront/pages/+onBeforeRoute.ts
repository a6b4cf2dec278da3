// Takes the language off the URL and lets the back end say what an address is that is none of our own screens.
import type { PageContext } from 'vike/types'
import { splitLocale } from '../src/shared/locales.ts'
import { loadTranslator } from '../src/shared/i18n/translator.ts'
import { resolveRoute } from '../src/app/resolve-route.ts'

export default async function onBeforeRoute(pageContext: PageContext) {
  const { locale, path } = splitLocale(pageContext.urlOriginal)
  await loadTranslator(locale)
  const isFirstRender = 'isHydration' in pageContext && pageContext.isHydration === true
  const routed = isFirstRender ? pageContext.routed : await resolveRoute(pageContext)
  return { pageContext: { urlLogical: path, routed: routed ?? null } }
}
