// The options of a bundle and what can be chosen in each.
import type { BundleOption, BundleSelection } from './product-doc.ts'
import type { Context } from '../context.ts'
import { toDollars } from '../platform/money.ts'
import { bundleOptionUid, bundleSelectionUid } from './option-uids.ts'
import type { Product } from './product-loaders.ts'
import { productNode } from './product-node.ts'

export function bundleItems({ sku, doc }: Product, context: Context) {
  return (doc.bundle?.options ?? []).map((option, index) => ({
    uid: bundleOptionUid(option.id),
    title: option.title[context.view.language],
    required: option.isRequired,
    type: option.input,
    position: index + 1,
    sku,
    options: () => selections(option, context),
  }))
}

async function selections(option: BundleOption, context: Context) {
  const products = await context.load.product.loadMany(option.selections.map(({ productId }) => productId))
  return option.selections.flatMap((selection, index) => {
    const product = products[index]
    if (product instanceof Error) throw product
    return product ? [selectionNode({ option, selection, product, position: index + 1 }, context)] : []
  })
}

interface Selection {
  option: BundleOption
  selection: BundleSelection
  product: Product
  position: number
}

function selectionNode({ option, selection, product, position }: Selection, context: Context) {
  return {
    uid: bundleSelectionUid(option.id, selection.id, selection.quantity),
    label: product.text.name,
    quantity: selection.quantity,
    position,
    is_default: selection.isDefault,
    // A dynamic bundle's selection has no price of its own: the product's counts, as in Magento.
    price: toDollars(selection.price ?? 0),
    price_type: 'FIXED',
    can_change_quantity: selection.canChangeQuantity,
    product: productNode(product, context),
  }
}
