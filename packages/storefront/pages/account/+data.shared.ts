import type { PageContext } from 'vike/types'
import { loadPersonalPage } from '../../src/app/personal-page.ts'
import { accountTitle } from '../../src/app/personal-screens.ts'

export const data = (pageContext: PageContext) =>
  loadPersonalPage(pageContext, accountTitle(pageContext.urlPathname) ?? 'account.title')
