// A listing of products as GraphQL's `Products`.
import type { QueryProductsArgs } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { listProducts } from './list-products.ts'
import type { Listing } from './list-products.ts'
import { productNodes } from '../product/product-node.ts'

const sortLabels = {
  position: { en: 'Position', fr: 'Position' },
  name: { en: 'Product Name', fr: 'Nom du produit' },
  price: { en: 'Price', fr: 'Prix' },
  relevance: { en: 'Relevance', fr: 'Pertinence' },
}

export function findProducts(args: QueryProductsArgs, context: Context): Promise<Listing> {
  return listProducts(args, context)
}

export function productsNode(listing: Listing, context: Context) {
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
    suggestions: listing.mended === undefined ? [] : [{ search: listing.mended }],
  }
}
