// A way on among several short ones, such as the categories below one.
import type { ReactNode } from 'react'

/** A link in the shape of a pill, large enough for a thumb. */
export function PillLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-sm font-medium whitespace-nowrap hover:border-ink hover:bg-birch"
    >
      {children}
    </a>
  )
}
