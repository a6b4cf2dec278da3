import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { contentPath, paths } from '../../src/paths.ts'
import { loadContent } from '../../src/content/content-data.ts'
import { viewOf } from '../../src/platform/i18n/page-view.ts'
import { viewPath } from '../../src/platform/i18n/store-views.ts'

/** The page of text that the address names; without a name, the list of all. */
export async function data(pageContext: PageContext) {
  const identifier = pageContext.urlParsed.search['identifier'] ?? ''
  if (identifier === '') throw redirect(viewPath(paths.sitemap, viewOf(pageContext)), 301)
  return loadContent(pageContext, { identifier, path: contentPath(identifier) })
}
