// A personal page's server data is only its title: personal data loads in the browser.
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { personalPageAt } from '../../src/app/page-table.ts'
import { loadPage } from '../../src/platform/data/load-page.ts'
import { viewOf } from '../../src/platform/i18n/page-view.ts'
import { ALL_TEXTS, loadTranslator } from '../../src/platform/i18n/translator.ts'

export async function data(pageContext: PageContext) {
  const page = personalPageAt(pageContext.urlPathname)
  if (!page) throw render(404)
  const [t] = await Promise.all([loadTranslator(viewOf(pageContext), ALL_TEXTS), loadPage(pageContext, {})])
  return { head: { title: t(page.title), noindex: true } }
}
