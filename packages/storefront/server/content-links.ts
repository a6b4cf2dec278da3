// Links of the back end's texts to its own addresses become the shop's.
import { paths } from '../src/paths.ts'
import { viewPath, type StoreView, type StoreViews } from '../src/platform/i18n/store-views.ts'
import { searchOf } from './old-search.ts'
import { isPageUrl } from './page-urls.ts'

/** A store view as texts link to it. */
interface LinkedView {
  /** The back end's own base addresses, each with a slash at the end. */
  bases: readonly string[]
  /** The code of the store view, which a Magento may have in its addresses. */
  code: string
  /** The path prefix of the store view in this shop, and where it has pages of text. */
  prefix: string
  ownPaths?: StoreView['ownPaths']
}

/** The store view of a text. */
export interface ContentSite extends LinkedView {
  others: readonly LinkedView[]
}

export const NO_SITE: ContentSite = { bases: [], code: '', prefix: '', others: [] }

interface SiteFacts {
  contentBases: Readonly<Record<string, readonly string[]>>
  storeViews: StoreViews
}

/** The site of an answer, by the store view that its path at the middleware names. */
export function siteOf(path: string, { contentBases, storeViews }: SiteFacts): ContentSite {
  const code = /[?&]store=([^&]*)/.exec(path)?.[1]
  const view = storeViews.find((each) => each.code === code) ?? storeViews[0]
  const linked = (each: StoreView): LinkedView => ({
    bases: contentBases[each.code] ?? [],
    code: each.code,
    prefix: each.prefix,
    ownPaths: each.ownPaths,
  })
  return { ...linked(view), others: storeViews.filter((each) => each !== view).map(linked) }
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
const withoutScheme = (url: string) => url.replace(/^https?:/i, '')

/** The shop's address of a link; the link itself when it leads elsewhere, undefined when it leads to no page of a shop. */
export function shopLink(href: string, site: ContentSite): string | undefined {
  const found = linkedIn(href, site)
  if (!found) return fromRoot(href, site)
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/.exec(found.rest) ?? []
  if (FILES.test(path)) return href
  const { view, plain } = withoutCode(plainPath(path), found.view, site)
  if (plain.startsWith('catalogsearch/result')) return viewPath(searchOf(tail), view)
  const [, moved] = MOVED.find(([pattern]) => pattern.test(plain)) ?? []
  if (moved === null) return undefined
  return viewPath(moved ?? `/${plain}`, view) + withoutStore(tail)
}

/** A link without a host: of a page, in the text's store view. */
function fromRoot(href: string, site: ContentSite): string {
  const [, query] = /^\/catalogsearch\/result[^?#]*(.*)$/.exec(href) ?? []
  if (query !== undefined) return viewPath(searchOf(query), site)
  return isPagePath(href) ? inView(href, site) : href
}

const viewsIn = (site: ContentSite): readonly LinkedView[] => [site, ...site.others]

/** A path from the root, of a page: files and addresses of other hosts are none. */
function isPagePath(href: string): boolean {
  const [path = ''] = href.split('#')
  return /^\/(?![\\/])/.test(path) && !FILES.test(path.slice(1)) && isPageUrl(path)
}

/** The path in the text's store view, unless it names a view itself. */
function inView(path: string, site: ContentSite): string {
  const names = ({ prefix }: LinkedView) => prefix !== '' && new RegExp(`^${prefix}(?:[/?#]|$)`).test(path)
  return viewsIn(site).some(names) ? path : viewPath(path, site)
}

/** Without slashes at its ends; two in a row, or a backslash, would make what follows a host. */
const plainPath = (path: string) =>
  path
    .replace(/[\\/]+/g, '/')
    .replace(/^\/?(?:index\.php(?:\/|$))?/, '')
    .replace(/\/$/, '')

/** The view whose code comes first, or else the one that was found by the base. */
function withoutCode(path: string, view: LinkedView, site: ContentSite): { view: LinkedView; plain: string } {
  const [first = ''] = path.split('/')
  const named = viewsIn(site).find(({ code }) => code === first)
  return named ? { view: named, plain: path.slice(first.length + 1) } : { view, plain: path }
}

/** The view whose base is the longest, the text's own before others, and what follows the base; undefined for addresses of others. */
function linkedIn(href: string, site: ContentSite): { view: LinkedView; rest: string } | undefined {
  const url = withoutScheme(href)
  const bases = viewsIn(site).flatMap((view) =>
    view.bases.map((base) => ({ view, base: withoutScheme(base) })),
  )
  const [found] = bases
    .filter(({ base }) => url.startsWith(base) || `${url}/` === base)
    .sort((left, right) => right.base.length - left.base.length)
  return found && { view: found.view, rest: url.slice(found.base.length) }
}

/** Magento's parameters that change the store view. */
function withoutStore(tail: string): string {
  return tail.replace(/([?&])___(?:store|from_store)=[^&#]*&?/g, '$1').replace(/[?&](?=#|$)/, '')
}
