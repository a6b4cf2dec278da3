// Products, categories, addresses, attribute metadata.
import type {
  AggregationsFilterInput,
  InputMaybe,
  QueryAlgolia_ProductsArgs,
  QueryAttributesListArgs,
  QueryCategoriesArgs,
  QueryCategoryListArgs,
  QueryCustomAttributeMetadataArgs,
  QueryCustomAttributeMetadataV2Args,
  QueryProductsArgs,
  QueryRouteArgs,
} from '@loftwood/graphql-types/schema-types'
import type { Context, RootResolver } from '../context.ts'
import { aggregate } from '../search/aggregate.ts'
import type { Listing } from '../search/list-products.ts'
import type { CategoryNode } from './category-node.ts'
import { productResolvers } from '../product/product.resolvers.ts'
import { attributeMetadata, attributesMetadata, filteredAttributes } from '../product/attribute.service.ts'
import { categoryProducts, findCategories, listCategories } from './category.service.ts'
import { hostedSearch } from '../search/hosted-search.service.ts'
import { findProducts, productsNode } from '../search/find-products.ts'
import { resolveRoute } from '../content/route.service.ts'

interface CatalogQueries {
  products: RootResolver<QueryProductsArgs>
  categories: RootResolver<QueryCategoriesArgs>
  categoryList: RootResolver<QueryCategoryListArgs>
  route: RootResolver<QueryRouteArgs>
  customAttributeMetadata: RootResolver<QueryCustomAttributeMetadataArgs>
  customAttributeMetadataV2: RootResolver<QueryCustomAttributeMetadataV2Args>
  attributesList: RootResolver<QueryAttributesListArgs>
  algolia_products: RootResolver<QueryAlgolia_ProductsArgs>
}

const queries: CatalogQueries = {
  products: async (_, args, context) => productsNode(await findProducts(args, context), context),
  categories: (_, args, context) => findCategories(args, context),
  categoryList: (_, args, context) => listCategories(args, context),
  route: (_, { url }, context) => resolveRoute(url, context),
  customAttributeMetadata: (_, args, context) => attributeMetadata(args, context),
  customAttributeMetadataV2: (_, args, context) => attributesMetadata(args.attributes ?? [], context),
  attributesList: (_, args, context) => filteredAttributes(args, context),
  algolia_products: (_, args, context) => hostedSearch(args, context),
}

export const catalogResolvers = {
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
  ...productResolvers,
}
