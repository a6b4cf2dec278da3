// My reviews: what the customer has written, newest first.
import { CustomerProductReviewDocument, type CustomerProductReviewQuery } from '@loftwood/graphql-types'
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Pagination } from '@loftwood/ui/pagination'
import { RatingStars } from '@loftwood/ui/rating-stars'
import { useQuery } from '../platform/data/use-query.ts'
import { paths, productPath } from '../paths.ts'
import { PAGE_SIZE } from '../platform/constants.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { Picture } from '../platform/media/picture.tsx'
import { useSignedIn } from '../platform/session/use-session.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { usePageNumber, usePaging } from '../platform/use-page-number.ts'

type Reviews = NonNullable<NonNullable<CustomerProductReviewQuery['customer']>['reviews']>
type Review = NonNullable<Reviews['items'][number]>

function ReviewRow({ review }: { review: Review }) {
  const t = useT()
  const href = useHref()
  const format = useFormat()
  const { product } = review
  const stars = format.number(Math.round(review.average_rating / 2) / 10)
  return (
    <li className="flex gap-4 border-b border-line py-5 first:pt-0">
      {product.thumbnail?.url && (
        <Picture source={product.thumbnail.url} size="galleryThumb" alt="" className="size-20 shrink-0" />
      )}
      <div className="flex min-w-0 flex-col gap-1.5">
        <a href={href(productPath(product))} className="font-medium underline-offset-4 hover:underline">
          {product.name}
        </a>
        <RatingStars percent={review.average_rating} label={t('product.rating', { stars })} />
        <h2 className="font-sans text-base tracking-normal">{review.summary}</h2>
        <p className="break-words whitespace-pre-line">{review.text}</p>
        <p className="text-sm text-ink-muted">{format.date(review.created_at)}</p>
      </div>
    </li>
  )
}

function List({ reviews }: { reviews: Reviews }) {
  const t = useT()
  const href = useHref()
  const paging = usePaging(paths.reviews)
  const items = reviews.items.filter((review) => review !== null)
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('account.noReviews')}
        headingLevel={2}
        actions={<ButtonLink href={href(paths.orders)}>{t('account.menuOrders')}</ButtonLink>}
      >
        {t('account.noReviewsDetail')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul>
        {items.map((review, index) => (
          <ReviewRow key={`${review.product.uid}-${index}`} review={review} />
        ))}
      </ul>
      <Pagination
        {...paging}
        current={reviews.page_info.current_page ?? 1}
        total={reviews.page_info.total_pages ?? 1}
        className="mt-8"
      />
    </>
  )
}

export function ReviewsScreen() {
  const currentPage = usePageNumber()
  const [{ data, error }, reload] = useQuery({
    query: CustomerProductReviewDocument,
    variables: { pageSize: PAGE_SIZE.account, currentPage },
    pause: !useSignedIn(),
    requestPolicy: 'cache-and-network',
  })
  return (
    <WhenLoaded data={data?.customer?.reviews} error={error} retry={reload}>
      {(reviews) => <List reviews={reviews} />}
    </WhenLoaded>
  )
}
