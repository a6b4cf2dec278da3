import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { loadScreen } from '../../src/app/screens.ts'

export async function data(pageContext: PageContext) {
  const { routed } = pageContext
  if (!routed) throw render(404)
  const { load } = await loadScreen(routed.kind)
  return { ...(await load(pageContext, routed)), kind: routed.kind }
}
