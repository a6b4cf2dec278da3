// Resolves addresses other than the shop's own screens by the back end's URL lookup.
import { RouteDocument } from '@loftwood/graphql-types'
import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import type { QueryResult } from '../platform/data/query-client.ts'
import { clientOf } from '../platform/data/graphql-client.ts'
import { dataOf } from '../platform/data/load-page.ts'
import { advanceLoading } from '../platform/loading.ts'
import { splitPage } from '../platform/i18n/page-view.ts'
import { viewPath } from '../platform/i18n/store-views.ts'
import type { Routed } from '../platform/routed.ts'
import { isOwnPath, lookupPath, skuOf, decodePath } from '../paths.ts'

/** The fields of the look-up's answer that are read here. */
export interface FoundRoute {
  __typename?: string
  type?: string | null
  relative_url?: string | null
  redirect_code?: number
  uid?: string
  sku?: string | null
  url_path?: string | null
  identifier?: string | null
}

/**
 * Finds the kind of page of the present address; undefined when it is our own screen or nothing at all.
 * Throws vike's redirect when the back end has moved the page.
 */
export async function resolveRoute(pageContext: PageContext): Promise<Routed | undefined> {
  const { view, path } = splitPage(pageContext)
  const url = new URL(path, 'http://shop')
  const sku = skuOf(url.pathname)
  if (sku !== undefined) return { kind: 'product', sku }
  if (isOwnPath(url.pathname)) return undefined
  const lookup = lookupPath(decodePath(url.pathname))
  const result = await clientOf(pageContext).query(RouteDocument, { url: lookup })
  if (isRefused(result)) return undefined
  advanceLoading(2)
  const route = dataOf(result).route as FoundRoute | null
  if (!route) return undefined
  const moved = movedTo(route)
  if (moved !== undefined) {
    const target = isOutside(moved) ? moved : viewPath(`/${moved}${url.search}`, view)
    throw redirectTo(target, route.redirect_code === 302 ? 302 : 301)
  }
  return routedOf(route)
}

/** The back end takes this for no address. Any other failure is the page's. */
export function isRefused({ error }: QueryResult): boolean {
  const category = error?.graphQLErrors[0]?.extensions?.['category']
  return category === 'graphql-input' || category === 'graphql-no-such-entity'
}

const isOutside = (target: string) => /^https?:\/\//.test(target)

/**
 * The abort of a redirect, which the router follows silently. One that leaves the shop loads the other page anew
 * and carries the code ERR_REDIRECT (docs/product.md, Pages).
 */
export function redirectTo(target: string, status: 301 | 302): Error {
  const abort = redirect(target, status)
  return isOutside(target) ? Object.assign(abort, { code: 'ERR_REDIRECT' }) : abort
}

/** Where a redirect of the back end leads, without slash at the start. */
export function movedTo(route: FoundRoute): string | undefined {
  const isRedirect = route.redirect_code === 301 || route.redirect_code === 302
  return isRedirect ? (route.relative_url ?? '').replace(/^\/+/, '') : undefined
}

/** The page kind of what the look-up found. */
export function routedOf(route: FoundRoute): Routed | undefined {
  if (route.type === 'CATEGORY' && route.uid)
    return { kind: 'category', uid: route.uid, path: route.url_path ?? '' }
  if (route.type === 'PRODUCT' && route.sku) return { kind: 'product', sku: route.sku }
  if (route.type === 'CMS_PAGE' && route.identifier) return { kind: 'content', identifier: route.identifier }
  return undefined
}
