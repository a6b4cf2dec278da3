// What products with fields besides their variant need: the types that have such fields, and custom options. Few products do, so
// it is loaded for them alone (product-types.ts).
import type { ProductDetail } from '../product-detail.ts'
import { bundleProduct } from './bundle-product.ts'
import { problemOf, type ChoiceField, type FieldAnswers, type FieldProblem } from './choice-field.ts'
import { downloadableProduct } from './downloadable-product.ts'
import { giftCardProduct } from './gift-card-product.ts'
import { groupedProduct } from './grouped-product.ts'
import type { ProductTypeHandler } from './product-type.ts'

export { addedPrice } from './choice-field.ts'
export { customOptionFields, customOptionInput } from './custom-options.ts'

export const FIELD_TYPES: { [Type in ProductDetail['__typename']]?: ProductTypeHandler<never> } = {
  BundleProduct: bundleProduct,
  GroupedProduct: groupedProduct,
  DownloadableProduct: downloadableProduct,
  GiftCardProduct: giftCardProduct,
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
