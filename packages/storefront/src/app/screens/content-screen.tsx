// A CMS page behind the catch-all address.
import { render } from 'vike/abort'
import { useData } from 'vike-react/useData'
import { loadContent, type ContentData } from '../../features/content/content-data.ts'
import { ContentPage } from '../../features/content/content-page.tsx'
import type { ScreenModule } from '../screens.ts'

export const load: ScreenModule['load'] = (pageContext, routed) => {
  if (routed.kind !== 'content') throw render(404)
  return loadContent(pageContext, { identifier: routed.identifier, path: pageContext.urlPathname })
}

export function Screen() {
  return <ContentPage {...useData<ContentData>()} />
}
