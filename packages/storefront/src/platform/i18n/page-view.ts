// The store view of a page, by its address.
import type { PageContext } from 'vike/types'
import { settingsOf } from '../settings.ts'
import { splitView, type StoreView, type StoreViews } from './store-views.ts'

type PageAddress = Pick<PageContext, 'urlOriginal' | 'publicConfig'>

/** All views of the shop. */
export const viewsOf = (page: Pick<PageContext, 'publicConfig'>): StoreViews =>
  settingsOf(page).storeViews ?? ([] as unknown as StoreViews)

/** In the browser. */
export const viewsInDocument = (): StoreViews => viewsOf({})

/** The page's view, and its path with the query but without the view's prefix. */
export const splitPage = (page: PageAddress): { view: StoreView; path: string } =>
  splitView(page.urlOriginal, viewsOf(page))

/** The view that a page belongs to. */
export const viewOf = (page: PageAddress): StoreView => splitPage(page).view
