// A picture with a message: the home page's hero (1200x600) and the smaller tiles (600x300).
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

/** The text has its own background and never lies on the picture, so it is always readable. */
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
    <div className={clsx(FRAME, className)}>
      <div className={clsx(PICTURE, !hasWords && 'flex-1')}>{picture}</div>
      {hasWords && (
        <div
          className={clsx(
            'flex flex-col items-start gap-3 p-5 sm:p-7',
            isLarge &&
              'lg:absolute lg:bottom-8 lg:start-8 lg:max-w-lg lg:gap-4 lg:rounded-md lg:bg-canvas lg:p-9',
          )}
        >
          {title !== undefined && <Heading className={isLarge ? 'text-3xl' : 'text-xl'}>{title}</Heading>}
          {html !== undefined && (
            <div className="prose text-ink-muted" dangerouslySetInnerHTML={{ __html: html }} />
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
