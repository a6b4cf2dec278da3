// Where the page of a product, a category or a text is in the other store views: each view may have URL keys of its own.
import type { Client } from '@loftwood/client'
import type { PageContext } from 'vike/types'
import { categoryPath, contentPath, lookupPath, productPath } from '../../paths.ts'
import type { Routed } from '../routed.ts'
import { viewOf, viewsOf } from './page-view.ts'
import type { StoreView } from './store-views.ts'

/** Paths without prefix, by the code of the view; a view without the page has none. */
export type PathsInViews = Readonly<Record<string, string | undefined>>

/** In a page's data: the server reads the paths with the page, a browser when somebody is about to use them. */
export type Elsewhere = { paths: PathsInViews } | { routed: Routed }

interface Transport {
  url: string
  fetch?: typeof fetch
}

type Reads = {
  [Kind in Routed['kind']]: (
    magento: Client['magento'],
    routed: Extract<Routed, { kind: Kind }>,
    isServer: boolean,
  ) => Promise<string | undefined>
}

const READS: Reads = {
  product: async (magento, { sku }) => {
    const [product] = (await magento.productAddress(sku)).products?.items ?? []
    return product ? productPath(product) : undefined
  },
  category: async (magento, { uid }, isServer) => {
    const listed = isServer ? await listedPath(magento, uid) : undefined
    if (listed !== undefined) return listed
    const [category] = (await magento.categoryAddress(uid)).categories?.items ?? []
    if (!category?.url_path) return undefined
    const path = categoryPath(category)
    // In a view that is added later a Magento gives every category a path, but an address only to those in its menu.
    return (await magento.route(lookupPath(path))).route ? path : undefined
  },
  // A Magento refuses to read a text that the view lacks, but finds nothing at its address, which is its identifier.
  content: async (magento, { identifier }) => {
    const { route } = await magento.route(identifier)
    return route?.type === 'CMS_PAGE' ? contentPath(identifier, route.relative_url) : undefined
  },
}

type Listed = NonNullable<Awaited<ReturnType<Client['magento']['sitemapCategories']>>['categoryList']>

/** Of all categories in the view's menu, which the server reads once for all their pages. */
async function listedPath(magento: Client['magento'], uid: string): Promise<string | undefined> {
  const { categoryList } = await magento.sitemapCategories()
  const find = (categories: readonly (Category | null)[] | null | undefined): Category | undefined => {
    for (const category of categories ?? []) {
      const found = category?.uid === uid ? category : find(category?.children)
      if (found) return found
    }
    return undefined
  }
  const found = find(categoryList)
  return found?.include_in_menu && found.url_path ? categoryPath(found) : undefined
}

interface Category extends Omit<NonNullable<Listed[number]>, 'children'> {
  children?: readonly (Category | null)[] | null
}

const othersOf = (pageContext: PageContext): StoreView[] => {
  const { code } = viewOf(pageContext)
  return viewsOf(pageContext).filter((view) => view.code !== code)
}

/** Asks each of the other views. One whose answer fails counts as one without the page. */
export async function readPathsInViews<Kind extends Routed['kind']>(
  pageContext: PageContext,
  routed: Extract<Routed, { kind: Kind }>,
  transport: Transport,
): Promise<PathsInViews> {
  const read = READS[routed.kind as Kind]
  const pathIn = async (store: string) => {
    const { createClient } = await import('@loftwood/client')
    return read(createClient({ ...transport, store }).magento, routed, transport.fetch !== undefined)
  }
  const entries = othersOf(pageContext).map(
    async ({ code }) => [code, await pathIn(code).catch(() => undefined)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/** For the data of a page; nothing in a shop with one view. */
export async function loadElsewhere(
  pageContext: PageContext,
  routed: Routed,
): Promise<{ elsewhere?: Elsewhere }> {
  if (viewsOf(pageContext).length === 1) return {}
  const { api } = pageContext
  return { elsewhere: api ? { paths: await readPathsInViews(pageContext, routed, api) } : { routed } }
}

/**
 * A page's path in another view, without prefix; undefined where that has no such page.
 * @param path with query, in the page's own view
 * @param paths of the page; undefined when it has the same path in every view
 */
export function pathInView(
  path: string,
  paths: PathsInViews | undefined,
  { code }: StoreView,
): string | undefined {
  if (!paths) return path
  const [, query] = path.split('?')
  const found = paths[code]
  return found === undefined || query === undefined ? found : `${found}?${query}`
}
