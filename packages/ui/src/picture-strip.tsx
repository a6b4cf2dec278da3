// Two pictures of one product in one box: the second shows under the mouse, and is swiped to on touch screens.
import { useRef, useState, type ReactNode } from 'react'
import { clsx } from 'clsx'

export interface PictureStripProps {
  /** Target of a click. The card has the same link with a name, so this one is hidden from assistive technology. */
  href: string
  /** `<img>` with an empty alt, as the other. */
  first: ReactNode
  /** Loaded on hover or touch. */
  second: ReactNode
  className?: string
}

/** Fills its box. */
export function PictureStrip({ href, first, second, className }: PictureStripProps) {
  const strip = useRef<HTMLAnchorElement>(null)
  const [isNear, setNear] = useState(false)
  const [isSecond, setSecond] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const show = (index: 0 | 1) => strip.current?.scrollTo({ left: index * strip.current.clientWidth })
  return (
    <>
      <a
        ref={strip}
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        onPointerEnter={({ pointerType }) => {
          setNear(true)
          if (isLoaded && pointerType === 'mouse') show(1)
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') show(0)
        }}
        onScroll={({ currentTarget }) => setSecond(currentTarget.scrollLeft > currentTarget.clientWidth / 2)}
        className={clsx('ui-scroll-strip ui-picture-strip', className)}
      >
        <span>{first}</span>
        <span
          onLoadCapture={() => {
            setLoaded(true)
            // Not sooner: an empty box would show in between.
            if (strip.current?.matches(':hover') && matchMedia('(hover: hover)').matches) show(1)
          }}
        >
          {isNear && second}
        </span>
      </a>
      <span aria-hidden="true" className="ui-picture-dots">
        <span data-current={isSecond ? undefined : ''} />
        <span data-current={isSecond ? '' : undefined} />
      </span>
    </>
  )
}
