// Links in running text, in lists and on dark ground.
import type { ComponentProps } from 'react'
import { clsx } from 'clsx'

const TONES = {
  inline: 'ui-link-inline',
  quiet: 'ui-link-quiet',
  muted: 'ui-link-muted',
  inverse: 'ui-link-inverse',
} as const

export interface TextLinkProps extends ComponentProps<'a'> {
  tone?: keyof typeof TONES
}

/** A plain `<a>`; `aria-current="page"` marks the current page. */
export function TextLink({ tone = 'inline', className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={clsx(TONES[tone], className)}>
      {children}
    </a>
  )
}
