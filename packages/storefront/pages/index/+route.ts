// The home page and its alias.
import type { PageContext } from 'vike/types'
import { paths } from '../../src/app/paths.ts'

const HOME: ReadonlySet<string> = new Set([paths.home, paths.homeAlias])

export default (pageContext: PageContext) => HOME.has(pageContext.urlPathname)
