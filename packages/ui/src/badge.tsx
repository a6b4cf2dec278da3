// The shop's product badges, each with its own small drawn mark, and a plain tag for other words.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import marks from './marks.svg?no-inline'

export type BadgeKind =
  | 'made_in_canada'
  | 'quick_ship'
  | 'new'
  | 'best_seller'
  | 'further_reduced'
  | 'sold_out'

/** Only the mark has a colour: words in six colours would be louder than the name below them. */
const COLOURS: Record<BadgeKind, string> = {
  made_in_canada: 'text-danger',
  quick_ship: 'text-secondary',
  new: 'text-success',
  best_seller: 'text-primary',
  further_reduced: 'text-sale',
  sold_out: 'text-ink',
}

export interface BadgeProps {
  kind: BadgeKind
  /** The text, in the shopper's language. */
  label: string
  className?: string
}

/** The drawn mark alone, decorative. Its shapes are a file that is cached: in each page they were half a kilobyte. */
export function BadgeMark({ kind, className }: { kind: BadgeKind; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={clsx('size-4 shrink-0', className)}>
      <use href={`${marks}#${kind}`} />
    </svg>
  )
}

/** One of the six product badges. */
export function Badge({ kind, label, className }: BadgeProps) {
  return (
    <span className={clsx('ui-badge-quiet', className)}>
      <BadgeMark kind={kind} className={COLOURS[kind]} />
      <span className="min-w-0 truncate">{label}</span>
    </span>
  )
}

const TONES = {
  neutral: 'bg-birch text-ink-muted border-birch-deep',
  success: 'bg-success-soft text-success border-success-soft',
  warning: 'bg-warning-soft text-warning border-warning-soft',
  danger: 'bg-danger-soft text-danger border-danger-soft',
  info: 'bg-info-soft text-info border-info-soft',
} as const

export interface TagProps {
  tone?: keyof typeof TONES
  children: ReactNode
  className?: string
}

/** A small label for states such as an order's or the stock's. */
export function Tag({ tone = 'neutral', children, className }: TagProps) {
  return <span className={clsx('ui-badge', TONES[tone], className)}>{children}</span>
}
