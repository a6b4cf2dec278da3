// From an address to the product, category or page behind it.
import type { Context } from '../context.ts'
import { userError } from '../user-errors/user-error.ts'
import { categoryNode } from '../catalog/category-node.ts'
import { cmsPageNode, loadContent } from './content.ts'
import { productNode } from '../product/product-node.ts'

/** @returns null when nothing is there; a moved address answers with its redirect code and new address */
export async function resolveRoute(url: string, context: Context) {
  const path = url.split(/[?#]/)[0]?.replace(/^\/+|\/+$/g, '') ?? ''
  if (path === '') throw userError('URL_EMPTY')
  const rewrites = await context.db.selectFrom('url_rewrite').selectAll().where('path', '=', path).execute()
  const own = rewrites.find(({ language }) => language === context.view.language)
  const found = own ?? rewrites[0]
  if (!found) return null
  const node = await entityNode(found.entity, found.entity_id, context)
  if (!node) return null
  // In the words of another view, or in those from before this one had its own.
  if (!own) return { ...node, redirect_code: 301 }
  return { ...node, relative_url: own.target ?? own.path, redirect_code: own.redirect_code }
}

async function entityNode(entity: string, id: string, context: Context) {
  if (entity === 'page') {
    const [page] = await loadContent('page', [id], context)
    return page && cmsPageNode(page)
  }
  if (entity === 'category') {
    const category = context.shop.categories.byId(Number(id))
    return category && categoryNode(category, context)
  }
  const product = await context.load.product.load(Number(id))
  return product && productNode(product, context)
}
