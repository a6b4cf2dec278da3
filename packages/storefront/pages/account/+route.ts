import type { PageContext } from 'vike/types'
import { accountTitle } from '../../src/app/personal-screens.ts'

export default ({ urlPathname }: PageContext) => accountTitle(urlPathname) !== undefined
