// The store's own product attributes: as fields, and as Magento's list of custom attributes.
import type { Context } from '../context.ts'
import type { Product } from './product-loaders.ts'

const numberFields = [
  'made_in_canada',
  'att_quick_ship',
  'b_collection_name',
  'new',
  'best_seller',
  'further_reduced',
]
const textFields = [
  'order_time_frame',
  'assembly',
  'included',
  'att_shipping_dimensions',
  'att_additional_dimensions',
  'warranty_note',
  'material',
  'att_weight_capacity',
  'att_climbing_details',
  'att_split_details',
]

interface AttributeFilterArgs {
  filters?: { is_filterable?: boolean | null } | null
}

export function productAttributeFields(product: Product, context: Context) {
  const { doc, text } = product
  const { attributes } = context.shop
  const manufacturer = doc.attributes['manufacturer']
  return {
    ...Object.fromEntries(numberFields.map((code) => [code, doc.attributes[code] ?? null])),
    ...Object.fromEntries(textFields.map((code) => [code, text.attributes[code] ?? null])),
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

function customAttributes({ doc, text }: Product, { filters }: AttributeFilterArgs, { shop, view }: Context) {
  const wanted = shop.attributes
    .all()
    .filter(({ filterable }) => filters?.is_filterable == null || filters.is_filterable === filterable)
  const items = wanted.flatMap(({ code, input }): AttributeNode[] => {
    const number = doc.attributes[code]
    const words = text.attributes[code]
    if (words !== undefined) return [{ __typename: 'AttributeValue', code, value: words }]
    if (number === undefined) return []
    if (input !== 'select') return [{ __typename: 'AttributeValue', code, value: String(number) }]
    const label = shop.attributes.optionLabel(code, number, view.language) ?? ''
    const option = { __typename: 'AttributeSelectedOption' as const, label, value: String(number) }
    return [{ __typename: 'AttributeSelectedOptions', code, selected_options: [option] }]
  })
  return { items, errors: [] }
}
