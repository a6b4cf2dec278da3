// Fields of products that need more than the product itself, and what attributes there are.
import type {
  QueryAttributesListArgs,
  QueryCustomAttributeMetadataArgs,
  QueryCustomAttributeMetadataV2Args,
} from '@loftwood/graphql-types/schema-types'
import type { Context, RootResolver } from '../context.ts'
import { attributeMetadata, attributesMetadata, filteredAttributes } from './attribute.service.ts'
import { bundleItems } from './bundle-node.ts'
import { configurableOptions, configurableSelection, configurableVariants } from './configurable-node.ts'
import type { SelectionArgs } from './configurable-node.ts'
import { groupedItems } from './grouped-node.ts'
import type { ProductNode } from './product-node.ts'

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
