// The page's data is complete: hand its results to the browser. Error pages need their language too.
import type { PageContext } from 'vike/types'
import { stateOf } from '../src/shared/data/graphql-client.ts'
import { loadTranslator } from '../src/shared/i18n/translator.ts'
import { splitLocale } from '../src/shared/locales.ts'

export default async function onBeforeRenderHtml(pageContext: PageContext) {
  await loadTranslator(splitLocale(pageContext.urlOriginal).locale)
  const state = stateOf(pageContext)
  if (state) pageContext.urqlState = state
}
