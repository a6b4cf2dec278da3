// The price of what is chosen; of a product with nothing chosen, where its prices begin.
import { Price } from '@loftwood/ui/price'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import { leftOutOf } from '../choosing/load-choice-fields.ts'
import { LoyaltyCredit } from './loyalty-credit.tsx'
import { MonthlyPrice } from './monthly-price.tsx'
import type { ProductDetail } from '../product-detail.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'

interface ProductPriceProps {
  product: ProductDetail
  choice: Pick<ChoiceState, 'price' | 'money' | 'fields' | 'answers' | 'counts'>
}

/** Final and regular price of what is chosen, else of the cheapest that can be. */
export function priceOf({ product, choice }: ProductPriceProps) {
  const lowest = product.price_range.minimum_price
  const highest = product.price_range.maximum_price
  const shown = choice.price
  return {
    final: shown ? choice.money(shown.final) : lowest?.final_price,
    regular: shown ? choice.money(shown.regular) : lowest?.regular_price,
    /** More than one price is possible yet. */
    isFrom: !shown && lowest?.final_price.value !== highest?.final_price.value,
  }
}

/** With what is saved, and the loyalty credit where the shop gives one. */
export function ProductPrice(props: ProductPriceProps) {
  const t = useT()
  const format = useFormat()
  const { final, regular, isFrom } = priceOf(props)
  const saved = (regular?.value ?? 0) - (final?.value ?? 0)
  const currency = final?.currency ?? null
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1" aria-live="polite">
      <Price
        size="lg"
        final={format.money(final)}
        finalLabel={saved > 0 ? t('product.salePrice') : t('product.price')}
        regularLabel={t('product.regularPrice')}
        {...(isFrom ? { prefix: t('product.from') } : {})}
        {...(saved > 0
          ? {
              regular: format.money(regular),
              note: t('product.save', { amount: format.money({ value: saved, currency }) }),
            }
          : {})}
      />
      {leftOutOf({ choice: props.choice })}
      <MonthlyPrice price={final?.value ?? 0} currency={currency} />
      <LoyaltyCredit {...props} final={final?.value ?? 0} />
    </div>
  )
}
