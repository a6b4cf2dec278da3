// Pictures of a product: one large, swiped or stepped through, and a strip of small ones. It moves by scroll-snap.
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Maximize } from 'lucide'
import type { GalleryItem } from './gallery-item.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { ThumbStrip } from './thumb-strip.tsx'
import { useTrack } from './use-track.ts'

export interface GalleryProps {
  items: readonly GalleryItem[]
  /** What they are pictures of: those of another begin with its first one. */
  subject?: string | undefined
  /** Names the region. */
  label: string
  previousLabel: string
  nextLabel: string
  /** E.g. "2 of 7". */
  positionLabel: (position: number, count: number) => string
  /** Another element covers the large picture, so only the thumbnails are interactive. */
  covered?: boolean
  /** Called when a thumbnail is pressed. */
  onShow?: () => void
  /** Called to show the picture full screen; `enlargeLabel` names its button. */
  onEnlarge?: (index: number) => void
  enlargeLabel?: string
  className?: string
}

type Track = ReturnType<typeof useTrack>

interface SlidesProps
  extends
    Pick<GalleryProps, 'items' | 'onEnlarge'>,
    Pick<Track, 'track' | 'current' | 'onScroll' | 'onScrollEnd'> {}

/** The large pictures side by side. Only the shown one is interactive: Tab must not scroll to another. */
function Slides({ items, onEnlarge, track, current, onScroll, onScrollEnd }: SlidesProps) {
  return (
    <ul
      ref={track}
      onScroll={onScroll}
      onScrollEnd={onScrollEnd}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
      tabIndex={items.length > 1 ? 0 : undefined}
      className="ui-scroll-strip flex snap-x snap-mandatory overflow-x-auto scroll-smooth focus-visible:-outline-offset-2 motion-reduce:scroll-auto"
    >
      {items.map((item, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button in the corner does the same by key
        <li
          key={item.id}
          inert={index !== current}
          onClick={onEnlarge && (() => onEnlarge(index))}
          className="aspect-square w-full shrink-0 snap-center [&_img]:size-full [&_img]:bg-white [&_img]:object-contain"
        >
          {item.picture}
        </li>
      ))}
    </ul>
  )
}

/** Moves by swipe, arrow keys, buttons and thumbnails; a single picture has no controls. */
export function Gallery({
  items,
  subject,
  label,
  previousLabel,
  nextLabel,
  positionLabel,
  covered = false,
  onShow,
  onEnlarge,
  enlargeLabel,
  className,
}: GalleryProps) {
  const { track, current, show, onScroll, onScrollEnd, onKeyDown } = useTrack({
    count: items.length,
    subject,
  })
  const isMany = items.length > 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work wherever the focus is inside
    <section aria-label={label} className={clsx('min-w-0', className)} onKeyDown={onKeyDown}>
      <div inert={covered} className="group/gallery relative overflow-hidden rounded-lg bg-birch">
        <Slides {...{ items, track, current, onScroll, onScrollEnd, onEnlarge }} />
        {isMany && (
          <>
            <div className="pointer-events-none absolute inset-y-0 start-2 hidden items-center sm:flex [&>*]:pointer-events-auto">
              <IconButton
                raised
                label={previousLabel}
                icon={<Icon of={ChevronLeft} />}
                disabled={current === 0}
                onClick={() => show(current - 1)}
              />
            </div>
            <div className="pointer-events-none absolute inset-y-0 end-2 hidden items-center sm:flex [&>*]:pointer-events-auto">
              <IconButton
                raised
                label={nextLabel}
                icon={<Icon of={ChevronRight} />}
                disabled={current === items.length - 1}
                onClick={() => show(current + 1)}
              />
            </div>
            <p
              aria-live="polite"
              className="absolute end-3 bottom-3 rounded-full bg-white px-2.5 py-0.5 text-xs text-ink tabular-nums"
            >
              {positionLabel(current + 1, items.length)}
            </p>
          </>
        )}
        {onEnlarge !== undefined && enlargeLabel !== undefined && (
          <div className="absolute start-3 bottom-3">
            <IconButton
              raised
              label={enlargeLabel}
              icon={<Icon of={Maximize} />}
              onClick={() => onEnlarge(current)}
            />
          </div>
        )}
      </div>
      {isMany && (
        <ThumbStrip
          className="mt-3 p-1"
          thumbClassName="size-16 border-transparent bg-birch sm:size-22 xl:size-26"
          items={items}
          current={covered ? -1 : current}
          onShow={(index) => {
            onShow?.()
            show(index)
          }}
        />
      )}
    </section>
  )
}
