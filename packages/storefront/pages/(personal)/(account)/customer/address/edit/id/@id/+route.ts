// An address's id is a number.
import type { PageContext } from 'vike/types'
import { addressIdOf } from '../../../../../../../../src/paths.ts'

export default ({ logicalPath = '' }: PageContext) => addressIdOf(logicalPath) !== null
