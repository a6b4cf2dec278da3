import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { resolveRoute } from '../../src/app/resolve-route.ts'
import { loadScreen } from '../../src/app/screens.ts'

export async function data(pageContext: PageContext) {
  const routed = await resolveRoute(pageContext)
  if (!routed) throw render(404)
  const { load } = await loadScreen(routed.kind)
  return { ...(await load(pageContext, routed)), kind: routed.kind }
}
