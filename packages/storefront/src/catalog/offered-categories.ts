// Which categories a listing offers as a filter.
import type { ProductsQuery } from '@loftwood/graphql-types'
import type { TopCategory } from '../store/menu-of.ts'

type Aggregations = NonNullable<ProductsQuery['products']>['aggregations']

/**
 * Names by uid: the categories of the menu, and those below one that lists no products of its own (a category that is not
 * an anchor), named with it.
 */
export function categoriesToOffer(
  menu: readonly TopCategory[],
  aggregations: Aggregations,
): Map<string, string> {
  const facet = aggregations?.find((aggregation) => aggregation?.attribute_code === 'category_uid')
  const present = new Map(facet?.options?.map((option) => [option?.value, option?.label]))
  const offered = menu.flatMap((category) =>
    present.has(category.uid)
      ? [[category.uid, category.name] as const]
      : category.below
          .filter((uid) => present.has(uid))
          .map((uid) => [uid, `${category.name} › ${present.get(uid)}`] as const),
  )
  return new Map(offered)
}
