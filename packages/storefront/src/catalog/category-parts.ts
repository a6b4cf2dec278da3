// What a category shows, by its display mode in the back end.
import { subCategories, type Category } from './sub-categories.tsx'

export interface CategoryParts {
  /** HTML of the block that the category shows. */
  block: string | null
  products: boolean
  isEmpty: boolean
}

type Facts = Pick<Category, 'display_mode' | 'cms_block' | 'children'>

/** @param hasProducts also true for a list that filters have emptied. A landing page whose block is missing lists its products. */
export function categoryParts(category: Facts, hasProducts: boolean): CategoryParts {
  const { display_mode: mode, cms_block: cmsBlock } = category
  const showsBlock = mode === 'PAGE' || mode === 'PRODUCTS_AND_PAGE'
  const block = (showsBlock && cmsBlock?.content) || null
  const products = hasProducts && !(mode === 'PAGE' && block !== null)
  return { block, products, isEmpty: !products && block === null && subCategories(category).length === 0 }
}
