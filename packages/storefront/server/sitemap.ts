// `/robots.txt` and `/sitemap.xml`: an index of lists of pages, categories and products, each address with the same page
// in the other store views. Read from the middleware page by page and sent while it is read.
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { createClient, type Client } from '@loftwood/client'
import { Router, type Request, type Response } from 'express'
import { pageAt, PERSONAL_SEGMENTS } from '../src/app/page-table.ts'
import { categoryPath, lookupPath, paths, productPath } from '../src/paths.ts'
import { brand } from '../src/platform/brand/current-brand.ts'
import { alternates, viewAt, viewPath, type StoreView } from '../src/platform/i18n/store-views.ts'
import { afterStart } from './after-start.ts'
import { leaving } from './api-proxy.ts'
import type { Config } from './config.ts'
import { feedPath, FEEDS } from './feeds/feed-paths.ts'
import { pooledFetch } from './middleware-pool.ts'
import type { ShopFacts, ShopFactsSource } from './shop-facts.ts'
import { learningPosts } from './sitemap-posts.ts'
import type { Upstream } from './upstream.ts'

/** Products per request, and per list; a list may have at most 50,000 addresses. */
const AT_ONCE = 50
const PER_LIST = 5_000

const CACHE_CONTROL = 'public, max-age=3600'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Paths that search engines must not crawl, in every store view. */
const DISALLOWED = [
  '/api/',
  paths.search,
  // Its answers: as many addresses as there are combinations.
  `${paths.finder}?`,
  ...[...PERSONAL_SEGMENTS].flatMap((segment) => [`/${segment}$`, `/${segment}/`]),
]

interface Entry {
  path: string
  /** As the back end writes it: `2026-11-21 00:09:13`, in UTC. */
  changedAt?: string | null | undefined
}

interface SearchEngineParts {
  config: Config
  upstream: Upstream
  shopFacts: Pick<ShopFactsSource, 'latest' | 'whenStarted'>
}

/** Where the entries of a list are, in each of the store views. */
interface Site {
  publicUrl: string
  views: readonly [StoreView, ...StoreView[]]
}

/** Serves the files for search engines. Categories and products have a list per store view, because each view has its own. */
export function searchEngineFiles({ config, upstream, shopFacts }: SearchEngineParts): Router {
  const { publicUrl } = config
  const views = () => shopFacts.latest().storeViews
  const viewIn = ({ params }: Request<ViewParams>) => viewAt(views(), params.view)
  /** Requests carry the client's address, so that they count towards its limit in the middleware. */
  const clientsOf = (req: Request<object>, res: Response) => {
    const fetch = pooledFetch({ upstream, address: req.ip, signal: leaving(res) }, () => undefined)
    return ({ code: store }: StoreView) => createClient({ url: config.middlewareUrl, store, fetch })
  }
  const router = Router()
  router.get(['/robots.txt', '/sitemap.xml', '/sitemap/*list'], afterStart(shopFacts))
  router.get('/robots.txt', (_req, res) => {
    res
      .type('text')
      .set('Cache-Control', CACHE_CONTROL)
      .send(robots({ publicUrl, views: views() }, config.hasPublicFeeds))
  })
  router.get('/sitemap.xml', async (req, res) => {
    const clientOf = clientsOf(req, res)
    const listed = views().map(async (view) => {
      const lists = await productLists(clientOf(view))
      const products = Array.from({ length: lists }, (_, index) => `products-${index + 1}`)
      return ['categories', ...products].map((name) => `${view.prefix}/${name}`)
    })
    const names = ['/pages', ...(await Promise.all(listed)).flat()]
    await sendXml(res, index(names.map((name) => `${publicUrl}/sitemap${name}.xml`)))
  })
  router.get('/sitemap/pages.xml', async (req, res) => {
    const facts = shopFacts.latest()
    const posts = await learningPosts(clientsOf(req, res), facts)
    await sendXml(res, xml(ownPages(publicUrl, facts, posts)))
  })
  router.get('/sitemap{/:view}/categories.xml', async (req: Request<ViewParams>, res, next) => {
    const view = viewIn(req)
    if (!view) return next()
    await sendXml(res, list(categories(clientsOf(req, res)(view)), { publicUrl, views: [view] }))
  })
  router.get('/sitemap{/:view}/products-:number.xml', async (req: Request<ListParams>, res, next) => {
    const view = viewIn(req)
    if (!view) return next()
    const client = clientsOf(req, res)(view)
    const number = /^[1-9]\d{0,5}$/.test(req.params.number) ? Number(req.params.number) : Infinity
    if (number > (await productLists(client))) return next()
    await sendXml(res, list(products(client, number), { publicUrl, views: [view] }))
  })
  return router
}

interface ViewParams {
  /** The view's prefix without its slash; none for the default view. */
  view?: string
}

interface ListParams extends ViewParams {
  number: string
}

/** The home page, what the brand has of the others, and the posts, each in the views that have it. */
function* ownPages(
  publicUrl: string,
  { storeViews, brandPages }: ShopFacts,
  posts: ReadonlyMap<string, readonly StoreView[]>,
): Iterable<string> {
  const { help, company, shop } = brand()
  const linked = new Set([paths.home, ...[...help, ...company, ...shop].map(([, path]) => path)])
  const pages = [...linked]
    .filter((path) => pageAt(path)?.isInSiteMap)
    .map(
      (path) => [path, storeViews.filter(({ code }) => !brandPages[code]?.missing.includes(path))] as const,
    )
  for (const [path, [first, ...others]] of [...pages, ...posts]) {
    if (first) yield entries({ path }, { publicUrl, views: [first, ...others] })
  }
}

/** How many lists the products fill, at least one. */
async function productLists(client: Client): Promise<number> {
  const { products: found } = await client.magento.sitemapProducts({ pageSize: 1 })
  return Math.max(1, Math.ceil((found?.total_count ?? 0) / PER_LIST))
}

function robots({ publicUrl, views }: Site, hasFeeds: boolean): string {
  const disallowed = views.flatMap((view) => DISALLOWED.map((path) => viewPath(path, view)))
  const lines = disallowed.map((path) => `Disallow: ${path}`)
  const feeds = views.flatMap((view) => FEEDS.map((name) => `# ${publicUrl}${feedPath(name, view)}`))
  const sitemap = `Sitemap: ${publicUrl}/sitemap.xml`
  return ['User-agent: *', ...lines, '', sitemap, ...(hasFeeds ? feeds : []), ''].join('\n')
}

async function sendXml(res: Response, parts: AsyncIterable<string>): Promise<void> {
  res.type('application/xml').set('Cache-Control', CACHE_CONTROL)
  await pipeline(Readable.from(parts), res)
}

async function* index(addresses: readonly string[]): AsyncIterable<string> {
  yield `${HEAD}<sitemapindex ${SCHEMA}>\n`
  for (const address of addresses) yield `<sitemap><loc>${escape(address)}</loc></sitemap>\n`
  yield '</sitemapindex>\n'
}

const list = (found: AsyncIterable<Entry>, site: Site) => xml(written(found, site))

async function* written(found: AsyncIterable<Entry>, site: Site): AsyncIterable<string> {
  for await (const entry of found) yield entries(entry, site)
}

async function* xml(found: AsyncIterable<string> | Iterable<string>): AsyncIterable<string> {
  yield `${HEAD}<urlset ${SCHEMA} ${ALTERNATES}>\n`
  yield* found
  yield '</urlset>\n'
}

/** One entry for each store view, each with links to all where there are several. */
function entries({ path, changedAt }: Entry, { publicUrl, views }: Site): string {
  const link = (name: string, view: StoreView) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${address(view)}"/>`
  const address = (view: StoreView) => escape(publicUrl + viewPath(path, view))
  const links = alternates(views).map((view) => link(view.locale, view))
  const all = views.length > 1 ? [...links, link('x-default', views[0])].join('') : ''
  const changed = changedAt ? `<lastmod>${changedAt.replace(' ', 'T')}Z</lastmod>` : ''
  return views.map((view) => `<url><loc>${address(view)}</loc>${changed}${all}</url>\n`).join('')
}

const escape = (text: string) => new URL(text).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')

interface Category {
  url_path?: string | null
  url_suffix?: string | null
  include_in_menu?: number | null
  updated_at?: string | null
  children?: readonly (Category | null)[] | null
}

/** In a view that is added later a Magento gives addresses to the categories of its menu only. */
async function* categories(client: Client): AsyncIterable<Entry> {
  const { categoryList } = await client.magento.sitemapCategories()
  for (const category of withChildren(categoryList ?? [])) {
    const path = categoryPath(category)
    const isThere = category.include_in_menu === 1 || (await hasPage(client, path))
    if (isThere) yield { path, changedAt: category.updated_at }
  }
}

/** Also when that cannot be read. */
const hasPage = async (client: Client, path: string): Promise<boolean> => {
  const found = await client.magento.route(lookupPath(path)).catch(() => undefined)
  return found?.route !== null
}

function* withChildren(found: readonly (Category | null)[]): Iterable<Category> {
  for (const category of found) {
    if (category?.url_path) yield category
    yield* withChildren(category?.children ?? [])
  }
}

async function* products(client: Client, listNumber: number): AsyncIterable<Entry> {
  const first = (listNumber - 1) * (PER_LIST / AT_ONCE) + 1
  for (let currentPage = first; currentPage < first + PER_LIST / AT_ONCE; currentPage += 1) {
    const { products: page } = await client.magento.sitemapProducts({ pageSize: AT_ONCE, currentPage })
    for (const product of page?.items ?? []) {
      if (product) yield { path: productPath(product), changedAt: product.updated_at }
    }
    if (currentPage >= (page?.page_info?.total_pages ?? 0)) return
  }
}
