import type { PageContext } from 'vike/types'
import { visitorTitle } from '../../src/app/personal-screens.ts'

export default ({ urlPathname }: PageContext) => visitorTitle(urlPathname) !== undefined
