// Pictures of the top categories for a home page without content: a category's own, else that of one of its products.
import { ProductPicturesDocument } from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import { optional, query } from '../platform/data/load-page.ts'
import { hasPicture } from '../platform/media/picture-sizes.ts'
import { menuOf, type MenuCategory } from '../store/menu-of.ts'
import { menuTree } from '../store/menu-query.ts'

/** URLs by the category's uid; none for a category without products. */
export type CategoryPictures = Readonly<Record<string, string>>

/** Each picture shows one category only. */
export async function loadCategoryPictures(pageContext: PageContext): Promise<CategoryPictures> {
  const { data: tree } = await menuTree.run(pageContext)
  const menu = menuOf(tree?.categoryList)
  const offered = await Promise.all(menu.map((category) => picturesOf(category, pageContext)))
  const pictures = new Map<string, string>()
  menu.forEach(({ uid }, index) => {
    const shown = new Set(pictures.values())
    const picture = offered[index]?.find((url) => !shown.has(url))
    if (picture !== undefined) pictures.set(uid, picture)
  })
  return Object.fromEntries(pictures)
}

async function picturesOf(category: MenuCategory, pageContext: PageContext): Promise<string[]> {
  if (category.image) return [category.image]
  // A Magento counts the products of categories below only where the category is an anchor.
  const filter = { category_uid: { in: uidsOf(category) } }
  const { data } = await optional(query(ProductPicturesDocument, { filter })).run(pageContext)
  const items = data?.products?.items ?? []
  return items.map((item) => item?.thumbnail?.url).filter((url) => hasPicture(url))
}

const uidsOf = ({ uid, children }: MenuCategory): string[] => [uid, ...children.flatMap(uidsOf)]
