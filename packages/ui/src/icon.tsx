// One way to draw a lucide icon: sized by class, decorative unless it has a label.
// Icons are imported one by one (`lucide-react/icons/truck`), so only those used are shipped.
import type { LucideIcon } from 'lucide-react/types'
import { clsx } from 'clsx'

/** `icon` itself is the middle one. */
const SIZES = { sm: 'size-4', md: '', lg: 'size-6', xl: 'size-8' } as const

export interface IconProps {
  of: LucideIcon
  size?: keyof typeof SIZES
  /** Text for screen readers; without it the icon is hidden from them. */
  label?: string
  className?: string
}

/** A stroked icon in the colour of its text. */
export function Icon({ of: Drawing, size = 'md', label, className }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Drawing
      {...meaning}
      focusable="false"
      strokeWidth={1.75}
      className={clsx('icon', SIZES[size], className)}
    />
  )
}
