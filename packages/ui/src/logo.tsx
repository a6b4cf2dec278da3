// The shop's sign: a bunk bed between two posts, and its name in two parts.
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
        'inline-flex items-center gap-2 font-display text-2xl leading-none tracking-display',
        className,
      )}
    >
      <svg
        viewBox="0 0 32 32"
        fill="none"
        aria-hidden="true"
        className={clsx('h-[1.25em] w-auto shrink-0', inverse ? 'text-on-secondary' : 'text-primary')}
      >
        <g stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
          <path d="M4 5v24M28 5v24M4 14h24M4 25h24" />
          <path d="M21.5 14v11M21.5 17.6H28M21.5 21.3H28" strokeWidth="1.8" />
        </g>
        <rect x="6.5" y="9.2" width="8" height="3.6" rx="1.6" fill="currentColor" />
        <rect x="6.5" y="20.2" width="8" height="3.6" rx="1.6" fill="currentColor" />
      </svg>
      <span className={markOnly ? 'sr-only' : 'whitespace-nowrap'}>
        <span className={clsx('font-bold', inverse ? 'text-on-secondary' : 'text-primary')}>{first}</span>
        <span className={clsx('font-normal', inverse ? 'text-on-secondary-muted' : 'text-secondary')}>
          {second}
        </span>
      </span>
    </span>
  )
}
