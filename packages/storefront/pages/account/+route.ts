import type { PageContext } from 'vike/types'
import { accountTitle } from '../../src/app/personal-screens.ts'

export default ({ logicalPath = '' }: PageContext) => accountTitle(logicalPath) !== undefined
