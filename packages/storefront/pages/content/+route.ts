// The fixed content screens of paths.ts, learning posts, and whatever the look-up calls a CMS page.
import type { PageContext } from 'vike/types'
import { contentPages, paths } from '../../src/app/paths.ts'

export default function route(pageContext: PageContext) {
  const path = pageContext.urlPathname
  const identifier = contentPages[path]
  if (identifier !== undefined) return { routeParams: { identifier } }
  if (path.startsWith(`${paths.learning}/`)) return { routeParams: { identifier: path.slice(1) } }
  if (pageContext.routed?.kind === 'content')
    return { routeParams: { identifier: pageContext.routed.identifier } }
  return false
}
