// Beside the pictures: name, price, options, stock, quantity and the button.
import type { RefObject } from 'react'
import { RatingStars } from '@loftwood/ui/rating-stars'
import { DownloadNote } from '../cart/download-note.tsx'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import type { ExpressButtons } from '../cart/express-purchase.ts'
import { RichText } from '../platform/rich-text.tsx'
import type { ProductDetail } from './product-detail.ts'
import { Availability } from './availability.tsx'
import { BuyRow } from './buy-row.tsx'
import { canBuyNow, purchaseOf } from './purchase-of.ts'
import { DeliveredSlot } from './delivered-slot.tsx'
import { choiceFields } from './load-choice-fields.ts'
import { ProductBadgeList } from './product-badge-list.tsx'
import { PriceTiers } from './price-tiers.tsx'
import { OrderWithoutScript } from './order-without-script.tsx'
import { ProductOptions } from './product-options.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductSamples } from './product-samples.tsx'
import { ProductTools } from './product-tools.tsx'
import type { AddToCartState } from './use-add-to-cart.ts'
import type { ChoiceState } from './use-choice.ts'

/** Id of the reviews' section, to which the stars lead. */
export const REVIEWS_ID = 'reviews'

interface BuyBoxProps {
  product: ProductDetail
  choice: ChoiceState
  cart: AddToCartState
  /** Around the button, to know when it is out of sight. */
  button: RefObject<HTMLDivElement | null>
  express: ExpressButtons | undefined
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

/** The form of the page. */
export function BuyBox({ product, choice, cart, button, express: Express }: BuyBoxProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-col gap-2">
        <ProductBadgeList product={product} place="line" />
        <h1 className="text-3xl">{product.name}</h1>
        <Rating product={product} />
      </div>
      <ProductPrice product={product} choice={choice} />
      <PriceTiers product={product} choice={choice} />
      <DeliveredSlot product={product} choice={choice} />
      {product.short_description?.html && <RichText html={product.short_description.html} />}
      <div className="contents noscript:hidden">
        {product.__typename === 'ConfigurableProduct' && (
          <ProductOptions product={product} choice={choice} missing={cart.missing} />
        )}
        {choiceFields({ choice, faults: cart.faults })}
        <Availability {...{ product, choice, cart }} />
        {product.__typename === 'DownloadableProduct' && <DownloadNote />}
        <BuyRow {...{ product, choice, cart, button }} />
        {Express && canBuyNow(product) && (
          <Express purchase={{ product: purchaseOf({ product, choice, cart }) }} />
        )}
      </div>
      {/* A browser that runs this reads no <noscript>, so its content is for the server alone. */}
      {import.meta.env.SSR ? <OrderWithoutScript product={product} /> : <noscript />}
      <ProductSamples product={product} />
      <ProductTools product={product} choice={choice} />
    </div>
  )
}
