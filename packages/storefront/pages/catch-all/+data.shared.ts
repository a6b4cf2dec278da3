import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { loadScreen, loadScreenData } from '../../src/app/screens.ts'

export async function data(pageContext: PageContext) {
  const { routed } = pageContext
  if (!routed) throw render(404)
  const [data] = await Promise.all([loadScreenData(pageContext, routed), loadScreen(routed.kind)])
  return { ...data, kind: routed.kind }
}
