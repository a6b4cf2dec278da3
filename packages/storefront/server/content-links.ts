// Links of the back end's texts to its own addresses become the shop's.
import { paths } from '../src/paths.ts'
import type { StoreViews } from '../src/platform/i18n/store-views.ts'

/** Where the texts of a store view come from, and where they are shown. */
export interface ContentSite {
  /** The back end's own base addresses, each with a slash at the end. */
  bases: readonly string[]
  /** The code of the store view, which a Magento may have in its addresses. */
  code: string
  /** The path prefix of the store view in this shop. */
  prefix: string
}

export const NO_SITE: ContentSite = { bases: [], code: '', prefix: '' }

interface SiteFacts {
  contentBases: readonly string[]
  storeViews: StoreViews
}

/** The site of an answer, by the store view that its path at the middleware names. */
export function siteOf(path: string, { contentBases: bases, storeViews }: SiteFacts): ContentSite {
  const code = /[?&]store=([^&]*)/.exec(path)?.[1]
  const view = storeViews.find((each) => each.code === code) ?? storeViews[0]
  return { bases, code: view.code, prefix: view.prefix }
}

/** Pages that have another path here; null: this shop has none. The first that fits counts. */
const MOVED: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:home|cms\/index\/index)?$/, paths.home],
  [/^contacts?(?:\/index.*)?$/, paths.contact],
  [/^customer\/account\/logout/, paths.home],
  [/^customer\/account\/(?:index|loginPost)$/, paths.account],
  [/^sales\/order/, paths.orders],
  [/^newsletter\/manage/, paths.newsletter],
  [/^review\/customer/, paths.reviews],
  [/^wishlist\/(?!shared)/, paths.wishlist],
  [/^catalog\/seo_sitemap|^sitemap$/, paths.sitemap],
  [
    /^(?:catalogsearch\/advanced|search\/term|catalog\/product_compare|sales\/guest|multishipping|rest|graphql)(?:\/|$)/,
    null,
  ],
]

const FILES = /^(?:media|static|pub)\//
const withoutScheme = (url: string) => url.replace(/^https?:/, '')

/** The shop's address of a link; the link itself when it leads elsewhere, undefined when it leads to no page of a shop. */
export function shopLink(href: string, site: ContentSite): string | undefined {
  const rest = restOf(href, site)
  if (rest === undefined) return href
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/.exec(rest) ?? []
  if (FILES.test(path)) return href
  const own = path.replace(/^index\.php(?:\/|$)/, '').replace(/\/+$/, '')
  const plain = own === site.code ? '' : own.replace(new RegExp(`^${site.code}/`), '')
  if (plain.startsWith('catalogsearch/result')) return site.prefix + searchFor(tail)
  const [, moved] = MOVED.find(([pattern]) => pattern.test(plain)) ?? []
  if (moved === null) return undefined
  const target = moved ?? `/${plain}`
  return (target === '/' && site.prefix !== '' ? site.prefix : site.prefix + target) + withoutStore(tail)
}

/** What follows the base; undefined for addresses of others. */
function restOf(href: string, { bases }: ContentSite): string | undefined {
  const url = withoutScheme(href)
  for (const base of bases.map(withoutScheme)) {
    if (url.startsWith(base)) return url.slice(base.length)
    if (`${url}/` === base) return ''
  }
  return undefined
}

function searchFor(tail: string): string {
  return paths.searchFor(new URLSearchParams(tail.replace(/#.*$/, '')).get('q') ?? '')
}

/** Magento's parameters that change the store view. */
function withoutStore(tail: string): string {
  return tail.replace(/([?&])___(?:store|from_store)=[^&#]*&?/g, '$1').replace(/[?&](?=#|$)/, '')
}
