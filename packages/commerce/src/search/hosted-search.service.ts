// Our own search in the shape a hosted index answers, for storefronts made for one.
import type { QueryAlgolia_ProductsArgs } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { aggregate } from './aggregate.ts'
import { listProducts } from './list-products.ts'
import { moneyNode } from '../product/price-node.ts'
import type { Product } from '../product/product-loaders.ts'
import { productNode, reviewedId } from '../product/product-node.ts'
import { isInStock } from '../product/product-stock.ts'

/** @throws a failure for pages that cannot be */
export async function hostedSearch(args: QueryAlgolia_ProductsArgs, context: Context) {
  const { query, filter } = args
  const [page, hitsPerPage] = [args.page ?? 0, args.hitsPerPage ?? 10]
  const listing = await listProducts(
    { search: query, filter, pageSize: hitsPerPage, currentPage: page + 1 },
    context,
  )
  const products = await context.load.product.loadMany(listing.ids)
  return {
    query,
    page,
    hitsPerPage,
    nbHits: listing.total,
    nbPages: listing.pageInfo.total_pages,
    hits: products.flatMap((product) => {
      if (product instanceof Error) throw product
      return product ? [hitNode(product, context)] : []
    }),
    facets: () =>
      aggregate(listing, {}, context).map(({ attribute_code, options }) => ({
        name: attribute_code,
        values: options,
      })),
  }
}

function hitNode(product: Product, context: Context) {
  const { thumbnail, canonical_url, name } = productNode(product, context)
  return {
    objectID: String(product.id),
    sku: product.sku,
    name,
    url: `/${canonical_url}`,
    thumbnail_url: thumbnail?.url ?? null,
    image_url: thumbnail?.url ?? null,
    price: moneyNode(product.doc.lowest.final, context),
    in_stock: () => isInStock(product, context),
    rating_summary: async () => (await context.load.reviewSummary.load(reviewedId(product))).average,
    categories: product.doc.categoryIds.flatMap(
      (id) => context.shop.categories.byId(id)?.doc.name[context.view.language] ?? [],
    ),
  }
}
