// Pages that read nothing but the layout. They exist where the brand links them, and the link's text is their title: `care.title`,
// with `care.lead` for search engines.
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { linkTo } from '../platform/brand/use-existing.ts'
import { loadPage } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { translatorOf } from '../platform/i18n/translator.ts'
import { viewOf } from '../platform/i18n/page-view.ts'

export async function loadLinkedPage(pageContext: PageContext): Promise<{ head: PageHead }> {
  await loadPage(pageContext, {})
  const link = linkTo(pageContext.urlPathname)
  if (!link) throw render(404)
  const [title, canonicalPath] = link
  const t = translatorOf(viewOf(pageContext))
  const description = t(title.replace(/\.title$/, '.lead') as MessageKey)
  return { head: { title: t(title), description, canonicalPath } }
}
