// What a configurable product adds: its choices, its variants, and what is left after some choices are made.
import type { ProductChoice } from './product-doc.ts'
import type { Context } from '../context.ts'
import { encodeUid } from '../platform/uid.ts'
import type { AttributeOption } from './attributes.ts'
import type { Product } from './product-loaders.ts'
import { productNode } from './product-node.ts'

export interface SelectionArgs {
  configurableOptionValueUids?: readonly (string | null)[] | null
}

export function configurableOptions(product: Product, context: Context) {
  return choicesOf(product).map((choice, index) => choiceNode({ product, choice, index }, context))
}

export async function configurableVariants(product: Product, context: Context) {
  const variants = await context.load.variants.load(product.id)
  return variants.map((variant) => variantNode({ variant, choices: choicesOf(product) }, context))
}

function choicesOf({ doc }: Product): readonly ProductChoice[] {
  return doc.choices ?? []
}

function choiceNode(
  { product, choice, index }: { product: Product; choice: ProductChoice; index: number },
  { shop: { attributes }, view }: Context,
) {
  const attribute = attributes.byCode(choice.attribute)
  return {
    uid: attributes.choiceUid(product.id, choice.attribute),
    attribute_uid: encodeUid(attribute?.id ?? 0),
    attribute_code: choice.attribute,
    label: attribute?.label[view.language] ?? choice.attribute,
    position: index,
    use_default: false,
    values: choice.optionIds.map((optionId) => {
      const option = attributes.option(choice.attribute, optionId)
      const label = option?.label[view.language] ?? ''
      return {
        uid: attributes.valueUid(choice.attribute, optionId),
        value_index: optionId,
        label,
        default_label: option?.label.en ?? '',
        store_label: label,
        use_default_value: true,
        swatch_data: swatchNode(option, label),
      }
    }),
  }
}

function swatchNode(option: AttributeOption | undefined, label: string) {
  return option?.swatch
    ? { __typename: 'ColorSwatchData', value: option.swatch }
    : { __typename: 'TextSwatchData', value: label }
}

function variantNode(
  { variant, choices }: { variant: Product; choices: readonly ProductChoice[] },
  context: Context,
) {
  const { attributes } = context.shop
  return {
    attributes: choices.map(({ attribute }) => {
      const optionId = variant.doc.chosen?.[attribute] ?? 0
      return {
        uid: attributes.valueUid(attribute, optionId),
        code: attribute,
        label: attributes.optionLabel(attribute, optionId, context.view.language) ?? '',
        value_index: optionId,
      }
    }),
    product: productNode(variant, context),
  }
}

/** What can still be chosen once these values are, and the variant when that leaves one. */
export async function configurableSelection(product: Product, args: SelectionArgs, context: Context) {
  const choices = choicesOf(product)
  const { attributes } = context.shop
  const selected = new Set((args.configurableOptionValueUids ?? []).filter((uid) => uid !== null))
  const all = await context.load.variants.load(product.id)
  const uidOf = (variant: Product, attribute: string) =>
    attributes.valueUid(attribute, variant.doc.chosen?.[attribute] ?? 0)
  const matching = all.filter((variant) => {
    const uids = new Set(choices.map(({ attribute }) => uidOf(variant, attribute)))
    return [...selected].every((uid) => uids.has(uid))
  })
  const available = choices.map((choice) => ({
    choice,
    optionIds: choice.optionIds.filter((id) =>
      matching.some(({ doc }) => doc.chosen?.[choice.attribute] === id),
    ),
  }))
  const [only] = matching
  const variant =
    only && matching.length === 1 && selected.size === choices.length ? productNode(only, context) : null
  return {
    options_available_for_selection: available.map(({ choice, optionIds }) => ({
      attribute_code: choice.attribute,
      option_value_uids: optionIds.map((id) => attributes.valueUid(choice.attribute, id)),
    })),
    configurable_options: available.map(({ choice, optionIds }) =>
      selectableNode({ product, choice, optionIds }, context),
    ),
    media_gallery: (variant ?? productNode(product, context)).media_gallery,
    variant,
  }
}

function selectableNode(
  { product, choice, optionIds }: { product: Product; choice: ProductChoice; optionIds: readonly number[] },
  { shop: { attributes }, view }: Context,
) {
  return {
    uid: attributes.choiceUid(product.id, choice.attribute),
    attribute_code: choice.attribute,
    label: attributes.byCode(choice.attribute)?.label[view.language] ?? choice.attribute,
    values: optionIds.map((id) => {
      const option = attributes.option(choice.attribute, id)
      const label = option?.label[view.language] ?? ''
      return {
        uid: attributes.valueUid(choice.attribute, id),
        label,
        is_available: true,
        is_use_default: false,
        swatch: swatchNode(option, label),
      }
    }),
  }
}
