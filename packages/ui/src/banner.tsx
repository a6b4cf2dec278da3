// A picture with a message beside or below it: the home page's hero (large) and tiles (small).
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide'
import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'

export interface BannerProps {
  /** `<picture>` of 1200x600 (large) or 600x300 (small and phones). */
  picture: ReactNode
  title?: string
  /** Sanitized HTML. */
  html?: string
  /** Shown with an arrow. */
  link?: { href: string; label: string }
  size?: 'large' | 'small'
  headingLevel?: 1 | 2 | 3
  className?: string
}

const FRAME = 'group relative flex flex-col overflow-hidden rounded-lg bg-birch'
const PICTURE = 'aspect-[2/1] overflow-hidden [&_img]:size-full [&_img]:object-cover'
/** The picture is cut at its sides, mostly at the left: what it shows is at its right. */
const BESIDE =
  'lg:grid lg:grid-cols-[minmax(22rem,5fr)_8fr] lg:[&>:first-child]:relative lg:[&>:first-child]:order-last lg:[&>:first-child]:aspect-auto lg:[&>:first-child]:min-h-104 xl:[&>:first-child]:min-h-128 lg:[&_img]:absolute lg:[&_img]:inset-0 lg:[&_img]:object-[92%_50%]'

/** The text has its own ground and never lies on the picture: it is always readable, and covers nothing. */
export function Banner({
  picture,
  title,
  html,
  link,
  size = 'large',
  headingLevel = 2,
  className,
}: BannerProps) {
  const Heading = `h${headingLevel}` as const
  const isLarge = size === 'large'
  const hasWords = title !== undefined || html !== undefined || link !== undefined
  return (
    <div className={clsx(FRAME, isLarge && hasWords && BESIDE, className)}>
      <div className={clsx(PICTURE, !hasWords && 'flex-1')}>{picture}</div>
      {hasWords && (
        <div
          className={clsx(
            'flex flex-col items-start gap-3 p-5 sm:p-7',
            isLarge && 'lg:justify-center lg:gap-5 lg:p-10 xl:p-14',
          )}
        >
          {title !== undefined && (
            <Heading className={isLarge ? 'text-3xl text-balance' : 'text-xl'}>{title}</Heading>
          )}
          {html !== undefined && (
            <div className="ui-prose text-ink-muted" dangerouslySetInnerHTML={{ __html: html }} />
          )}
          {link !== undefined && (
            <ButtonLink
              href={link.href}
              variant={isLarge ? 'primary' : 'link'}
              size={isLarge ? 'lg' : 'md'}
              iconEnd={
                <Icon
                  of={ArrowRight}
                  className="transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
                />
              }
            >
              {link.label}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
