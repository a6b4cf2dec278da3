// Error pages show the layout's data where available; failed queries are not repeated.
import type { PageContext } from 'vike/types'
import { loadShell } from '../../src/platform/data/load-page.ts'
import { viewOf } from '../../src/platform/i18n/page-view.ts'
import { loadTranslator } from '../../src/platform/i18n/translator.ts'

export async function data(pageContext: PageContext) {
  const { abortStatusCode } = pageContext
  if (abortStatusCode !== 503) await loadShell(pageContext)
  if (abortStatusCode !== 429) return {}
  const t = await loadTranslator(viewOf(pageContext), true)
  return { head: { title: t('error.limited') } }
}
