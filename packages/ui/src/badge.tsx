// The shop's product badges, each with its own small drawn mark, and a plain tag for other words.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'

export type BadgeKind =
  | 'made_in_canada'
  | 'quick_ship'
  | 'new'
  | 'best_seller'
  | 'further_reduced'
  | 'sold_out'

const MARKS: Record<BadgeKind, ReactNode> = {
  // Maple leaf.
  made_in_canada: (
    <path
      fill="currentColor"
      d="M8 .8 6.6 3.5c-.2.3-.4.3-.7.1l-1-.5.8 4c.1.6-.3.7-.5.4L3.5 5.6l-.3 1c0 .1-.2.3-.4.2L.6 6.4l.6 2.1c.1.3.2.5-.1.6l-.8.4 3.8 3.1c.2.1.2.4.1.6l-.3 1.1 3.5-.4c.2 0 .3.1.3.3l-.2 3h.8l-.2-3c0-.2.1-.3.3-.3l3.5.4-.3-1.1c-.1-.2-.1-.5.1-.6l3.8-3.1-.8-.4c-.3-.1-.2-.3-.1-.6l.6-2.1-2.2.4c-.2 0-.4-.1-.4-.2l-.3-1-1.7 1.9c-.2.3-.6.2-.5-.4l.8-4-1 .5c-.3.2-.5.2-.7-.1z"
      transform="translate(0 -.6)"
    />
  ),
  // Van in a hurry.
  quick_ship: (
    <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M4.5 4H10v6.5H6.7M10 6.2h2.6l2.2 2.3v2h-.9M1 6h3M.5 8.3h2.8" />
      <circle cx="5.2" cy="11" r="1.4" />
      <circle cx="12.2" cy="11" r="1.4" />
    </g>
  ),
  // Sprout.
  new: (
    <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M8 14.5V8.3M8 8.6c0-2.8-1.9-4.7-5.5-4.7 0 3.3 1.9 4.9 5.5 4.7ZM8 10.4c0-2.4 1.7-4.5 5.5-4.5 0 3.1-1.9 4.7-5.5 4.5Z" />
    </g>
  ),
  // Rosette.
  best_seller: (
    <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round">
      <circle cx="8" cy="5.8" r="4.3" />
      <path d="m5.3 9.3-1 5.4L8 12.8l3.7 1.9-1-5.4" />
      <circle cx="8" cy="5.8" r="1.2" fill="currentColor" />
    </g>
  ),
  // Price tag with a falling line.
  further_reduced: (
    <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M1.5 7.3V1.8h5.5l7.3 7.3-5.4 5.4z" />
      <circle cx="4.6" cy="4.9" r=".6" fill="currentColor" />
      <path d="m7 8.6 2.6 2.6M9.8 9.2v2.2H7.6" />
    </g>
  ),
  // Empty ring.
  sold_out: (
    <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round">
      <circle cx="8" cy="8" r="6" />
      <path d="M3.9 12.1 12.1 3.9" />
    </g>
  ),
}

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

/** The drawn mark alone, decorative. */
export function BadgeMark({ kind, className }: { kind: BadgeKind; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={clsx('size-4 shrink-0', className)}>
      {MARKS[kind]}
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
