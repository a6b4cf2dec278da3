// What a product and its variants share in their documents: attributes, links, measures, prices.
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { toCents } from '../../platform/money.ts'
import { optionId } from './build-context.ts'
import type { BuildContext } from './build-context.ts'
import { isFitText } from './build-texts.ts'
import { customOptionsOf } from './build-types.ts'
import type { PricePair, ProductDoc, TierPrice } from '../../product/product-doc.ts'

export function baseDoc(
  product: CatalogProduct,
  context: BuildContext,
): Omit<ProductDoc, 'lowest' | 'highest' | 'pictures' | 'price'> {
  return {
    attributes: attributeNumbers(product, context),
    blocks: product.attributes.products_blocks,
    categoryIds: product.categories.map((path) => context.categoryOf(path).id),
    relatedIds: product.relatedSkus.map((sku) => context.productIdOf(sku)),
    upsellIds: product.upsellSkus.map((sku) => context.productIdOf(sku)),
    crosssellIds: product.crosssellSkus.map((sku) => context.productIdOf(sku)),
    tierPrices: tierPricesOf(product, 0),
    customOptions: customOptionsOf(product),
  }
}

/** @param delta dollars the choices of a variant add */
export function priceOf(product: CatalogProduct, delta: number): PricePair {
  const regular = toCents(product.price + delta)
  return {
    regular,
    final: product.specialPrice === undefined ? regular : toCents(product.specialPrice + delta),
  }
}

/** @param delta dollars the choices of a variant add */
export function tierPricesOf({ tierPrices }: CatalogProduct, delta: number): TierPrice[] {
  return tierPrices.map(({ quantity, price }) => ({ quantity, price: toCents(price + delta) }))
}

export function measures(dimensions: CatalogProduct['dimensions'], weight: number | undefined) {
  return { ...dimensions, ...(weight === undefined ? {} : { weight }) }
}

/** Yes/no attributes as 0 or 1, select attributes as option ids, measures as they are. */
function attributeNumbers(product: CatalogProduct, context: BuildContext): Record<string, number> {
  const numbers: Record<string, number> = {}
  for (const [code, value] of Object.entries(product.attributes)) {
    if (typeof value === 'boolean') numbers[code] = value ? 1 : 0
    if (typeof value === 'number') numbers[code] = value
    if (typeof value === 'string' && !isFitText(code, value)) numbers[code] = optionId(code, value, context)
  }
  return numbers
}
