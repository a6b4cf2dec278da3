// Links to the pages of a listing, with gaps where there are many.
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide'
import type { IconNode } from 'lucide'
import { Icon } from './icon.tsx'

/** Page numbers to show, `null` for a gap: first, last, and the current one with its neighbours; at most seven. */
export function pageNumbers(current: number, total: number): readonly (number | null)[] {
  if (total <= 7) return Array.from({ length: Math.max(total, 0) }, (_, index) => index + 1)
  const from = Math.min(Math.max(current - 1, 3), total - 4)
  const start = current <= 4 ? [1, 2, 3, 4, 5] : null
  const end = current >= total - 3 ? [total - 4, total - 3, total - 2, total - 1, total] : null
  if (start !== null) return [...start, null, total]
  if (end !== null) return [1, null, ...end]
  return [1, null, from, from + 1, from + 2, null, total]
}

export interface PaginationProps {
  current: number
  total: number
  /** Address of a page. */
  hrefOf: (page: number) => string
  /** Names the navigation. */
  label: string
  previousLabel: string
  nextLabel: string
  /** Accessible name of one page, e.g. "Page 3". */
  pageLabel: (page: number) => string
  className?: string
}

const CELL =
  'inline-flex size-11 items-center justify-center rounded-md border tabular-nums transition-colors'

interface StepProps {
  href: string | undefined
  label: string
  icon: IconNode
  rel: string
}

function Step({ href, label, icon, rel }: StepProps) {
  const drawing = <Icon of={icon} label={label} className="rtl:-scale-x-100" />
  if (href === undefined) {
    return (
      <span aria-hidden="true" className={clsx(CELL, 'border-transparent text-ink-faint/50')}>
        {drawing}
      </span>
    )
  }
  return (
    <a href={href} rel={rel} className={clsx(CELL, 'border-transparent hover:bg-birch')}>
      {drawing}
    </a>
  )
}

/** Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { current, total, hrefOf, label, previousLabel, nextLabel, pageLabel, className } = props
  if (total <= 1) return null
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
        <li>
          <Step
            href={current > 1 ? hrefOf(current - 1) : undefined}
            label={previousLabel}
            icon={ChevronLeft}
            rel="prev"
          />
        </li>
        {pageNumbers(current, total).map((page, index) => (
          <li
            key={page ?? `gap-${index}`}
            className={clsx(page !== null && page !== current && total > 5 && 'max-xs:hidden')}
          >
            {page === null ? (
              <span className="inline-flex w-5 justify-center text-ink-muted sm:w-8">…</span>
            ) : (
              <a
                href={hrefOf(page)}
                aria-label={pageLabel(page)}
                aria-current={page === current ? 'page' : undefined}
                className={clsx(
                  CELL,
                  'max-sm:size-9',
                  page === current ? 'border-ink font-semibold' : 'border-transparent hover:bg-birch',
                )}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        <li>
          <Step
            href={current < total ? hrefOf(current + 1) : undefined}
            label={nextLabel}
            icon={ChevronRight}
            rel="next"
          />
        </li>
      </ul>
    </nav>
  )
}
