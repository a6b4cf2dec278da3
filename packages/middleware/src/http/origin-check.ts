// Protects against cross-site request forgery: refuses writes from pages of other sites.
import type { Request } from 'express'
import { AppError } from '../errors.ts'

/**
 * Browsers say where a write comes from: `Sec-Fetch-Site` and `Origin` cannot be set by pages. Clients that send
 * neither are not browsers and have no shopper's cookies. @throws FOREIGN_ORIGIN
 */
export function checkOrigin(request: Request, allowed: readonly string[]): void {
  const site = request.get('sec-fetch-site')
  if (site === 'same-origin') return
  const origin = request.get('origin')
  if (origin === undefined && (site === undefined || site === 'none')) return
  if (origin !== undefined && (allowed.includes(origin) || isOwn(request, origin))) return
  throw new AppError('FOREIGN_ORIGIN', 'Pages of this origin may not call the shop')
}

/** Older browsers send no `Sec-Fetch-Site`: the page's host is then compared with ours. */
function isOwn(request: Request, origin: string): boolean {
  return (
    request.get('sec-fetch-site') === undefined && origin === `${request.protocol}://${request.get('host')}`
  )
}
