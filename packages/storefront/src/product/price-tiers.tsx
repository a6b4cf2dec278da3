// What one piece costs when several are bought.
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import type { ProductDetail } from './product-detail.ts'
import type { ChoiceState } from './use-choice.ts'

interface PriceTiersProps {
  product: ProductDetail
  choice: Pick<ChoiceState, 'price'>
}

/** Nothing without tiers, nor for tiers that save nothing. */
export function PriceTiers({ product, choice }: PriceTiersProps) {
  const t = useT()
  const format = useFormat()
  const one = choice.price?.final ?? product.price_range.minimum_price?.final_price.value ?? 0
  const tiers = (product.price_tiers ?? []).filter((tier) => (tier?.final_price?.value ?? one) < one)
  if (tiers.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 rounded-md bg-birch px-4 py-3 text-sm">
      {tiers.map((tier) => (
        <li key={tier?.quantity}>
          {t('product.tier', { count: tier?.quantity ?? 0, price: format.money(tier?.final_price) })}
        </li>
      ))}
    </ul>
  )
}
