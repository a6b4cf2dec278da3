// The path to the current page as a list of links; the last entry is the page itself.
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide'
import { Icon } from './icon.tsx'
import { TextLink } from './text-link.tsx'

export interface Crumb {
  label: string
  /** Absent for the current page. */
  href?: string
}

export interface BreadcrumbsProps {
  crumbs: readonly Crumb[]
  /** Names the navigation. */
  label: string
  className?: string
}

/** A long path wraps; on phones it is one line that scrolls. */
export function Breadcrumbs({ crumbs, label, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={clsx('text-sm', className)}>
      <ol className="ui-crumbs">
        {crumbs.map((crumb, index) => (
          <li key={`${index}-${crumb.label}`} className="ui-crumb">
            {crumb.href === undefined ? (
              <span aria-current="page" className="text-ink">
                {crumb.label}
              </span>
            ) : (
              <TextLink tone="muted" href={crumb.href} className="inline-block py-1">
                {crumb.label}
              </TextLink>
            )}
            {index < crumbs.length - 1 && (
              <Icon of={ChevronRight} size="sm" className="text-ink-faint rtl:-scale-x-100" />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
