import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { loadScreen, loadScreenData } from '../../src/app/screens.ts'
import { loadElsewhere } from '../../src/platform/i18n/paths-in-views.ts'

export async function data(pageContext: PageContext) {
  const { routed } = pageContext
  if (!routed) throw render(404)
  const [data, elsewhere] = await Promise.all([
    loadScreenData(pageContext, routed),
    loadElsewhere(pageContext, routed),
    loadScreen(routed.kind),
  ])
  return { ...data, ...elsewhere, kind: routed.kind }
}
