// Reviews to read: the average, how the stars spread, the reviews a few at a time; and the way to write one.
import { Button } from '@loftwood/ui/button'
import { RatingStars } from '@loftwood/ui/rating-stars'
import { ProductReviewDocument, type ProductReviewQuery } from '@loftwood/graphql-types'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import type { ProductDetail } from './product-detail.ts'
import { REVIEWS_ID } from './buy-box.tsx'
import { reviewVariables } from './product-variables.ts'
import { starCounts } from './review-facts.ts'
import { WriteReview } from './write-review.tsx'

const AT_ONCE = 5

type ReviewedProduct = NonNullable<NonNullable<NonNullable<ProductReviewQuery['products']>['items']>[number]>
type Review = NonNullable<NonNullable<ReviewedProduct['reviews']['items']>[number]>

function useReviews(sku: string): Review[] {
  const [{ data }] = useQuery({ query: ProductReviewDocument, variables: reviewVariables(sku) })
  const [product] = data?.products?.items ?? []
  return (product?.reviews.items ?? []).filter((review) => review !== null)
}

function Breakdown({ product, reviews }: { product: ProductDetail; reviews: readonly Review[] }) {
  const t = useT()
  const format = useFormat()
  const stars = format.number(Math.round(product.rating_summary / 2) / 10)
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3">
        <span className="font-display text-4xl">{stars}</span>
        <RatingStars
          size="md"
          percent={product.rating_summary}
          label={t('product.rating', { stars })}
          note={t('product.reviewCount', { count: product.review_count })}
        />
      </p>
      <ul className="flex flex-col gap-1.5 text-sm">
        {starCounts(reviews).map((row) => (
          <li key={row.stars} className="flex items-center gap-3">
            <span aria-hidden="true" className="w-16 shrink-0">
              {t('product.starsRow', { stars: row.stars })}
            </span>
            <meter
              min={0}
              max={Math.max(reviews.length, 1)}
              value={row.count}
              aria-label={t('product.starsCount', row)}
              className="block h-2 flex-1 overflow-hidden rounded-full bg-birch-deep [&::-moz-meter-bar]:bg-star [&::-webkit-meter-bar]:h-2 [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-birch-deep [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-optimum-value]:bg-none [&::-webkit-meter-optimum-value]:bg-star"
            />
            <span aria-hidden="true" className="w-6 text-end tabular-nums">
              {row.count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ReviewItem({ review }: { review: Review }) {
  const t = useT()
  const format = useFormat()
  const stars = format.number(Math.round(review.average_rating / 2) / 10)
  return (
    <li className="border-b border-line py-5 first:pt-0">
      <RatingStars percent={review.average_rating} label={t('product.rating', { stars })} />
      <h3 className="mt-1.5 font-sans text-base font-semibold tracking-normal">{review.summary}</h3>
      <p className="mt-1 text-pretty">{review.text}</p>
      <p className="mt-2 text-sm text-ink-muted">
        {t('product.reviewBy', { name: review.nickname, date: format.date(review.created_at) })}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
        {review.ratings_breakdown.map((rating) => (
          <span key={rating?.name}>
            {t('common.labelled', { label: rating?.name ?? '', text: `${rating?.value}/5` })}
          </span>
        ))}
      </p>
    </li>
  )
}

/** The section to which the stars under the name lead. */
export function ProductReviews({ product }: { product: ProductDetail }) {
  const t = useT()
  const reviews = useReviews(product.sku ?? '')
  const [shown, setShown] = useState(AT_ONCE)
  return (
    <section id={REVIEWS_ID} aria-labelledby="reviews-title" className="scroll-mt-28">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="reviews-title" className="text-2xl">
          {t('product.reviews')}
        </h2>
        <WriteReview product={product} />
      </div>
      {reviews.length === 0 ? (
        <p className="text-ink-muted">{t('product.noReviews')}</p>
      ) : (
        <div className="grid items-start gap-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
          <Breakdown product={product} reviews={reviews} />
          <div>
            <ul>
              {reviews.slice(0, shown).map((review) => (
                <ReviewItem key={`${review.nickname}-${review.created_at}`} review={review} />
              ))}
            </ul>
            {shown < reviews.length && (
              <Button variant="secondary" className="mt-6" onClick={() => setShown(shown + AT_ONCE)}>
                {t('product.moreReviews')}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  )
}
