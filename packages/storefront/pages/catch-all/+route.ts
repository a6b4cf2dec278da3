// Every address that is none of the shop's own screens, and products by their SKU; the last of all routes.
import type { PageContext } from 'vike/types'
import { isOwnPath, skuOf } from '../../src/paths.ts'

export default function route({ logicalPath = '' }: PageContext) {
  const isFree = !isOwnPath(logicalPath) || skuOf(logicalPath) !== undefined
  return isFree ? { precedence: -10, routeParams: {} } : false
}
