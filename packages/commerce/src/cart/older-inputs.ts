// The inputs of the older mutations, one per product type, as the items of `addProductsToCart`.
import type {
  BundleProductCartItemInput,
  CartItemInput,
  ConfigurableProductCartItemInput,
  CustomizableOptionInput,
  DownloadableProductCartItemInput,
  SimpleProductCartItemInput,
} from '@loftwood/graphql-types/schema-types'
import { bundleSelectionUid, customOptionUid, downloadLinkUid } from '../product/option-uids.ts'

type Options = readonly (CustomizableOptionInput | null)[] | null | undefined

function enteredOptions(options: Options) {
  return (options ?? []).flatMap((option) =>
    option ? [{ uid: option.uid ?? customOptionUid(option.id ?? 0), value: option.value_string }] : [],
  )
}

export function simpleItem({ data, customizable_options }: SimpleProductCartItemInput): CartItemInput {
  return {
    ...data,
    entered_options: [...(data.entered_options ?? []), ...enteredOptions(customizable_options)],
  }
}

export function configurableItem(item: ConfigurableProductCartItemInput): CartItemInput {
  const { parent_sku, variant_sku } = item
  return {
    ...simpleItem(item),
    sku: variant_sku ?? item.data.sku,
    parent_sku: parent_sku ?? item.data.parent_sku ?? null,
  }
}

/** Quantities come from the input, except for selections with a fixed quantity. */
export function bundleItem(item: BundleProductCartItemInput): CartItemInput {
  const simple = simpleItem(item)
  const picks = item.bundle_options.flatMap((option) =>
    (option?.value ?? []).map((value) => ({
      uid: bundleSelectionUid(option?.id ?? 0, Number(value ?? 0), 1),
      value: String(option?.quantity ?? 1),
    })),
  )
  return { ...simple, entered_options: [...(simple.entered_options ?? []), ...picks] }
}

export function downloadableItem(item: DownloadableProductCartItemInput): CartItemInput {
  const uids = (item.downloadable_product_links ?? []).flatMap((link) =>
    link ? downloadLinkUid(link.link_id) : [],
  )
  return { ...simpleItem(item), selected_options: [...(item.data.selected_options ?? []), ...uids] }
}
