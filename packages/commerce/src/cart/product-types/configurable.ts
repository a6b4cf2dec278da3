// Configurable products: one variant is chosen, priced and taken from stock.
import { cartUserError } from '../cart-user-error.ts'
import type { AttributeSet } from '../../product/attributes.ts'
import type { Language } from '../../platform/analyze-text.ts'
import type { SoldProduct } from '../cart-rows.ts'
import { simple } from './plain.ts'
import type { Choice, ProductTypeRule, ChoiceRequest } from './product-type.ts'
import type { CartUserError } from '../cart-user-error.ts'

export const configurable: ProductTypeRule = {
  ...simple,
  cartItem: 'ConfigurableCartItem',
  orderItem: 'ConfigurableOrderItem',
  choose: (requested) =>
    requested.variant ? { sold: requested.variant, choice: {} } : chooseVariant(requested),
  fields: (line, { attributes, language, loadProduct }) => ({
    configured_variant: () => loadProduct(line.sold.id),
    configurable_options: configuredOptions(line, attributes, language),
  }),
  optionTexts: ({ sold }, { attributes }) =>
    Object.entries(sold.doc.chosen ?? {}).map(([code, optionId]) => ({
      label: attributes.byCode(code)?.label ?? { en: code, fr: code },
      value: attributes.option(code, optionId)?.label ?? { en: '', fr: '' },
    })),
}

function chooseVariant({ product, picked, candidates }: ChoiceRequest): Choice | CartUserError {
  const optionIds = picked.flatMap((pick) => (pick.kind === 'configurable' ? pick.optionId : []))
  const choices = product.doc.choices ?? []
  const isComplete = choices.every((choice) => choice.optionIds.some((id) => optionIds.includes(id)))
  if (!isComplete) return cartUserError('OPTIONS_MISSING')
  const sold = candidates.find(
    ({ parentId, doc }) =>
      parentId === product.id && Object.values(doc.chosen ?? {}).every((id) => optionIds.includes(id)),
  )
  return sold ? { sold, choice: {} } : cartUserError('OPTION_UNKNOWN')
}

/** The chosen options with the labels of a language. */
export function configuredOptions(
  { product, sold }: { product: Pick<SoldProduct, 'id'>; sold: Pick<SoldProduct, 'doc'> },
  attributes: AttributeSet,
  language: Language,
) {
  return Object.entries(sold.doc.chosen ?? {}).map(([code, optionId]) => ({
    option_label: attributes.byCode(code)?.label[language] ?? code,
    value_label: attributes.optionLabel(code, optionId, language) ?? '',
    value_id: optionId,
    configurable_product_option_uid: attributes.choiceUid(product.id, code),
    configurable_product_option_value_uid: attributes.valueUid(code, optionId),
  }))
}
