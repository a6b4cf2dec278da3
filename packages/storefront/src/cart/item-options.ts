// Chosen options of a product, for lines of carts, orders and wishlists.
import type { CartItemFragment } from '@loftwood/graphql-types'

/** One chosen option, e.g. Finish: Espresso. */
export interface ItemOption {
  /** Empty where the value speaks for itself. */
  label: string
  value: string
}

interface ChosenParts {
  label: string
  values: readonly ({ label: string; quantity: number } | null)[]
}

/** What was chosen of a set, e.g. Mattresses: 2 × Boréal. */
export function partsOf(options: readonly (ChosenParts | null)[]): ItemOption[] {
  const named = ({ label, quantity }: ChosenParts['values'][number] & object) =>
    quantity > 1 ? `${quantity} × ${label}` : label
  return options
    .filter((option) => option !== null)
    .map(({ label, values }) => ({
      label,
      value: values.flatMap((value) => (value ? named(value) : [])).join(', '),
    }))
}

const unlabelled = (values: readonly (string | null | undefined)[]): ItemOption[] =>
  values.flatMap((value) => (value ? [{ label: '', value }] : []))

/** Options of the product's own type. */
function typeOptions(cartItem: CartItemFragment): ItemOption[] {
  switch (cartItem.__typename) {
    case 'ConfigurableCartItem':
      return cartItem.configurable_options.flatMap((option) =>
        option ? [{ label: option.option_label, value: option.value_label }] : [],
      )
    case 'BundleCartItem':
      return partsOf(cartItem.bundle_options)
    case 'GiftCardCartItem':
      return unlabelled([cartItem.recipient_name, cartItem.recipient_email, cartItem.message])
    case 'DownloadableCartItem':
      return unlabelled((cartItem.links ?? []).map((link) => link?.title))
    default:
      return []
  }
}

/** Custom options, which a product of any type may have. */
function customOptions(cartItem: CartItemFragment): ItemOption[] {
  const options = 'customizable_options' in cartItem ? (cartItem.customizable_options ?? []) : []
  return options.flatMap((option) => {
    const values = (option?.values ?? []).flatMap((value) => value?.label || value?.value || [])
    return option && values.length > 0 ? [{ label: option.label, value: values.join(', ') }] : []
  })
}

/** The chosen options of a line in the cart, whatever its type. */
export function itemOptions(cartItem: CartItemFragment): ItemOption[] {
  return [...typeOptions(cartItem), ...customOptions(cartItem)]
}
