// What the room planner's page reads: nothing but the layout. The plan is behind `#`.
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { paths } from '../paths.ts'
import { loadPage } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import { translatorOf } from '../platform/i18n/translator.ts'
import { hasRoomPlanner } from '../product/has-room-planner.ts'
import { viewOf } from '../platform/i18n/page-view.ts'

export async function loadRoomPlanner(pageContext: PageContext): Promise<{ head: PageHead }> {
  await loadPage(pageContext, {})
  if (!hasRoomPlanner()) throw render(404)
  const t = translatorOf(viewOf(pageContext))
  return {
    head: { title: t('planner.title'), description: t('planner.lead'), canonicalPath: paths.roomPlanner },
  }
}
