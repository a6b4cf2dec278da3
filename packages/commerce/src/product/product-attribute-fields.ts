// The store's own product attributes: as fields, and as Magento's list of custom attributes. An attribute that the SDL has
// as a field is answered by its code; a field that the SDL lacks cannot be queried.
import type { Context } from '../context.ts'
import { isVisibleOnFront, optionsOf } from './attribute.service.ts'
import type { Product } from './product-loaders.ts'

interface AttributeFilterArgs {
  filters?: { is_filterable?: boolean | null; is_visible_on_front?: boolean | null } | null
}

export function productAttributeFields(product: Product, context: Context) {
  const { doc, text } = product
  const { attributes } = context.shop
  const manufacturer = doc.attributes['manufacturer']
  return {
    ...doc.attributes,
    ...text.attributes,
    assembled_length: doc.length ?? null,
    assembled_width: doc.width ?? null,
    assembled_height: doc.height ?? null,
    products_blocks: doc.blocks.length > 0 ? doc.blocks.join('|') : null,
    furniture_model: furnitureModel(doc),
    country_of_manufacture:
      manufacturer === undefined
        ? null
        : (attributes.optionLabel('manufacturer', manufacturer, context.view.language) ?? null),
    custom_attributesV2: (args: AttributeFilterArgs) => customAttributes(product, args, context),
  }
}

/** Without measures the model's own usual ones hold. */
function furnitureModel({ furniture, length, width, height }: Product['doc']): string | null {
  if (!furniture) return null
  const isMeasured = length !== undefined && width !== undefined && height !== undefined
  return JSON.stringify(isMeasured ? { ...furniture, measures: { length, width, height } } : furniture)
}

type AttributeNode =
  | { __typename: 'AttributeValue'; code: string; value: string }
  | {
      __typename: 'AttributeSelectedOptions'
      code: string
      selected_options: { __typename: 'AttributeSelectedOption'; label: string; value: string }[]
    }

function customAttributes({ doc, text }: Product, { filters }: AttributeFilterArgs, context: Context) {
  const { is_visible_on_front: isVisible, is_filterable: isFilterable } = filters ?? {}
  const requested = context.shop.attributes
    .all()
    .filter((attribute) => isVisible == null || isVisible === isVisibleOnFront(attribute))
    .filter(({ filterable }) => isFilterable == null || isFilterable === filterable)
  const items = requested.flatMap((attribute): AttributeNode[] => {
    const { code, input } = attribute
    const number = doc.attributes[code]
    const words = text.attributes[code]
    if (words !== undefined) return [{ __typename: 'AttributeValue', code, value: words }]
    if (number === undefined) return []
    const value = String(number)
    if (input !== 'select' && input !== 'boolean') return [{ __typename: 'AttributeValue', code, value }]
    const label = optionsOf(attribute, context).find((option) => option.value === value)?.label ?? ''
    const option = { __typename: 'AttributeSelectedOption' as const, label, value }
    return [{ __typename: 'AttributeSelectedOptions', code, selected_options: [option] }]
  })
  return { items, errors: [] }
}
