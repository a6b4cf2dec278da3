// Totals of a cart or an order: names left, amounts right, the sum below a line.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Skeleton } from './skeleton.tsx'

export interface SummaryRow {
  label: ReactNode
  /** Formatted amount, or words such as "Free". */
  value: ReactNode
  /** A reduction. */
  reduced?: boolean
}

export interface SummaryListProps {
  rows: readonly SummaryRow[]
  total?: SummaryRow
  /** Amounts are being computed: they turn grey, names stay. */
  loading?: boolean
  className?: string
}

function Row({ row, loading, sum = false }: { row: SummaryRow; loading: boolean; sum?: boolean }) {
  return (
    <div
      className={clsx(
        'flex items-baseline justify-between gap-6',
        sum && 'mt-1 border-t border-line pt-4 text-lg font-semibold',
      )}
    >
      <dt className={clsx('min-w-0', !sum && 'text-ink-muted')}>{row.label}</dt>
      <dd className={clsx('max-w-3/5 shrink-0 text-end tabular-nums', row.reduced === true && 'text-sale')}>
        {loading ? <Skeleton className="h-4 w-16" /> : row.value}
      </dd>
    </div>
  )
}

/** A description list. */
export function SummaryList({ rows, total, loading = false, className }: SummaryListProps) {
  return (
    <dl aria-busy={loading} className={clsx('flex flex-col gap-2.5', className)}>
      {rows.map((row, index) => (
        <Row key={index} row={row} loading={loading} />
      ))}
      {total !== undefined && <Row row={total} loading={loading} sum />}
    </dl>
  )
}
