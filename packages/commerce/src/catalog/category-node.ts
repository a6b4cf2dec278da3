// A category as GraphQL sees it.
import type { Context } from '../context.ts'
import { encodeUid } from '../platform/uid.ts'
import { urlKeyOf, type Category } from './categories.ts'
import { wireTime } from '../platform/wire-time.ts'

export interface CategoryNode {
  /** The category itself, for resolvers. */
  category: Category
}

/** Sorts a category page offers, the default first. */
export const CATEGORY_SORTS = ['position', 'name', 'price']

export function categoryNode(category: Category, context: Context) {
  const { doc } = category
  const { language } = context.view
  const urlPath = category.urlPath[language]
  const images = doc.images.map(({ file, description }) => ({
    url: `${context.mediaUrl}/catalog/category/${file}`,
    description: description[language],
  }))
  return {
    __typename: 'CategoryTree',
    category,
    uid: encodeUid(category.id),
    name: doc.name[language],
    description: doc.description?.[language] ?? null,
    meta_title: doc.metaTitle?.[language] ?? null,
    meta_description: doc.metaDescription?.[language] ?? null,
    level: category.level,
    position: category.position,
    path: category.path,
    path_in_store: urlPath || null,
    url_key: urlKeyOf(urlPath) || null,
    url_path: urlPath || null,
    url_suffix: '',
    canonical_url: urlPath || null,
    relative_url: urlPath,
    redirect_code: 0,
    type: 'CATEGORY',
    include_in_menu: doc.isInMenu ? 1 : 0,
    is_anchor: doc.isAnchor ? 1 : 0,
    display_mode: 'PRODUCTS',
    available_sort_by: CATEGORY_SORTS,
    default_sort_by: CATEGORY_SORTS[0],
    image: images[0]?.url ?? null,
    images,
    product_count: category.productCount,
    children_count: () => String(descendantCount(category, context)),
    children: () => context.shop.categories.children(category).map((child) => categoryNode(child, context)),
    breadcrumbs: () => breadcrumbs(category, context),
    updated_at: category.changedAt && wireTime(category.changedAt),
  }
}

function descendantCount(category: Category, context: Context): number {
  return context.shop.categories
    .children(category)
    .reduce((sum, child) => sum + 1 + descendantCount(child, context), 0)
}

/** The way down to a category, itself left out; null at the top, as Magento answers. */
function breadcrumbs(category: Category, { shop, view }: Context) {
  const above = shop.categories.ancestors(category)
  if (above.length === 0) return null
  return above.map((ancestor) => ({
    category_uid: encodeUid(ancestor.id),
    category_name: ancestor.doc.name[view.language],
    category_level: ancestor.level,
    category_url_key: urlKeyOf(ancestor.urlPath[view.language]),
    category_url_path: ancestor.urlPath[view.language],
  }))
}
