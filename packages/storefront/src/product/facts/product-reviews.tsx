// Reviews to read: the average, how the stars spread, the reviews a few at a time, ordered and filtered; and the way to write
// one.
import { Button } from '@loftwood/ui/button'
import { RatingStars } from '@loftwood/ui/rating-stars'
import { ProductReviewDocument, type ProductReviewQuery } from '@loftwood/graphql-types'
import { clsx } from 'clsx'
import { Suspense, useRef, useState } from 'react'
import { useQuery } from '../../platform/data/use-query.ts'
import { useFormat, useT, useView } from '../../platform/i18n/use-t.ts'
import { lazyNamed } from '../../platform/lazy-named.ts'
import type { ProductDetail } from '../product-detail.ts'
import { REVIEWS_ID } from '../buying/buy-box.tsx'
import { reviewVariables } from '../product-variables.ts'
import { ALL_REVIEWS, languagesOf, reviewsIn, starCounts, type ReviewView } from './review-facts.ts'
import { useSeen } from '../../platform/use-in-sight.ts'
import { WriteReview } from './write-review.tsx'

const ReviewControls = lazyNamed(() => import('./review-controls.tsx'), 'ReviewControls')

const AT_ONCE = 3

type ReviewedProduct = NonNullable<NonNullable<NonNullable<ProductReviewQuery['products']>['items']>[number]>
type Review = NonNullable<NonNullable<ReviewedProduct['reviews']['items']>[number]>

function useReviews(sku: string): Review[] {
  const [{ data }] = useQuery({ query: ProductReviewDocument, variables: reviewVariables(sku) })
  const [product] = data?.products?.items ?? []
  return (product?.reviews.items ?? []).filter((review) => review !== null)
}

const METER =
  'block h-2 flex-1 overflow-hidden rounded-full bg-birch-deep [&::-moz-meter-bar]:bg-star [&::-webkit-meter-bar]:h-2 ' +
  '[&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-birch-deep ' +
  '[&::-webkit-meter-bar]:bg-none [&::-webkit-meter-optimum-value]:bg-none [&::-webkit-meter-optimum-value]:bg-star'

interface BreakdownProps {
  product: ProductDetail
  reviews: readonly Review[]
  stars: number | null
  /** A row that is pressed again shows all. */
  onStars: (stars: number | null) => void
}

function Breakdown({ product, reviews, stars: chosen, onStars }: BreakdownProps) {
  const t = useT()
  const format = useFormat()
  const stars = format.number(Math.round(product.rating_summary / 2) / 10)
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3">
        <span className="font-display text-4xl font-semibold">{stars}</span>
        <RatingStars
          size="md"
          percent={product.rating_summary}
          label={t('product.rating', { stars })}
          note={t('product.reviewCount', { count: product.review_count })}
        />
      </p>
      <ul className="-mx-2 flex flex-col text-sm">
        {starCounts(reviews).map((row) => (
          <li key={row.stars}>
            <button
              type="button"
              disabled={row.count === 0}
              aria-pressed={chosen === row.stars}
              onClick={() => onStars(chosen === row.stars ? null : row.stars)}
              className={clsx(
                'flex min-h-8 w-full items-center gap-3 rounded-sm px-2 text-start enabled:hover:bg-birch',
                chosen === row.stars && 'bg-birch font-semibold',
              )}
            >
              <span className="w-16 shrink-0">{t('product.starsRow', { stars: row.stars })}</span>
              <meter
                aria-hidden="true"
                min={0}
                max={Math.max(reviews.length, 1)}
                value={row.count}
                className={METER}
              />
              <span aria-hidden="true" className="w-6 text-end tabular-nums">
                {row.count}
              </span>
              <span className="sr-only">{t('product.reviewCount', row)}</span>
            </button>
          </li>
        ))}
      </ul>
      {reviews.some(({ average_rating: percent }) => percent % 20 !== 0) && (
        <p className="-mt-2 text-sm text-ink-muted">{t('product.starsRounded')}</p>
      )}
    </div>
  )
}

/** Names its language where that is not the page's. */
function ReviewItem({ review }: { review: Review }) {
  const t = useT()
  // A back end that lacks the field answers without it.
  const language = review.language ?? null
  const { language: own } = useView()
  const isForeign = language !== null && language !== own
  const format = useFormat()
  const stars = format.number(Math.round(review.average_rating / 2) / 10)
  return (
    <li className="border-b border-line py-5 first:pt-0">
      <RatingStars percent={review.average_rating} label={t('product.rating', { stars })} />
      <div lang={isForeign ? language : undefined}>
        <h3 className="mt-1.5 font-sans text-base font-semibold tracking-normal">{review.summary}</h3>
        <p className="mt-1 text-pretty">{review.text}</p>
      </div>
      <p className="mt-2 text-sm text-ink-muted">
        {t('product.reviewBy', { name: review.nickname, date: format.date(review.created_at) })}
        {isForeign && ` · ${t('review.inLanguage', { language })}`}
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

/** A few at a time; another order or filter begins anew. */
function ReviewList({ reviews, onAll }: { reviews: readonly Review[]; onAll: () => void }) {
  const t = useT()
  const [shown, setShown] = useState(AT_ONCE)
  if (reviews.length === 0)
    return (
      <p className="py-5 text-ink-muted">
        {t('review.noneLikeThat')}{' '}
        <Button variant="link" size="sm" onClick={onAll}>
          {t('review.showAll')}
        </Button>
      </p>
    )
  return (
    <>
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
    </>
  )
}

function Controls({ reviews, view, onChange }: ReviewsViewed) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const isNeeded = useSeen(box)
  const count = reviewsIn(reviews, view).length
  return (
    <div ref={box} className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-muted max-sm:sr-only" aria-live="polite">
        {t('product.reviewCount', { count })}
      </p>
      <div className="flex flex-wrap gap-3">
        {isNeeded && (
          <Suspense fallback={null}>
            <ReviewControls view={view} languages={languagesOf(reviews)} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

interface ReviewsViewed {
  reviews: readonly Review[]
  view: ReviewView
  onChange: (view: ReviewView) => void
}

function Reviews({ product, reviews }: { product: ProductDetail; reviews: readonly Review[] }) {
  const [view, setView] = useState(ALL_REVIEWS)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
      <Breakdown
        {...{ product, reviews }}
        stars={view.stars}
        onStars={(stars) => setView({ ...view, stars })}
      />
      <div>
        {reviews.length > 1 && <Controls {...{ reviews, view }} onChange={setView} />}
        <ReviewList
          key={JSON.stringify(view)}
          reviews={reviewsIn(reviews, view)}
          onAll={() => setView(ALL_REVIEWS)}
        />
      </div>
    </div>
  )
}

/** The section to which the stars under the name lead. */
export function ProductReviews({ product }: { product: ProductDetail }) {
  const t = useT()
  const reviews = useReviews(product.sku ?? '')
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
        <Reviews product={product} reviews={reviews} />
      )}
    </section>
  )
}
