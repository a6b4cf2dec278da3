// The posts of the learning page for search engines, each with the store views that list it.
import type { Client } from '@loftwood/client'
import { learningVariables } from '../src/content/learning-variables.ts'
import { postPath } from '../src/content/post-links.ts'
import { linksIn } from '../src/platform/links-in.ts'
import { brand } from '../src/platform/brand/current-brand.ts'
import { viewPath, type StoreView } from '../src/platform/i18n/store-views.ts'
import type { ShopFacts } from './shop-facts.ts'

/** Paths without prefix. None where the shop has no posts. */
export async function learningPosts(
  clientOf: (view: StoreView) => Client,
  { storeViews, brandPages }: ShopFacts,
): Promise<Map<string, StoreView[]>> {
  const posts = new Map<string, StoreView[]>()
  const { learning } = brand()
  if (learning === undefined) return posts
  const views = storeViews.filter(({ code }) => !brandPages[code]?.missing.includes(learning))
  const pages = await Promise.all(
    views.map((view) => clientOf(view).magento.cmsPage(learningVariables.identifier)),
  )
  for (const [index, view] of views.entries()) {
    const path = viewPath(learning, { ...view, prefix: '' })
    const found = linksIn(pages[index]?.cmsPage?.content ?? '').flatMap(
      ({ href }) => postPath(href, path) ?? [],
    )
    for (const path of new Set(found)) posts.set(path, [...(posts.get(path) ?? []), view])
  }
  return posts
}
