// The small pictures below a large one; where there are many, they scroll sideways.
import { clsx } from 'clsx'
import type { GalleryItem } from './gallery-item.ts'

export interface ThumbStripProps {
  items: readonly GalleryItem[]
  /** Index of the picture that is shown; -1 for none. */
  current: number
  onShow: (index: number) => void
  /** Room around the strip. */
  className: string
  /** Size, border and ground of a small picture. */
  thumbClassName: string
}

/** One button per picture; the shown one is marked. */
export function ThumbStrip({ items, current, onShow, className, thumbClassName }: ThumbStripProps) {
  return (
    <ul className={clsx('ui-scroll-strip flex gap-2 overflow-x-auto', className)}>
      {items.map((item, index) => (
        <li key={item.id} className="shrink-0">
          <button
            type="button"
            aria-label={item.label}
            aria-current={index === current}
            onClick={() => onShow(index)}
            className={clsx(
              'block overflow-hidden rounded-sm border opacity-75 transition-opacity hover:opacity-100 aria-[current=true]:border-ink aria-[current=true]:opacity-100 [&_img]:size-full [&_img]:object-contain',
              thumbClassName,
            )}
          >
            {item.thumb}
          </button>
        </li>
      ))}
    </ul>
  )
}
