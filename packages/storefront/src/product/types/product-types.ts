// The table of product types: add a module of this folder here, or to field-types.ts when it has fields besides its variant, and
// the shop can sell that type.
import type { CartItemInput } from '@loftwood/graphql-types'
import type { ProductDetail } from '../product-detail.ts'
import type { ChoiceField, FieldAnswers, FieldProblem } from './choice-field.ts'
import { configurableProduct } from './configurable-product.ts'
import type * as FieldTypes from './field-types.ts'
import type { PricePair, ProductChoice, ProductTypeHandler } from './product-type.ts'
import { simpleProduct } from './simple-product.ts'

type Handlers = { [Type in ProductDetail['__typename']]?: ProductTypeHandler<never> }

const PLAIN_TYPES: Handlers = {
  SimpleProduct: simpleProduct,
  VirtualProduct: simpleProduct,
  ConfigurableProduct: configurableProduct,
}

let loaded: typeof FieldTypes | undefined

/** To be awaited before a product for which `hasFields` is asked for more. */
export async function loadFieldTypes(): Promise<void> {
  loaded = await import('./field-types.ts')
}

/** Whether a product may have fields besides its variant. */
export function hasFields(product: ProductDetail): boolean {
  const isPlain = Object.hasOwn(PLAIN_TYPES, product.__typename)
  return !isPlain || ('options' in product && (product.options?.length ?? 0) > 0)
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
  const type = product.__typename
  return (PLAIN_TYPES[type] ?? loaded?.FIELD_TYPES[type]) as unknown as ProductTypeHandler | undefined
}

/** All fields besides the variant: the type's own, then the custom options. */
export function fieldsOf(product: ProductDetail, given: FieldAnswers): ChoiceField[] {
  return [
    ...(findHandler(product)?.fields(product, given) ?? []),
    ...(loaded?.customOptionFields(product) ?? []),
  ]
}

/** What is missing or wrong, by the field's key. */
export const problemsOf = (
  fields: readonly ChoiceField[],
  given: FieldAnswers,
): Record<string, FieldProblem> => loaded?.problemsOf(fields, given) ?? {}

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
  const custom = loaded?.customOptionInput(product, choice)
  return handler.cartItems(product, choice).map((item) => {
    const selected = [...(item.selected_options ?? []), ...(custom?.selected_options ?? [])]
    const entered = [...(item.entered_options ?? []), ...(custom?.entered_options ?? [])]
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
  const added = loaded?.addedPrice(loaded.customOptionFields(product), choice) ?? 0
  return { final: own.final + added, regular: own.regular + added }
}
