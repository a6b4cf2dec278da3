import { routeOf } from '../../../../../src/app/route-of.ts'
import { paths } from '../../../../../src/paths.ts'

export default routeOf(paths.resetPassword, paths.resetPasswordAlias)
