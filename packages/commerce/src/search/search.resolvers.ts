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
import { hostedSearch } from './hosted-search.service.ts'
import { type Listing, listProducts } from './list-products.ts'
import type { Category } from '../catalog/categories.ts'
import { ROOT_CATEGORY_ID } from '../db/identities.ts'
import { encodeUid } from '../platform/uid.ts'
import { productNodes } from '../product/product-node.ts'

/** A listing of products as GraphQL's `Products`. */
const sortLabels = {
  position: { en: 'Position', fr: 'Position' },
  name: { en: 'Product Name', fr: 'Nom du produit' },
  price: { en: 'Price', fr: 'Prix' },
  relevance: { en: 'Relevance', fr: 'Pertinence' },
}

function findProducts(args: QueryProductsArgs, context: Context): Promise<Listing> {
  return listProducts(args, context)
}

function productsNode(listing: Listing, context: Context) {
  const sorts = (['position', 'name', 'price', 'relevance'] as const).filter(
    (sort) => listing.isSearch === (sort === 'relevance') || (sort !== 'position' && sort !== 'relevance'),
  )
  return {
    listing,
    total_count: listing.total,
    page_info: listing.pageInfo,
    items: () => productNodes(listing.ids, context),
    sort_fields: {
      default: listing.isSearch ? 'relevance' : 'position',
      options: sorts.map((value) => ({ value, label: sortLabels[value][context.view.language] })),
    },
    suggestions: listing.fixed === undefined ? [] : [{ search: listing.fixed }],
  }
}

/** Without facets. */
async function categoryProducts(
  category: Category,
  args: Pick<QueryProductsArgs, 'pageSize' | 'currentPage' | 'sort'>,
  context: Context,
) {
  const filter = category.id === ROOT_CATEGORY_ID ? {} : { category_uid: { eq: encodeUid(category.id) } }
  const listing = await listProducts({ ...args, filter }, context)
  return {
    total_count: listing.total,
    items: () => productNodes(listing.ids, context),
    page_info: listing.pageInfo,
  }
}

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
