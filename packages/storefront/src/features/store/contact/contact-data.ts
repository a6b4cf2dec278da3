// The contact page reads nothing but the shell.
import type { PageContext } from 'vike/types'
import { paths } from '../../../app/paths.ts'
import { loadPage } from '../../../shared/data/load-page.ts'
import type { PageHead } from '../../../shared/head.ts'
import { translatorOf } from '../../../shared/i18n/translator.ts'
import { splitLocale } from '../../../shared/locales.ts'

/** Title and description. */
export async function loadContact(pageContext: PageContext): Promise<{ head: PageHead }> {
  await loadPage(pageContext, {})
  const t = translatorOf(splitLocale(pageContext.urlOriginal).locale)
  return { head: { title: t('contact.title'), description: t('contact.lead'), canonicalPath: paths.contact } }
}
