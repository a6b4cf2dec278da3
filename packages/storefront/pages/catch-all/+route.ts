// The last route: every address except the shop's own screens, and products by their SKU.
import type { PageContext } from 'vike/types'
import { isOwnPath, skuOf } from '../../src/paths.ts'

export default function route({ logicalPath = '' }: PageContext) {
  const isFree = !isOwnPath(logicalPath) || skuOf(logicalPath) !== undefined
  return isFree ? { precedence: -10, routeParams: {} } : false
}
