// Routes of screens that answer at several addresses: the first is the canonical one, the others are aliases.
import type { PageContext } from 'vike/types'

/** A vike route function for exactly these paths of paths.ts. */
export function routeOf(...addresses: readonly string[]) {
  const known = new Set(addresses)
  return ({ logicalPath = '' }: Pick<PageContext, 'logicalPath'>) => known.has(logicalPath)
}
