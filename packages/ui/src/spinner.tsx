// Shows a wait of unknown length.
import { clsx } from 'clsx'

const SIZES = { sm: 'size-4', md: 'size-6', lg: 'size-10' } as const

export interface SpinnerProps {
  size?: keyof typeof SIZES
  /** Announced politely; leave it out where the surrounding text already says so. */
  label?: string
  className?: string
}

/** A ring in the current text colour. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  return (
    <span {...(label === undefined ? {} : { role: 'status' })} className={clsx('inline-flex', className)}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={clsx('animate-spin', SIZES[size])}>
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  )
}
