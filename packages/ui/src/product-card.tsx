// A product in a listing: picture first, a link that covers the card, and its skeleton while loading.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { PictureStrip } from './picture-strip.tsx'
import { Skeleton } from './skeleton.tsx'
import { SwatchDots, type SwatchDot } from './swatch-dots.tsx'
import { WholeWords } from './whole-words.tsx'

export interface ProductCardProps {
  href: string
  name: string
  /** 500x500 in the grid, 140x200 or square in the list; `<img>` or `<picture>` with an empty alt. */
  picture: ReactNode
  /** Another picture of it, shown under the mouse or by a swipe, and fetched by then. */
  second?: ReactNode
  /** `Badge` elements. */
  badges?: ReactNode
  /** Lie over the picture's upper edge, so that they move nothing when they come late; in the list, below the text. */
  answers?: ReactNode
  swatches?: readonly SwatchDot[]
  /** Words for the swatches, e.g. "6 colours". */
  swatchesLabel?: string
  /** `Price`. */
  price?: ReactNode
  /** `RatingStars`. */
  rating?: ReactNode
  /** One line under the name, e.g. the collection. */
  caption?: ReactNode
  /** Lies above the link in the picture's corner, e.g. the wishlist toggle. */
  corner?: ReactNode
  /** Below the colours, in the list, e.g. measures and stock. */
  details?: ReactNode
  /** Lies above the link below the text, e.g. "Add to cart"; in the list, at the end of the row where there is room. */
  actions?: ReactNode
  layout?: 'grid' | 'list'
  /** Level of the name's heading. */
  headingLevel?: 2 | 3 | 4
  /** Sold out or not salable: the picture is dimmed. */
  muted?: boolean
  className?: string
}

/** An `<article>`; the whole card follows the name's link, except `corner` and `actions`. */
export function ProductCard(props: ProductCardProps) {
  const { layout = 'grid', headingLevel = 3, swatches = [] } = props
  const Heading = `h${headingLevel}` as const
  const list = layout === 'list'
  return (
    <article
      className={clsx(
        'group relative flex min-w-0',
        list ? 'gap-4 border-b border-line py-5 sm:gap-6' : 'h-full flex-col gap-3',
        props.className,
      )}
    >
      <div
        className={clsx(
          'ui-card-picture',
          list ? 'aspect-[7/10] w-28 self-start bg-white sm:w-35' : 'aspect-square w-full bg-birch',
        )}
      >
        {props.second !== undefined ? (
          <PictureStrip
            href={props.href}
            first={props.picture}
            second={props.second}
            {...(props.muted === true && { className: 'opacity-60' })}
          />
        ) : (
          <div className={clsx('size-full', props.muted === true && 'opacity-60')}>{props.picture}</div>
        )}
        {!list && props.answers !== undefined && <div className="ui-card-answers">{props.answers}</div>}
      </div>
      {props.corner !== undefined && (
        <div className={clsx('absolute z-20', list ? 'end-0 top-4' : 'ui-card-corner')}>{props.corner}</div>
      )}
      <div
        className={clsx('flex min-w-0 flex-1 flex-col gap-1', list && props.corner !== undefined && 'pe-12')}
      >
        {props.badges !== undefined && (
          <div className={list ? 'flex flex-wrap gap-x-3' : 'ui-card-badges'}>{props.badges}</div>
        )}
        <Heading className="ui-card-name">
          <a href={props.href} className="ui-card-link">
            <WholeWords>{props.name}</WholeWords>
          </a>
        </Heading>
        {props.caption !== undefined && <p className="text-sm text-ink-muted">{props.caption}</p>}
        {props.price}
        {props.rating}
        {swatches.length > 0 && (
          <SwatchDots swatches={swatches} label={props.swatchesLabel ?? ''} className="mt-1" />
        )}
        {props.details}
        {list && props.answers !== undefined && <div className="ui-card-answers-row">{props.answers}</div>}
        {props.actions !== undefined && (
          <div
            className={clsx(
              'z-20 mt-2 self-start',
              list ? 'relative md:absolute md:end-0 md:bottom-5' : 'relative mt-auto pt-2',
            )}
          >
            {props.actions}
          </div>
        )}
      </div>
    </article>
  )
}

/** Placeholder with the card's size, so that nothing shifts when the product arrives. */
export function ProductCardSkeleton({ layout = 'grid' }: { layout?: 'grid' | 'list' }) {
  const list = layout === 'list'
  return (
    <div
      aria-hidden="true"
      className={clsx('flex', list ? 'gap-4 border-b border-line py-5 sm:gap-6' : 'flex-col gap-3')}
    >
      <Skeleton
        className={list ? 'aspect-[7/10] w-28 shrink-0 sm:w-35' : 'aspect-square w-full rounded-md'}
      />
      <div className="flex flex-1 flex-col gap-2.5 pt-1">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-3.5 w-1/2" />
      </div>
    </div>
  )
}
