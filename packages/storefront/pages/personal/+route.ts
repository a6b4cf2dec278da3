import type { PageContext } from 'vike/types'
import { visitorTitle } from '../../src/app/personal-screens.ts'

export default ({ logicalPath = '' }: PageContext) => visitorTitle(logicalPath) !== undefined
