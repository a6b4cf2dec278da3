// The landing lists.
import type { PageContext } from 'vike/types'
import { landingAt } from '../../src/catalog/landings.ts'

export default function route({ logicalPath: path = '' }: PageContext) {
  return landingAt(path) === undefined ? false : { routeParams: { path } }
}
