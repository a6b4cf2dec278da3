// Beside the pictures: name, price, options, stock, quantity and the button.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { QuantityStepper } from '@loftwood/ui/quantity-stepper'
import { RatingStars } from '@loftwood/ui/rating-stars'
import Clock from 'lucide-react/icons/clock'
import Truck from 'lucide-react/icons/truck'
import { useRef } from 'react'
import { QUICK_SHIP_OPTION_ID } from '../../shared/constants.ts'
import { useFormat, useT } from '../../shared/i18n/use-t.ts'
import { RichText } from '../../shared/rich-text.tsx'
import type { ProductDetail } from '../../shared/product/product-detail.ts'
import { WishlistToggle } from '../../shared/wishlist/wishlist-toggle.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { PriceTiers } from './price-tiers.tsx'
import { ProductOptions } from './product-options.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductTools } from './product-tools.tsx'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import type { AddToCartState } from './use-add-to-cart.ts'
import type { ChoiceState } from './use-choice.ts'

/** Id of the reviews' section, to which the stars lead. */
export const REVIEWS_ID = 'reviews'

interface BuyBoxProps {
  product: ProductDetail
  choice: ChoiceState
  cart: AddToCartState
}

function Rating({ product }: { product: ProductDetail }) {
  const t = useT()
  const format = useFormat()
  if (product.review_count === 0) return null
  const stars = format.number(Math.round(product.rating_summary / 2) / 10)
  return (
    <a href={`#${REVIEWS_ID}`} className="self-start rounded-sm underline-offset-4 hover:underline">
      <RatingStars
        percent={product.rating_summary}
        label={t('product.rating', { stars })}
        note={t('product.reviewCount', { count: product.review_count })}
      />
    </a>
  )
}

/** Stock of what is chosen, and when it leaves the workshop. */
function Availability({ product, choice, cart }: BuyBoxProps) {
  const t = useT()
  const stocked = choice.variant ?? product
  const left = stocked.only_x_left_in_stock
  const isSoldOut = stocked.stock_status !== 'IN_STOCK'
  const isChosen = product.__typename !== 'ConfigurableProduct' || choice.variant !== null
  const isQuick = product.att_quick_ship === QUICK_SHIP_OPTION_ID
  return (
    <div className="flex flex-col gap-1.5 text-sm" aria-live="polite">
      {isSoldOut ? (
        <p className="font-semibold text-danger">
          {choice.variant ? t('product.variantSoldOut') : t('product.soldOut')}
        </p>
      ) : left === null ? (
        isChosen && <p className="font-semibold text-success">{t('product.inStock')}</p>
      ) : (
        <p className="font-semibold text-sale">
          {cart.refusal === 'too-many'
            ? t('product.tooMany', { count: left })
            : t('product.onlyLeft', { count: left })}
        </p>
      )}
      {(isQuick || product.order_time_frame) && (
        <p className="flex items-center gap-2">
          <Icon of={isQuick ? Truck : Clock} size="sm" className="text-success" />
          <span className="min-w-0">{product.order_time_frame ?? t('product.quickShip')}</span>
        </p>
      )}
    </div>
  )
}

/** What the button says: what is missing, that it is gone, or what it does. */
function useButtonText({ cart }: Pick<BuyBoxProps, 'cart'>): string {
  const t = useT()
  if (cart.refusal === 'sold-out') return t('product.soldOut')
  return cart.refusal === 'choose-variant' ? t('product.chooseOptions') : t('product.addToCart')
}

/** The form of the page; the sticky bar on phones repeats its price and button. */
export function BuyBox({ product, choice, cart }: BuyBoxProps) {
  const t = useT()
  const button = useRef<HTMLDivElement>(null)
  const text = useButtonText({ cart })
  const isOff = cart.refusal === 'sold-out' || cart.refusal === 'too-many'
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{product.name}</h1>
        <Rating product={product} />
      </div>
      <ProductPrice product={product} choice={choice} />
      <PriceTiers product={product} choice={choice} />
      {product.short_description && <RichText html={product.short_description.html} />}
      {product.__typename === 'ConfigurableProduct' && (
        <ProductOptions product={product} choice={choice} missing={cart.missing} />
      )}
      <ChoiceFields choice={choice} faults={cart.faults} />
      <Availability {...{ product, choice, cart }} />
      <div ref={button} className="flex flex-wrap items-stretch gap-3">
        {product.__typename !== 'GroupedProduct' && (
          <QuantityStepper
            value={choice.quantity}
            onChange={choice.setQuantity}
            label={t('product.quantity')}
            decreaseLabel={t('product.less')}
            increaseLabel={t('product.more')}
            className="h-13"
          />
        )}
        <Button
          size="lg"
          className="min-w-40 flex-1"
          disabled={isOff}
          loading={cart.isAdding}
          loadingLabel={t('product.adding')}
          onClick={cart.add}
        >
          {text}
        </Button>
        <WishlistToggle
          item={
            choice.variant?.sku
              ? { sku: choice.variant.sku, parent_sku: product.sku, quantity: 1 }
              : { sku: product.sku ?? '', quantity: 1 }
          }
          product={product}
          opensSidebar
          className="self-center"
        />
      </div>
      <ProductTools product={product} choice={choice} />
      <StickyBuyBar of={button} {...{ product, choice, cart, text, isOff }} />
    </div>
  )
}
