// Replaces content that failed to load; also the body of the 404 and error pages.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { BunkDrawing } from './bunk-drawing.tsx'

export interface ErrorStateProps {
  /** Status as a large figure, on error pages. */
  code?: string
  title: string
  children?: ReactNode
  /** "Try again", "Home". */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** Inside a page: announced when it appears. */
  live?: boolean
  className?: string
}

/** Centred; the whole page's message with `headingLevel={1}` and a `code`. */
export function ErrorState(props: ErrorStateProps) {
  const { code, title, children, actions, headingLevel = 2, live = false, className } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div
      role={live ? 'alert' : undefined}
      className={clsx(
        'mx-auto flex max-w-form flex-col items-center gap-3 px-4 py-10 text-center',
        className,
      )}
    >
      <BunkDrawing className="mb-3" />
      {code !== undefined && (
        <p className="font-display text-4xl font-semibold tracking-display text-primary">{code}</p>
      )}
      <Heading className="text-xl">{title}</Heading>
      {children !== undefined && <div className="text-ink-muted">{children}</div>}
      {actions !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
