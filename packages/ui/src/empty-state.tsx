// Replaces an empty list: says what is missing and what to do about it.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { BunkDrawing } from './bunk-drawing.tsx'

export interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** Buttons or links. */
  actions?: ReactNode
  /** Replaces the default drawing; null for none. */
  drawing?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}

/** Centred; announces nothing by itself. */
export function EmptyState({
  title,
  children,
  actions,
  drawing,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={clsx(
        'mx-auto flex max-w-form flex-col items-center gap-3 px-4 py-10 text-center',
        className,
      )}
    >
      {drawing === undefined ? <BunkDrawing empty className="mb-3" /> : drawing}
      <Heading className="text-xl">{title}</Heading>
      {children !== undefined && <div className="text-ink-muted">{children}</div>}
      {actions !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
