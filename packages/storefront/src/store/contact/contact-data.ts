// The contact page reads nothing but the shell.
import type { PageContext } from 'vike/types'
import { paths } from '../../paths.ts'
import { loadPage } from '../../platform/data/load-page.ts'
import type { PageHead } from '../../platform/head/head.ts'
import { translatorOf } from '../../platform/i18n/translator.ts'
import { viewOf } from '../../platform/i18n/page-view.ts'

/** Title and description. */
export async function loadContact(pageContext: PageContext): Promise<{ head: PageHead }> {
  await loadPage(pageContext, {})
  const t = translatorOf(viewOf(pageContext))
  return { head: { title: t('contact.title'), description: t('contact.lead'), canonicalPath: paths.contact } }
}
