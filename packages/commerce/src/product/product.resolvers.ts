// Fields of products that need more than the product itself, and what attributes there are.
import type {
  QueryAttributesListArgs,
  QueryCustomAttributeMetadataArgs,
  QueryCustomAttributeMetadataV2Args,
} from '@loftwood/graphql-types/schema-types'
import type { Context, RootResolver } from '../context.ts'
import { attributeMetadata, attributesMetadata, filteredAttributes } from './attribute.service.ts'
import {
  configurableOptions,
  configurableSelection,
  configurableVariants,
  type SelectionArgs,
} from './configurable-node.ts'
import { type ProductNode, productNode } from './product-node.ts'
import type { BundleOption, BundleSelection } from './product-doc.ts'
import { toDollars } from '../platform/money.ts'
import { bundleOptionUid, bundleSelectionUid } from './option-uids.ts'
import type { Product } from './product-loaders.ts'

/** What a group adds: its members, each bought on its own. */
async function groupedItems({ doc }: Product, context: Context) {
  const members = doc.grouped ?? []
  const products = await context.load.product.loadMany(members.map(({ productId }) => productId))
  return members.flatMap(({ quantity }, position) => {
    const product = products[position]
    if (product instanceof Error) throw product
    return product ? [{ position, qty: quantity, product: productNode(product, context) }] : []
  })
}

/** The options of a bundle and what can be chosen in each. */
function bundleItems({ sku, doc }: Product, context: Context) {
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

interface AttributeQueries {
  customAttributeMetadata: RootResolver<QueryCustomAttributeMetadataArgs>
  customAttributeMetadataV2: RootResolver<QueryCustomAttributeMetadataV2Args>
  attributesList: RootResolver<QueryAttributesListArgs>
}

const queries: AttributeQueries = {
  customAttributeMetadata: (_, args, context) => attributeMetadata(args, context),
  customAttributeMetadataV2: (_, args, context) => attributesMetadata(args.attributes ?? [], context),
  attributesList: (_, args, context) => filteredAttributes(args, context),
}

export const productResolvers = {
  Query: queries,
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
