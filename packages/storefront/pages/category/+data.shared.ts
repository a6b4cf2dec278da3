import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { loadCategory } from '../../src/features/catalog/category-data.ts'

export async function data(pageContext: PageContext) {
  if (pageContext.routed?.kind !== 'category') throw render(404)
  return loadCategory(pageContext, pageContext.routed.uid)
}
