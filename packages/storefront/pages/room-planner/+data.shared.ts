import type { PageContext } from 'vike/types'
import { loadLinkedPage } from '../../src/content/linked-page.ts'
import { optional } from '../../src/platform/data/load-page.ts'
import { menuTree } from '../../src/store/menu-query.ts'

/** With the categories to choose furniture from. The plan is behind `#`. */
export const data = (pageContext: PageContext) => loadLinkedPage(pageContext, { tree: optional(menuTree) })
