// The store view of a page, by its address. The server passes the views with the page, the browser finds them in the document.
import type { PageContext } from 'vike/types'
import { metaContent } from '../head/meta.ts'
import { splitView, type StoreView, type StoreViews } from './store-views.ts'

type PageAddress = Pick<PageContext, 'urlOriginal' | 'publicConfig'>

let inDocument: StoreViews | undefined

/** In the browser. */
export const viewsInDocument = (): StoreViews =>
  (inDocument ??= JSON.parse(metaContent('storeViews') ?? '[]') as StoreViews)

/** All views of the shop. */
export const viewsOf = ({ publicConfig }: Pick<PageContext, 'publicConfig'>): StoreViews =>
  publicConfig?.storeViews ?? viewsInDocument()

/** The page's view, and its path with the query but without the view's prefix. */
export const splitPage = (page: PageAddress): { view: StoreView; path: string } =>
  splitView(page.urlOriginal, viewsOf(page))

/** The view that a page belongs to. */
export const viewOf = (page: PageAddress): StoreView => splitPage(page).view
