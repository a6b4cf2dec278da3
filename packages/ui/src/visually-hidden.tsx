// Text for screen readers only.
import type { ReactNode } from 'react'

/** Hides its children from sight, not from assistive technology. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
