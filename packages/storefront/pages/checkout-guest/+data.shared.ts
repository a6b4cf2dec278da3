import type { PageContext } from 'vike/types'
import { loadPersonalPage } from '../../src/app/personal-page.ts'

export const data = (pageContext: PageContext) => loadPersonalPage(pageContext, 'checkout.title')
