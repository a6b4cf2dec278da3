// The posts of the learning page for search engines, each with the store views that list it.
import type { Client } from '@loftwood/client'
import { learningVariables } from '../src/content/learning-variables.ts'
import { postPath, postLinks } from '../src/content/post-links.ts'
import { brand } from '../src/platform/brand/current-brand.ts'
import type { StoreView } from '../src/platform/i18n/store-views.ts'
import type { ShopFacts } from './shop-facts.ts'

/** Paths without prefix. None where the shop has no posts. */
export async function learningPosts(
  clientOf: (view: StoreView) => Client,
  { storeViews, missingPages }: ShopFacts,
): Promise<Map<string, StoreView[]>> {
  const posts = new Map<string, StoreView[]>()
  const { learning } = brand()
  if (learning === undefined) return posts
  const views = storeViews.filter(({ code }) => !missingPages[code]?.includes(learning))
  const pages = await Promise.all(
    views.map((view) => clientOf(view).magento.cmsPage(learningVariables.identifier)),
  )
  for (const [index, view] of views.entries()) {
    const paths = postLinks(pages[index]?.cmsPage?.content ?? '').map(({ href }) => postPath(href))
    for (const path of new Set(paths)) posts.set(path, [...(posts.get(path) ?? []), view])
  }
  return posts
}
