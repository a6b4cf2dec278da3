// Frame of one component's states on the showcase page.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'

export interface SpecimenProps {
  title: string
  /** Under one another instead of side by side. */
  stacked?: boolean
  /** No wider than a form. */
  narrow?: boolean
  children: ReactNode
}

/** A titled block with an id to link to. */
export function Specimen({ title, stacked = false, narrow = false, children }: SpecimenProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line py-8">
      <h3 id={`${id}-title`} className="mb-5 font-sans text-sm font-semibold tracking-normal text-ink-muted">
        {title}
      </h3>
      <div
        className={clsx(
          stacked ? 'flex flex-col gap-6' : 'flex flex-wrap items-center gap-4',
          narrow && 'max-w-form',
        )}
      >
        {children}
      </div>
    </section>
  )
}
