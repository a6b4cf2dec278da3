import type { PageContext } from 'vike/types'
import { loadLinkedPage } from '../../src/content/linked-page.ts'

export const data = (pageContext: PageContext) => loadLinkedPage(pageContext)
