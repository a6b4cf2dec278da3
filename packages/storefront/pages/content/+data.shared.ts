import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { loadContent } from '../../src/content/content-data.ts'
import { viewOf } from '../../src/platform/i18n/page-view.ts'
import { viewPath } from '../../src/platform/i18n/store-views.ts'
import { loadElsewhere } from '../../src/platform/i18n/paths-in-views.ts'

export async function data(pageContext: PageContext) {
  const { identifier } = pageContext.routeParams
  if (identifier === undefined) throw render(404)
  const [data, elsewhere] = await Promise.all([
    loadContent(pageContext, { identifier, path: pageContext.urlPathname }),
    loadElsewhere(pageContext, { kind: 'content', identifier }),
  ])
  if (data.path !== pageContext.urlPathname) throw redirect(viewPath(data.path, viewOf(pageContext)), 301)
  return { ...data, ...elsewhere }
}
