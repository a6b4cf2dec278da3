// The table of product types: add a module of this folder here and the shop can sell that type.
import type { CartItemInput } from '@loftwood/graphql-types'
import type { ProductDetail } from '../product-detail.ts'
import { bundleProduct } from './bundle-product.ts'
import {
  addedPrice,
  problemOf,
  type ChoiceField,
  type FieldAnswers,
  type FieldProblem,
} from './choice-field.ts'
import { configurableProduct } from './configurable-product.ts'
import { customOptionFields, customOptionInput } from './custom-options.ts'
import { downloadableProduct } from './downloadable-product.ts'
import { giftCardProduct } from './gift-card-product.ts'
import { groupedProduct } from './grouped-product.ts'
import type { PricePair, ProductChoice, ProductTypeHandler } from './product-type.ts'
import { simpleProduct } from './simple-product.ts'

const PRODUCT_TYPES: { [Type in ProductDetail['__typename']]?: ProductTypeHandler<never> } = {
  SimpleProduct: simpleProduct,
  VirtualProduct: simpleProduct,
  ConfigurableProduct: configurableProduct,
  BundleProduct: bundleProduct,
  GroupedProduct: groupedProduct,
  DownloadableProduct: downloadableProduct,
  GiftCardProduct: giftCardProduct,
}

/** A product type the shop cannot put into a cart yet; `productType` is its wire name. */
export class UnsupportedProductTypeError extends Error {
  readonly code = 'PRODUCT_TYPE_NOT_SUPPORTED'
  readonly productType: string

  constructor(productType: string) {
    super(`Product Type ${productType} not supported in add to cart yet`)
    this.productType = productType
  }
}

function findHandler(product: ProductDetail): ProductTypeHandler | undefined {
  return PRODUCT_TYPES[product.__typename] as unknown as ProductTypeHandler | undefined
}

/** All fields besides the variant: the type's own, then the custom options. */
export function fieldsOf(product: ProductDetail, given: FieldAnswers): ChoiceField[] {
  return [...(findHandler(product)?.fields(product, given) ?? []), ...customOptionFields(product)]
}

/** What is missing or wrong, by the field's key. */
export function problemsOf(
  fields: readonly ChoiceField[],
  given: FieldAnswers,
): Record<string, FieldProblem> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, given)
      return problem ? [[field.key, problem]] : []
    }),
  )
}

/** Is enough chosen to add the product? False for types the shop cannot sell yet. */
export function isChosen(product: ProductDetail, choice: ProductChoice): boolean {
  const handler = findHandler(product)
  if (!handler?.isChosen(product, choice)) return false
  return Object.keys(problemsOf(fieldsOf(product, choice), choice)).length === 0
}

/**
 * What `addProductsToCart` takes for this choice.
 * @throws UnsupportedProductTypeError when the type has no handler
 */
export function cartItemsFor(product: ProductDetail, choice: ProductChoice): CartItemInput[] {
  const handler = findHandler(product)
  if (!handler) throw new UnsupportedProductTypeError(product.__typename)
  const custom = customOptionInput(product, choice)
  return handler.cartItems(product, choice).map((item) => {
    const selected = [...(item.selected_options ?? []), ...(custom.selected_options ?? [])]
    const entered = [...(item.entered_options ?? []), ...(custom.entered_options ?? [])]
    return {
      ...item,
      ...(selected.length > 0 ? { selected_options: selected } : {}),
      ...(entered.length > 0 ? { entered_options: entered } : {}),
    }
  })
}

/** The price of one with everything chosen; null while the type's own part of it is open. */
export function priceOfChoice(product: ProductDetail, choice: ProductChoice): PricePair | null {
  const own = findHandler(product)?.price(product, choice)
  if (!own) return null
  const added = addedPrice(customOptionFields(product), choice)
  return { final: own.final + added, regular: own.regular + added }
}
