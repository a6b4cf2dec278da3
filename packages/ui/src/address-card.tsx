// An address in a frame, with what can be done to it.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'

export interface AddressCardProps {
  title?: string
  /** Lines in the order of the country; empty ones are left out. */
  lines: readonly string[]
  /** `Tag` elements, e.g. "Default shipping address". */
  tags?: ReactNode
  /** Buttons or links. */
  actions?: ReactNode
  selected?: boolean
  className?: string
}

/** As high as its row of cards; actions stay at the bottom. */
export function AddressCard({ title, lines, tags, actions, selected = false, className }: AddressCardProps) {
  return (
    <div
      className={clsx(
        'flex h-full min-w-0 flex-col gap-3 rounded-md border bg-white p-5',
        selected ? 'border-primary ring-1 ring-primary' : 'border-line',
        className,
      )}
    >
      {title !== undefined && <h3 className="font-sans text-base tracking-normal">{title}</h3>}
      {tags !== undefined && <div className="flex flex-wrap gap-1.5">{tags}</div>}
      <address className="text-ink-muted not-italic">
        {lines
          .filter((line) => line.trim() !== '')
          .map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
      </address>
      {actions !== undefined && (
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 pt-1 text-sm">{actions}</div>
      )}
    </div>
  )
}
