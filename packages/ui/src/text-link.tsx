// Links in running text, in lists and on dark ground.
import type { ComponentProps } from 'react'
import { clsx } from 'clsx'

const TONES = {
  inline:
    'text-primary underline decoration-1 underline-offset-4 hover:text-primary-hover hover:decoration-2',
  quiet: 'text-ink no-underline underline-offset-4 decoration-1 hover:underline aria-[current]:underline',
  muted: 'text-ink-muted no-underline underline-offset-4 decoration-1 hover:text-ink hover:underline',
  inverse: 'text-on-secondary no-underline underline-offset-4 decoration-1 hover:underline',
} as const

export interface TextLinkProps extends ComponentProps<'a'> {
  tone?: keyof typeof TONES
}

/** A plain `<a>`; `aria-current="page"` marks the present page. */
export function TextLink({ tone = 'inline', className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={clsx('rounded-sm transition-colors', TONES[tone], className)}>
      {children}
    </a>
  )
}
