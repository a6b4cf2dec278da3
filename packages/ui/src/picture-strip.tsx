// Several pictures of one product in one box: swiped on touch screens, switched by the mouse position.
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { clsx } from 'clsx'

export interface PictureStripProps {
  /** Target of a click. The card has the same link with a name, so this one is hidden from assistive technology. */
  href: string
  /** `<img>` with an empty alt; the first is loaded at once, the others on hover or touch. */
  pictures: readonly ReactNode[]
  className?: string
}

/** Fills its box. */
export function PictureStrip({ href, pictures, className }: PictureStripProps) {
  const strip = useRef<HTMLAnchorElement>(null)
  const [isNear, setNear] = useState(false)
  const [current, setCurrent] = useState(0)
  const widthOf = (element: HTMLElement) => element.clientWidth || 1
  const show = (index: number) => strip.current?.scrollTo({ left: index * widthOf(strip.current) })
  const leaf = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = Math.floor(((event.clientX - left) / width) * pictures.length)
    show(Math.min(Math.max(place, 0), pictures.length - 1))
  }
  return (
    <>
      <a
        ref={strip}
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        onPointerEnter={() => setNear(true)}
        onPointerMove={leaf}
        onPointerLeave={() => show(0)}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(currentTarget.scrollLeft / widthOf(currentTarget)))
        }
        className={clsx('ui-scroll-strip ui-picture-strip', className)}
      >
        {pictures.map((picture, index) => (
          <span key={index}>{(index === 0 || isNear) && picture}</span>
        ))}
      </a>
      <span aria-hidden="true" className="ui-picture-marks">
        {pictures.map((_, index) => (
          <span key={index} data-current={index === current ? '' : undefined} />
        ))}
      </span>
    </>
  )
}
