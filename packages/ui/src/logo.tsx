// The shop's logo: a bunk bed under a gable, and its name in two parts.
import { clsx } from 'clsx'

export interface LogoProps {
  /** "Loft" */
  first: string
  /** "wood" */
  second: string
  /** On dark ground. */
  inverse?: boolean
  /** The drawing alone; the name stays for screen readers. */
  markOnly?: boolean
  className?: string
}

/** Set inside a link to the home page; the text is its name. */
export function Logo({ first, second, inverse = false, markOnly = false, className }: LogoProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2 font-display text-2xl max-[22rem]:text-xl leading-none font-semibold tracking-display',
        className,
      )}
    >
      <svg
        viewBox="0 0 32 32"
        fill="none"
        aria-hidden="true"
        className={clsx(
          'h-[1.25em] w-auto shrink-0 forced-colors:text-[CanvasText]',
          inverse ? 'text-on-secondary' : 'text-primary',
        )}
      >
        <g stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round">
          <path d="M3.5 12.5 16 3.5l12.5 9M7 12.5V29M25 12.5V29M7 18h18M7 25.5h18" />
          <path d="M19.5 18v7.5M19.5 21.8H25" strokeWidth="2" />
        </g>
      </svg>
      <span className={markOnly ? 'sr-only' : 'whitespace-nowrap'}>
        <span className={inverse ? 'text-on-secondary' : 'text-primary'}>{first}</span>
        <span className={inverse ? 'text-on-secondary-muted' : 'text-secondary'}>{second}</span>
      </span>
    </span>
  )
}
