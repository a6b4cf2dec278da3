// The attributes, in the form of Magento's three metadata queries.
import type {
  AttributeInput,
  InputMaybe,
  QueryAttributesListArgs,
  QueryCustomAttributeMetadataArgs,
} from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { userError } from '../user-errors/user-error.ts'
import type { Attribute } from './attributes.ts'

/** Whether the attribute is a row of the specifications; the shop's pages show most others by fields of their own. */
export const isVisibleOnFront = ({ visible }: Attribute): boolean => visible === true

const yesNo = [
  { value: '1', label: { en: 'Yes', fr: 'Oui' } },
  { value: '0', label: { en: 'No', fr: 'Non' } },
]

/** A yes/no attribute has the options Yes and No, though none are stored. */
export function optionsOf({ input, options }: Attribute, { view }: Context) {
  const list = input === 'boolean' ? yesNo : options.map(({ id, label }) => ({ value: String(id), label }))
  return list.map(({ value, label }) => ({ value, label: label[view.language] }))
}

/** `customAttributeMetadata`: unknown attributes are left out. */
export function attributeMetadata({ attributes }: QueryCustomAttributeMetadataArgs, context: Context) {
  const items = attributes.flatMap(({ attribute_code, entity_type }) => {
    if (!attribute_code || !entity_type) throw userError('ATTRIBUTE_INPUT_EMPTY')
    const attribute = isProductEntity(entity_type)
      ? context.shop.attributes.byCode(attribute_code)
      : undefined
    return attribute ? [legacyNode(attribute, { entityType: entity_type }, context)] : []
  })
  return { items }
}

function isProductEntity(entityType: string): boolean {
  return entityType.toLowerCase() === 'catalog_product' || entityType === '4'
}

function legacyNode(attribute: Attribute, { entityType }: { entityType: string }, context: Context) {
  return {
    attribute_code: attribute.code,
    attribute_type: attribute.input === 'price' || attribute.input === 'decimal' ? 'Float' : 'String',
    entity_type: entityType,
    input_type: attribute.input,
    attribute_options: optionsOf(attribute, context),
    storefront_properties: {
      position: attribute.position,
      use_in_layered_navigation: attribute.filterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
      use_in_product_listing: attribute.filterable,
      use_in_search_results_layered_navigation: attribute.filterable,
      visible_on_catalog_pages: isVisibleOnFront(attribute),
    },
  }
}

/** `customAttributeMetadataV2`: unknown attributes become errors beside the items. */
export function attributesMetadata(inputs: readonly InputMaybe<AttributeInput>[], context: Context) {
  const items: object[] = []
  const errors: object[] = []
  for (const input of inputs) {
    const code = input?.attribute_code ?? ''
    const attribute = isProductEntity(input?.entity_type ?? '')
      ? context.shop.attributes.byCode(code)
      : undefined
    if (attribute) items.push(metadataNode(attribute, context))
    else if (!isProductEntity(input?.entity_type ?? '')) {
      errors.push({
        type: 'ENTITY_NOT_FOUND',
        message: `Entity "${input?.entity_type ?? ''}" could not be found.`,
      })
    } else {
      const message = `Attribute code "${code}" could not be found.`
      errors.push({ type: 'ATTRIBUTE_NOT_FOUND', message })
    }
  }
  return { items, errors }
}

export function filteredAttributes({ entityType, filters }: QueryAttributesListArgs, context: Context) {
  const attributes = entityType === 'CATALOG_PRODUCT' ? context.shop.attributes.all() : []
  const nodes = attributes.map((attribute) => metadataNode(attribute, context))
  const requested = Object.entries(filters ?? {}).filter(([, value]) => value != null)
  const items = nodes.filter((node) =>
    requested.every(([key, value]) => node[key as keyof typeof node] === value),
  )
  return { items, errors: [] }
}

function metadataNode(attribute: Attribute, context: Context) {
  const hasSwatch = attribute.options.some(({ swatch }) => swatch)
  return {
    __typename: 'CatalogAttributeMetadata',
    code: attribute.code,
    label: attribute.label[context.view.language],
    entity_type: 'CATALOG_PRODUCT',
    frontend_input: attribute.input === 'decimal' ? 'TEXT' : attribute.input.toUpperCase(),
    default_value: null,
    is_required: false,
    is_unique: false,
    options: optionsOf(attribute, context).map((option) => ({
      __typename: 'AttributeOptionMetadata',
      ...option,
      is_default: false,
    })),
    apply_to: null,
    is_comparable: false,
    is_filterable: attribute.filterable,
    is_filterable_in_search: attribute.filterable,
    is_html_allowed_on_front: attribute.input === 'text',
    is_searchable: attribute.input === 'select' || attribute.input === 'text',
    is_used_for_price_rules: false,
    is_used_for_promo_rules: false,
    is_visible_in_advanced_search: false,
    is_visible_on_front: isVisibleOnFront(attribute),
    is_wysiwyg_enabled: false,
    swatch_input_type: hasSwatch ? 'VISUAL' : null,
    update_product_preview_image: hasSwatch,
    use_product_image_for_swatch: false,
    used_in_product_listing: attribute.filterable,
  }
}
