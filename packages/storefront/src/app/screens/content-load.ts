// Loads a CMS page behind the catch-all address.
import { render } from 'vike/abort'
import { loadContent } from '../../content/content-data.ts'
import type { LoadModule } from '../screens.ts'

export const load: LoadModule['load'] = (pageContext, routed) => {
  if (routed.kind !== 'content') throw render(404)
  return loadContent(pageContext, { identifier: routed.identifier, path: pageContext.urlPathname })
}
