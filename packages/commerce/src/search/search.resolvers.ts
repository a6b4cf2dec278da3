// Listings: of a search, of a category, and as a hosted index would answer.
import type {
  AggregationsFilterInput,
  InputMaybe,
  QueryAlgolia_ProductsArgs,
  QueryProductsArgs,
} from '@loftwood/graphql-types/schema-types'
import type { CategoryNode } from '../catalog/category-node.ts'
import type { Context, RootResolver } from '../context.ts'
import { aggregate } from './aggregate.ts'
import { categoryProducts } from './category-products.ts'
import { findProducts, productsNode } from './find-products.ts'
import { hostedSearch } from './hosted-search.service.ts'
import type { Listing } from './list-products.ts'

interface SearchQueries {
  products: RootResolver<QueryProductsArgs>
  algolia_products: RootResolver<QueryAlgolia_ProductsArgs>
}

const queries: SearchQueries = {
  products: async (_, args, context) => productsNode(await findProducts(args, context), context),
  algolia_products: (_, args, context) => hostedSearch(args, context),
}

export const searchResolvers = {
  Query: queries,
  Products: {
    aggregations: (
      { listing }: { listing: Listing },
      { filter }: { filter?: InputMaybe<AggregationsFilterInput> },
      context: Context,
    ) => aggregate(listing, filter?.category ?? {}, context),
  },
  CategoryInterface: {
    products: (
      { category }: CategoryNode,
      args: Pick<QueryProductsArgs, 'pageSize' | 'currentPage' | 'sort'>,
      context: Context,
    ) => categoryProducts(category, args, context),
  },
}
