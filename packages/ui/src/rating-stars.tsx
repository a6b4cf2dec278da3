// Five stars filled to a rating, with the words beside them.
import { clsx } from 'clsx'
import marks from './marks.svg?no-inline'

/** One shape in a file that is cached: a page has dozens of ratings, and every element costs layout time. */
const STARS = `${marks}#stars`

const SIZES = { sm: 'h-4', md: 'h-5', lg: 'h-7' } as const

export interface RatingStarsProps {
  /** Rating of 0 to 100, as the back end's `rating_summary`. */
  percent: number
  /** Read by screen readers instead of the stars, e.g. "Rated 4.6 of 5". */
  label: string
  /** Number of reviews or other words, shown after the stars. */
  note?: string
  size?: keyof typeof SIZES
  className?: string
}

/** Partial stars are clipped exactly. */
export function RatingStars({ percent, label, note, size = 'sm', className }: RatingStarsProps) {
  const filled = Math.min(Math.max(percent, 0), 100)
  return (
    <span className={clsx('inline-flex items-center gap-1.5', className)}>
      <svg
        viewBox="0 0 100 20"
        role="img"
        aria-label={label}
        className={clsx('w-auto shrink-0', SIZES[size])}
      >
        <use href={STARS} className="fill-birch-deep stroke-line-strong/60" />
        {filled > 0 && (
          <svg width={filled} height="20" viewBox={`0 0 ${filled} 20`}>
            <use href={STARS} className="fill-star" />
          </svg>
        )}
      </svg>
      {note !== undefined && <span className="text-sm text-ink-muted">{note}</span>}
    </span>
  )
}
