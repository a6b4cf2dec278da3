// What a group adds: its members, each bought on its own.
import type { Context } from '../context.ts'
import type { Product } from './product-loaders.ts'
import { productNode } from './product-node.ts'

export async function groupedItems({ doc }: Product, context: Context) {
  const members = doc.grouped ?? []
  const products = await context.load.product.loadMany(members.map(({ productId }) => productId))
  return members.flatMap(({ quantity }, position) => {
    const product = products[position]
    if (product instanceof Error) throw product
    return product ? [{ position, qty: quantity, product: productNode(product, context) }] : []
  })
}
