// Where the product goes into the cart: how many, what they cost together, the button and the heart.
import { QuantityStepper } from '@loftwood/ui/quantity-stepper'
import type { RefObject } from 'react'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import { useFeature } from '../../platform/use-feature.ts'
import type { ProductDetail } from '../product-detail.ts'
import { WishlistToggle } from '../../wishlist/wishlist-toggle.tsx'
import { isSoldOut, Stock } from './availability.tsx'
import { BuyButton } from './buy-button.tsx'
import { priceOf } from './product-price.tsx'
import { StockAlert } from './stock-alert.tsx'
import type { AddToCartState } from './use-add-to-cart.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'
import { wishOf } from './wish-of.ts'

const QUANTITY_ID = 'quantity'

interface BuyRowProps {
  product: ProductDetail
  choice: ChoiceState
  cart: AddToCartState
  /** Around the button, to know when it is out of sight. */
  button: RefObject<HTMLDivElement | null>
}

/** Where it says more than the price above the options: those may be many, and here it counts the quantity. */
function Total({ product, choice }: Pick<BuyRowProps, 'product' | 'choice'>) {
  const t = useT()
  const format = useFormat()
  if (isSoldOut(product) || (choice.quantity === 1 && choice.fields.length === 0)) return null
  const { final, isFrom } = priceOf({ product, choice })
  const total = { value: (final?.value ?? 0) * choice.quantity, currency: final?.currency ?? null }
  return (
    <p className="ms-auto flex shrink-0 flex-wrap items-baseline justify-end gap-x-2 text-end tabular-nums">
      <span className="text-sm text-ink-muted">{isFrom ? t('product.from') : t('product.total')}</span>
      <span className="text-xl font-semibold">{format.money(total)}</span>
    </p>
  )
}

/** What is sold out as chosen; undefined while it can be bought, and where the back end writes no mail when it is back. */
function useSoldOutSku({ product, choice }: Pick<BuyRowProps, 'product' | 'choice'>): string | undefined {
  const stocked = choice.variant ?? product
  return (useFeature('stockAlerts') && isSoldOut(stocked) && stocked.sku) || undefined
}

/** Nothing for what cannot be bought in any quantity, and for a group, whose pieces have theirs. */
function Quantity({ product, choice }: Pick<BuyRowProps, 'product' | 'choice'>) {
  const t = useT()
  if (isSoldOut(product) || product.__typename === 'GroupedProduct') return null
  return (
    <QuantityStepper
      size="lg"
      value={choice.quantity}
      onChange={choice.setQuantity}
      label={t('product.quantity')}
      problemLabel={t('cart.wholeQuantity', { min: 1 })}
      id={QUANTITY_ID}
      onProblem={(isInvalid) => choice.setInvalid(QUANTITY_ID, isInvalid)}
      decreaseLabel={t('product.less')}
      increaseLabel={t('product.more')}
    />
  )
}

/** The sticky bar repeats the button. */
export function BuyRow({ product, choice, cart, button }: BuyRowProps) {
  const soldOutSku = useSoldOutSku({ product, choice })
  return (
    <div className="flex flex-col gap-2">
      {/* Its height is there before its words are. */}
      <div className="-mt-3 flex min-h-7 items-baseline justify-between gap-4">
        <div aria-live="polite" className="text-sm">
          <Stock {...{ product, choice, cart }} />
        </div>
        <Total product={product} choice={choice} />
      </div>
      {/* In one row where a button of some width fits beside the number. */}
      <div className="flex flex-wrap items-center gap-3">
        <Quantity product={product} choice={choice} />
        <div ref={button} className="flex min-w-66 flex-1 items-center gap-3">
          {soldOutSku === undefined ? (
            <BuyButton cart={cart} size="lg" className="min-w-0 flex-1" />
          ) : (
            <StockAlert key={soldOutSku} sku={soldOutSku} />
          )}
          <WishlistToggle
            item={wishOf(product, choice)}
            product={product}
            opensSidebar
            className="shrink-0"
          />
        </div>
      </div>
    </div>
  )
}
