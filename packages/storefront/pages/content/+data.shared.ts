import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { loadContent } from '../../src/content/content-data.ts'
import { loadElsewhere } from '../../src/platform/i18n/paths-in-views.ts'

export async function data(pageContext: PageContext) {
  const { identifier } = pageContext.routeParams
  if (identifier === undefined) throw render(404)
  const [data, elsewhere] = await Promise.all([
    loadContent(pageContext, { identifier, path: pageContext.urlPathname }),
    loadElsewhere(pageContext, { kind: 'content', identifier }),
  ])
  return { ...data, ...elsewhere }
}
