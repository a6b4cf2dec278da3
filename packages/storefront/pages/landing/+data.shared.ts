import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { loadLanding } from '../../src/catalog/landing-data.ts'
import { landingAt } from '../../src/catalog/landings.ts'

export function data(pageContext: PageContext) {
  const name = landingAt(pageContext.routeParams['path'] ?? '')
  if (name === undefined) throw render(404)
  return loadLanding(pageContext, name)
}
