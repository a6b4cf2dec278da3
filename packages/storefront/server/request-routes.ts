// What requests count as in metrics and logs: a closed set, however many addresses there are.
import { PAGE_KINDS, type PageKind } from '../src/app/page-table.ts'

const ALL_KINDS: ReadonlySet<string> = new Set(PAGE_KINDS)
export const isPageKind = (route: string): route is PageKind => ALL_KINDS.has(route)

type OtherRoute =
  | 'api'
  | 'agent'
  | 'asset'
  | 'image'
  | 'media'
  | 'model'
  | 'sitemap'
  | 'feed'
  | 'report'
  | 'purge'
  | 'operations'
  | 'file'

const ROUTES: readonly (readonly [RegExp, OtherRoute])[] = [
  [/^\/api(?:[/?]|$)/, 'api'],
  [/^\/(?:\.well-known\/ucp|ucp)(?:[/?]|$)/, 'agent'],
  [/^\/assets(?:[/?]|$)/, 'asset'],
  [/^\/media\/(?:video|sample)\//, 'media'],
  [/^\/media(?:[/?]|$)/, 'image'],
  [/^\/models\//, 'model'],
  [/^\/(?:sitemap[./]|robots\.txt)/, 'sitemap'],
  [/^\/(?:feeds\/|(?:[^/?]+\/)?llms\.txt)/, 'feed'],
  [/^\/reports\//, 'report'],
  [/^\/cache\/purge(?:[/?]|$)/, 'purge'],
  [/^\/(?:healthz|readyz|metrics)(?:[/?]|$)/, 'operations'],
]

/** The route of a request that is for no page. */
export const routeOf = (url: string): OtherRoute =>
  ROUTES.find(([pattern]) => pattern.test(url))?.[1] ?? 'file'
