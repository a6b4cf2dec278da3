// Configurable products: one value of every option group names the variant.
import type { ConfigurableDetail } from '../product-detail.ts'
import { chosenVariant, optionGroups } from '../choosing/variant-selection.ts'
import { listedPrice } from './listed-price.ts'
import type { ProductTypeHandler } from './product-type.ts'

export const configurableProduct: ProductTypeHandler<ConfigurableDetail> = {
  fields: () => [],
  isChosen: (product, choice) => chosenVariant(product, choice.selection) !== null,
  cartItems: (product, choice) => [
    {
      sku: product.sku ?? '',
      quantity: choice.quantity,
      selected_options: optionGroups(product).flatMap((group) => choice.selection[group.code] ?? []),
    },
  ],
  price: (product, choice) => {
    const variant = chosenVariant(product, choice.selection)
    return variant && listedPrice(variant)
  },
}
