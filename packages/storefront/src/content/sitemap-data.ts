// What the site map reads: the whole menu, and the learning page for its posts.
import { CmsPageDocument } from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import { paths } from '../paths.ts'
import { loadPage, optional, query } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { loadTranslator, translatorOf } from '../platform/i18n/translator.ts'
import { viewOf } from '../platform/i18n/page-view.ts'
import { menuTree } from '../store/menu-query.ts'
import { learningVariables } from './learning-variables.ts'

/** The learning page is optional. */
export async function loadSitemap(pageContext: PageContext): Promise<{ head: PageHead }> {
  await loadTranslator(viewOf(pageContext))
  await Promise.all([
    loadPage(pageContext, { tree: optional(menuTree) }),
    brand().learning !== undefined && query(CmsPageDocument, learningVariables).run(pageContext),
  ])
  const t = translatorOf(viewOf(pageContext))
  return { head: { title: t('sitemap.title'), description: t('sitemap.lead'), canonicalPath: paths.sitemap } }
}
