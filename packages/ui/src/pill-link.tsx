// One of several short links, such as the subcategories of a category.
import type { ReactNode } from 'react'

/** A link in the shape of a pill, large enough for a thumb. */
export function PillLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="ui-pill border-line bg-white hover:bg-birch">
      {children}
    </a>
  )
}
