// Beside the pictures: price and day, options, stock, quantity and the button, and what is promised with it.
import type { RefObject } from 'react'
import { RatingStars } from '@loftwood/ui/rating-stars'
import { DownloadNote } from '../../cart/download-note.tsx'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import type { ExpressButtons, ProductPurchase } from '../../cart/express-purchase.ts'
import { RichText } from '../../platform/rich-text.tsx'
import type { ProductDetail } from '../product-detail.ts'
import { LeadTime } from './availability.tsx'
import { BuyRow } from './buy-row.tsx'
import { DeliveredSlot } from './delivered-slot.tsx'
import { choiceFields } from '../choosing/load-choice-fields.ts'
import { ProductBadgeList } from '../card/product-badge-list.tsx'
import { OrderWithoutScript } from './order-without-script.tsx'
import { ProductOptions } from '../choosing/product-options.tsx'
import { priceOf, ProductPrice } from './product-price.tsx'
import type { AddToCartState } from './use-add-to-cart.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'
import { seenSection } from '../seen-section.tsx'

const loadBelow = () => import('./below-button.tsx')
const BelowButton = seenSection(loadBelow, 'BelowButton', {
  onServer: import.meta.env.SSR ? (await loadBelow()).BelowButton : undefined,
  hasLaterTexts: false,
})

/** What may not be shipped: it is taxed where the bill goes, which a wallet says too late, and downloads need an account. */
const NEVER: ReadonlySet<string> = new Set(['VirtualProduct', 'DownloadableProduct', 'GiftCardProduct'])

/** Known before anything is chosen, so that the place of the buttons is there from the start, or never. */
const canBuyNow = ({ __typename, stock_status }: ProductDetail): boolean =>
  !NEVER.has(__typename) && stock_status === 'IN_STOCK'

interface Chosen {
  product: ProductDetail
  choice: ChoiceState
  cart: AddToCartState
}

function purchaseOf({ product, choice, cart }: Chosen): ProductPurchase {
  const { final } = priceOf({ product, choice })
  return {
    items: cart.check,
    amount: final ? { value: (final.value ?? 0) * choice.quantity, currency: final.currency } : null,
  }
}

interface PriceTiersProps {
  product: ProductDetail
  choice: Pick<ChoiceState, 'price'>
}

/** Nothing without tiers, nor for tiers that save nothing. */
function PriceTiers({ product, choice }: PriceTiersProps) {
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

/** Above the pictures on phones, beside them elsewhere. */
export function ProductHead({ product }: { product: ProductDetail }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <h1 className="text-3xl">{product.name}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 empty:hidden">
        <Rating product={product} />
        <ProductBadgeList product={product} />
      </div>
    </div>
  )
}

/** The form of the page. */
export function BuyBox({ product, choice, cart, button, express: Express }: BuyBoxProps) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ProductPrice product={product} choice={choice} />
      <PriceTiers product={product} choice={choice} />
      <div className="flex flex-col gap-1 text-sm empty:hidden">
        <LeadTime {...{ product, choice }} />
        <DeliveredSlot {...{ product, choice }} />
      </div>
      {product.short_description?.html && <RichText html={product.short_description.html} />}
      <div className="contents noscript:hidden">
        {product.__typename === 'ConfigurableProduct' && (
          <ProductOptions product={product} choice={choice} missing={cart.missing} />
        )}
        {choiceFields({ choice, problems: cart.problems })}
        {product.__typename === 'DownloadableProduct' && <DownloadNote />}
        <BuyRow {...{ product, choice, cart, button }} />
        {Express && canBuyNow(product) && (
          <Express purchase={{ product: purchaseOf({ product, choice, cart }) }} />
        )}
      </div>
      {/* A browser that runs this reads no <noscript>, so its content is for the server alone. */}
      {import.meta.env.SSR ? <OrderWithoutScript product={product} /> : <noscript />}
      <BelowButton {...{ product, choice }} />
    </div>
  )
}
