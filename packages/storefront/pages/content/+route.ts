// The fixed content screens of paths.ts and the learning posts.
import type { PageContext } from 'vike/types'
import { contentPages, paths } from '../../src/paths.ts'

export default function route({ logicalPath: path = '' }: PageContext) {
  const identifier = contentPages[path]
  if (identifier !== undefined) return { routeParams: { identifier } }
  if (path.startsWith(`${paths.learning}/`)) return { routeParams: { identifier: path.slice(1) } }
  return false
}
