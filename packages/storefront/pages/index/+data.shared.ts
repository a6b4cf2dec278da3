import type { PageContext } from 'vike/types'
import { loadPage } from '../../src/shared/data/load-page.ts'

export async function data(pageContext: PageContext) {
  await loadPage(pageContext, {})
  return { head: { title: 'Loftwood', canonicalPath: '/' } }
}
