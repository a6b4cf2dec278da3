// How many of a product can be sold now; sets and groups follow their parts.
import type { BundleDoc, BundleOption } from './product-doc.ts'
import type { Context } from '../context.ts'
import type { Product } from './product-loaders.ts'

/** At this stock or less, shoppers see how many pieces are left; db/schema/purge.sql says one more. */
export const LOW_STOCK = 5

type StockContext = Pick<Context, 'load'>

/**
 * Pieces that can be sold now, infinite for what is not counted. Of a bundle: as often as each required option has
 * a selection; of a group: of all members together.
 */
export async function piecesOf({ id, doc }: Product, { load }: StockContext): Promise<number> {
  if (doc.bundle) return bundlePieces(doc.bundle, { load })
  if (!doc.grouped) return (await load.stock.load(id)).quantity
  const members = await Promise.all(doc.grouped.map(({ productId }) => load.stock.load(productId)))
  return members.reduce((sum, { quantity }) => sum + quantity, 0)
}

export async function isInStock(product: Product, context: StockContext): Promise<boolean> {
  return (await piecesOf(product, context)) > 0
}

/** How many are left when they are few; not of what is chosen or composed, where it depends on the choice. */
export async function piecesLeftToTell(product: Product, { load }: StockContext): Promise<number | null> {
  const { doc, type } = product
  if (type === 'configurable' || doc.bundle || doc.grouped) return null
  const { quantity } = await load.stock.load(product.id)
  return quantity > 0 && quantity <= LOW_STOCK ? quantity : null
}

async function bundlePieces({ options }: BundleDoc, context: StockContext): Promise<number> {
  const pieces = await Promise.all(
    options.map(async (option) => ({ option, count: await optionPieces(option, context) })),
  )
  const required = pieces.filter(({ option }) => option.isRequired)
  if (required.length === 0) return Math.max(...pieces.map(({ count }) => count))
  return Math.min(...required.map(({ count }) => count))
}

/** How often the option's best stocked selection can be had. */
async function optionPieces({ selections }: BundleOption, { load }: StockContext): Promise<number> {
  const stocks = await Promise.all(selections.map(({ productId }) => load.stock.load(productId)))
  return Math.max(
    ...stocks.map(({ quantity }, index) => Math.floor(quantity / (selections[index]?.quantity ?? 1))),
  )
}
