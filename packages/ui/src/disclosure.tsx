// Native <details>, alone or in an accordion.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide'
import { Icon } from './icon.tsx'

export interface DisclosureProps {
  title: ReactNode
  /** Makes the title a heading of that level, with an id that a region can be named by. */
  heading?: { level: 2 | 3; id?: string }
  /** Of the disclosures with one name, only one is open. */
  name?: string
  open?: boolean
  /** Called on every change. */
  onToggle?: (open: boolean) => void
  className?: string
  children: ReactNode
}

function Title({ title, heading }: Pick<DisclosureProps, 'title' | 'heading'>) {
  if (!heading) return <span className="min-w-0">{title}</span>
  const Heading = `h${heading.level}` as const
  return (
    <Heading id={heading.id} className="min-w-0 font-sans text-base font-semibold tracking-normal">
      {title}
    </Heading>
  )
}

/** Works without script. */
export function Disclosure({ title, heading, name, open, onToggle, className, children }: DisclosureProps) {
  return (
    <details
      name={name}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={clsx('ui-disclosure border-b border-line', className)}
    >
      <summary className="ui-disclosure-title">
        <Title {...{ title, heading }} />
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
