// A product of a list as a card: picture, badges, name, price, rating and its colours.
import { Badge } from '@loftwood/ui/badge'
import { ProductCard } from '@loftwood/ui/product-card'
import { RatingStars } from '@loftwood/ui/rating-stars'
import { type ReactNode, Suspense } from 'react'
import type { SwatchDot } from '@loftwood/ui/swatch-dots'
import type { ProductListItemFragment, WishlistItemInput } from '@loftwood/graphql-types'
import { useAtomValue } from 'jotai'
import { productPath } from '../../paths.ts'
import { useFormat, useHref, useT } from '../../platform/i18n/use-t.ts'
import { Picture } from '../../platform/media/picture.tsx'
import { WishlistToggle } from '../../wishlist/wishlist-toggle.tsx'
import { swatchLook } from '../choosing/swatches.ts'
import { secondPicture } from './card-pictures.ts'
import { productBadges } from './product-badges.ts'
import { TilePrice } from './tile-price.tsx'
import { hasHomeAtom } from '../../fit/my-home/has-home.ts'
import { lazyNamed } from '../../platform/lazy-named.ts'

/** The place of answers on a card, empty until the shopper has typed something of the home. */
const TileAnswers = lazyNamed(() => import('./tile-answers.tsx'), 'TileAnswers')

function TileAnswersSlot({ product }: { product: ProductListItemFragment }) {
  return (
    useAtomValue(hasHomeAtom) && (
      <Suspense fallback={null}>
        <TileAnswers product={product} />
      </Suspense>
    )
  )
}

interface ProductTileProps {
  product: ProductListItemFragment
  layout?: 'grid' | 'list'
  headingLevel?: 2 | 3
  /** In the first screen: its picture loads at once. */
  eager?: boolean
  /** What its heart puts on the wishlist; null for no heart, the product as it is unless said. */
  wish?: WishlistItemInput | null
  /** Filters of the list that it stands in. */
  filters?: readonly string[]
  /** Below the words, in a list: what it measures, its stock and the way into the cart. */
  details?: ReactNode
  actions?: ReactNode
}

/** More would be louder than the name. */
const MAX_BADGES = 2

/** Which of its sizes a picture comes in. */
const PICTURES = {
  grid: { size: 'card', sizes: '(min-width: 80rem) 19rem, (min-width: 48rem) 33vw, calc(50vw - 1.5rem)' },
  list: { size: 'cardHorizontal' },
} as const

function swatchesOf(product: ProductListItemFragment): SwatchDot[] {
  if (product.__typename !== 'ConfigurableProduct') return []
  const dots = (product.configurable_options ?? []).map((option) =>
    (option?.values ?? []).flatMap((value) => {
      const look = swatchLook(value?.swatch_data)
      return look && 'color' in look ? [{ color: look.color, label: value?.label ?? '' }] : []
    }),
  )
  return dots.find((colors) => colors.length > 0) ?? []
}

function TileRating({ product }: Pick<ProductTileProps, 'product'>) {
  const t = useT()
  const format = useFormat()
  const stars = format.number(Math.round(product.rating_summary / 2) / 10)
  return (
    <RatingStars
      percent={product.rating_summary}
      label={t('product.rating', { stars })}
      note={`(${product.review_count})`}
    />
  )
}

function TileBadges({ product, filters = [] }: Pick<ProductTileProps, 'product' | 'filters'>) {
  const t = useT()
  const isSoldOut = product.stock_status !== 'IN_STOCK'
  return (
    <>
      {isSoldOut && <Badge kind="sold_out" label={t('product.soldOut')} />}
      {productBadges(product, filters)
        .slice(0, MAX_BADGES)
        .map((badge) => (
          <Badge key={badge.kind} kind={badge.kind} label={t(badge.label)} />
        ))}
    </>
  )
}

/** The whole card is a link to the product. */
export function ProductTile({
  product,
  layout = 'grid',
  headingLevel = 3,
  eager = false,
  wish = product.sku ? { sku: product.sku, quantity: 1 } : null,
  filters = [],
  details,
  actions,
}: ProductTileProps) {
  const t = useT()
  const href = useHref()
  const swatches = swatchesOf(product)
  const source = product.thumbnail?.url
  const second = source && layout === 'grid' ? secondPicture(product) : undefined
  const picture = (url: string | null | undefined) => (
    <Picture source={url} alt="" {...PICTURES[layout]} eager={eager && url === source} />
  )
  return (
    <ProductCard
      layout={layout}
      headingLevel={headingLevel}
      href={href(productPath(product))}
      name={product.name ?? ''}
      picture={picture(source)}
      {...(second !== undefined && { second: picture(second) })}
      badges={<TileBadges {...{ product, filters }} />}
      answers={<TileAnswersSlot product={product} />}
      price={<TilePrice product={product} />}
      {...(product.review_count > 0 ? { rating: <TileRating product={product} /> } : {})}
      swatches={swatches}
      details={details}
      actions={actions}
      swatchesLabel={t('product.colours', { count: swatches.length })}
      {...(wish ? { corner: <WishlistToggle item={wish} product={product} /> } : {})}
      muted={product.stock_status !== 'IN_STOCK'}
    />
  )
}
