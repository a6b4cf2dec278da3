// Fields of products that need more than the product itself; every type of product inherits the interface's.
import type { Context } from '../context.ts'
import { bundleItems } from './bundle-node.ts'
import { configurableOptions, configurableSelection, configurableVariants } from './configurable-node.ts'
import type { SelectionArgs } from './configurable-node.ts'
import { groupedItems } from './grouped-node.ts'
import type { ProductNode } from './product-node.ts'
import { reviewPage } from '../review/review-node.ts'
import type { PageArgs } from '../review/review-node.ts'

export const productResolvers = {
  ProductInterface: {
    reviews: ({ product }: ProductNode, args: PageArgs, context: Context) =>
      reviewPage(product, args, context),
  },
  ConfigurableProduct: {
    configurable_options: ({ product }: ProductNode, _: unknown, context: Context) =>
      configurableOptions(product, context),
    variants: ({ product }: ProductNode, _: unknown, context: Context) =>
      configurableVariants(product, context),
    configurable_product_options_selection: (
      { product }: ProductNode,
      args: SelectionArgs,
      context: Context,
    ) => configurableSelection(product, args, context),
  },
  BundleProduct: {
    items: ({ product }: ProductNode, _: unknown, context: Context) => bundleItems(product, context),
  },
  GroupedProduct: {
    items: ({ product }: ProductNode, _: unknown, context: Context) => groupedItems(product, context),
  },
}
