import type { PageContext } from 'vike/types'
import { contentPath } from '../../src/paths.ts'
import { loadContent } from '../../src/content/content-data.ts'

export async function data(pageContext: PageContext) {
  const identifier = pageContext.urlParsed.search['identifier'] ?? ''
  return loadContent(pageContext, { identifier, path: contentPath(identifier) })
}
