import { paths } from '../../src/paths.ts'
import { routeOf } from '../../src/app/route-of.ts'

export default routeOf(paths.home, paths.homeAlias)
