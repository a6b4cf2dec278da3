// The price at the shopper's door of what is chosen. Loaded once something of the home is known.
import { DeliveredPrice } from '../../delivery/delivered-price.tsx'
import type { ProductDetail } from '../product-detail.ts'
import { cartItemsFor, isChosen } from '../types/product-types.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'

interface DeliveredChoiceProps {
  product: ProductDetail
  choice: ChoiceState
}

/** As it is chosen; while something is open, as the price says where prices begin. Null for texts, which may cost more. */
function itemOf(product: ProductDetail, choice: ChoiceState) {
  const sku = product.sku ?? ''
  const [item, ...more] = isChosen(product, choice) ? cartItemsFor(product, choice) : []
  if (!item || more.length > 0) return { sku }
  if (item.entered_options?.some((option) => option?.value)) return null
  const options = (item.selected_options ?? []).filter((uid) => uid != null)
  return { sku: item.sku, selected_options: options, quantity: item.quantity }
}

export function DeliveredChoice({ product, choice }: DeliveredChoiceProps) {
  return (
    <DeliveredPrice item={itemOf(product, choice)} product={product} isFrom={!isChosen(product, choice)} />
  )
}
