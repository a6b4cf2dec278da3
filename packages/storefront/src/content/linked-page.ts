// Pages that read little besides the layout. They exist where the brand links them, and the link's text is their title: `care.title`,
// with `care.lead` for search engines.
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { linkTo } from '../platform/brand/use-existing.ts'
import { loadPage, type PageQuery } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { translatorOf } from '../platform/i18n/translator.ts'
import { viewOf } from '../platform/i18n/page-view.ts'

/** @param queries what the page reads besides the layout */
export async function loadLinkedPage(
  pageContext: PageContext,
  queries: Record<string, PageQuery<unknown>> = {},
): Promise<{ head: PageHead }> {
  await loadPage(pageContext, queries)
  const link = linkTo(pageContext.urlPathname)
  if (!link) throw render(404)
  const [title, canonicalPath] = link
  const t = translatorOf(viewOf(pageContext))
  const description = t(title.replace(/\.title$/, '.lead') as MessageKey)
  return { head: { title: t(title), description, canonicalPath } }
}
