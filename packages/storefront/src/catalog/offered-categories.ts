// Which categories a listing offers as a filter.
import type { ProductsQuery } from '@loftwood/graphql-types'
import type { MenuCategory } from '../store/shell.ts'

type Aggregations = NonNullable<ProductsQuery['products']>['aggregations']

/**
 * Names by uid: the categories of the menu, and those below one that lists no products of its own (a category that is not
 * an anchor), named with it.
 */
export function categoriesToOffer(
  menu: readonly MenuCategory[],
  aggregations: Aggregations,
): Map<string, string> {
  const facet = aggregations?.find((aggregation) => aggregation?.attribute_code === 'category_uid')
  const present = new Set(facet?.options?.map((option) => option?.value))
  const offered = menu.flatMap((category) =>
    present.has(category.uid)
      ? [[category.uid, category.name] as const]
      : category.children.map(({ uid, name }) => [uid, `${category.name} › ${name}`] as const),
  )
  return new Map(offered)
}
