// Error pages show the layout's data where available; failed queries are not repeated.
import { ProductsDocument } from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import { loadShell, query } from '../../src/platform/data/load-page.ts'
import { viewOf } from '../../src/platform/i18n/page-view.ts'
import { ALL_TEXTS, loadTranslator } from '../../src/platform/i18n/translator.ts'
import { alikeVariables, soldOutOf } from '../../src/product/sold-out.ts'

export async function data(pageContext: PageContext) {
  const { abortStatusCode, abortReason } = pageContext
  const soldOut = soldOutOf(abortReason)
  await Promise.all([
    abortStatusCode !== 503 && loadShell(pageContext),
    soldOut && query(ProductsDocument, alikeVariables(soldOut)).run(pageContext),
  ])
  if (abortStatusCode !== 429 && !soldOut) return {}
  const t = await loadTranslator(viewOf(pageContext), ALL_TEXTS)
  return { head: { title: t(soldOut ? 'error.soldOut' : 'error.limited'), noindex: true } }
}
