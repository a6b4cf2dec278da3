import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { loadContent } from '../../src/content/content-data.ts'

export async function data(pageContext: PageContext) {
  const { identifier } = pageContext.routeParams
  if (identifier === undefined) throw render(404)
  return loadContent(pageContext, { identifier, path: pageContext.urlPathname })
}
