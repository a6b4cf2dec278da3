// Native <details>, alone or in an accordion.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide'
import { Icon } from './icon.tsx'

export interface DisclosureProps {
  title: ReactNode
  /** Of the disclosures with one name, only one is open. */
  name?: string
  open?: boolean
  /** Called on every change. */
  onToggle?: (open: boolean) => void
  className?: string
  children: ReactNode
}

/** Works without script; the title is one line of text, not a heading. */
export function Disclosure({ title, name, open, onToggle, className, children }: DisclosureProps) {
  return (
    <details
      name={name}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={clsx('ui-disclosure border-b border-line', className)}
    >
      <summary className="ui-disclosure-title">
        <span className="min-w-0">{title}</span>
        {/* Of this disclosure, not of an open one around it. */}
        <Icon of={ChevronDown} className="transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="pb-5 text-ink-muted">{children}</div>
    </details>
  )
}

/** Disclosures under one another, with a line above the first. */
export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('border-t border-line', className)}>{children}</div>
}
