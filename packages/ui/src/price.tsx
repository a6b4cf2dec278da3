// Final price, and the regular one struck through when it was higher. The caller formats the strings.
import { clsx } from 'clsx'

const SIZES = {
  sm: { final: 'text-base', regular: 'text-xs' },
  md: { final: 'text-lg', regular: 'text-sm' },
  lg: { final: 'text-2xl font-display tracking-display', regular: 'text-lg' },
} as const

export interface PriceProps {
  /** Formatted final price. */
  final: string
  /** Formatted regular price; only when it differs from the final one. */
  regular?: string
  /** Read before the prices by screen readers, e.g. "Sale price" and "Regular price". */
  finalLabel: string
  regularLabel?: string
  /** Words before the price, e.g. "From". */
  prefix?: string
  /** Words after it, e.g. what is saved. */
  note?: string
  size?: keyof typeof SIZES
  className?: string
}

/** Final price first, so that it is read first. */
export function Price(props: PriceProps) {
  const { final, regular, finalLabel, regularLabel, prefix, note, size = 'md', className } = props
  const reduced = regular !== undefined && regular !== final
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      {prefix !== undefined && <span className="text-sm text-ink-muted">{prefix}</span>}
      <span className={clsx('font-semibold', SIZES[size].final, reduced ? 'text-sale' : 'text-ink')}>
        <span className="sr-only">{finalLabel} </span>
        {final}
      </span>
      {reduced && (
        <span className={clsx('text-ink-muted', SIZES[size].regular)}>
          <span className="sr-only">{regularLabel} </span>
          <s className="decoration-1">{regular}</s>
        </span>
      )}
      {note !== undefined && <span className="text-sm font-medium text-sale">{note}</span>}
    </p>
  )
}
