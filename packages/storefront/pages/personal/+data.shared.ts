import type { PageContext } from 'vike/types'
import { loadPersonalPage } from '../../src/app/personal-page.ts'
import { visitorTitle } from '../../src/app/personal-screens.ts'

export const data = (pageContext: PageContext) =>
  loadPersonalPage(pageContext, visitorTitle(pageContext.urlPathname) ?? 'account.title')
