import type { PageContext } from 'vike/types'
import { titleOf } from '../src/app/head-tags.tsx'

export default (pageContext: PageContext) => titleOf(pageContext)
