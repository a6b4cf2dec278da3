// Pictures over the whole screen: swiped or stepped through as in the gallery, and zoomed.
import { useId, useState, type PointerEvent, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide'
import type { GalleryItem } from './gallery-item.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { NoticeSlot } from './notice-slot.tsx'
import { ThumbStrip } from './thumb-strip.tsx'
import { useModal } from './use-modal.ts'
import { useTrack } from './use-track.ts'

export interface LightboxItem extends GalleryItem {
  /** The same picture in a higher resolution, for zooming. */
  closeUp?: ReactNode
  /** Cannot be zoomed, such as a video. */
  isFixed?: boolean
}

export interface LightboxProps {
  open: boolean
  /** Escape and close button. */
  onClose: () => void
  items: readonly LightboxItem[]
  /** Index of the picture it opens with. */
  first: number
  /** Names the dialog. */
  title: string
  closeLabel: string
  previousLabel: string
  nextLabel: string
  /** Name of the toggle that doubles the picture. */
  zoomLabel: string
  /** E.g. "2 of 7". */
  positionLabel: (position: number, count: number) => string
}

/** The zoomed picture follows the mouse; touch and arrow keys scroll it. */
function followMouse({ pointerType, currentTarget: box, clientX, clientY }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return
  const { left, top, width, height } = box.getBoundingClientRect()
  box.scrollTo({
    left: ((clientX - left) / width) * (box.scrollWidth - box.clientWidth),
    top: ((clientY - top) / height) * (box.scrollHeight - box.clientHeight),
    behavior: 'instant',
  })
}

interface SlideProps {
  item: LightboxItem
  isZoomed: boolean
  onToggle: () => void
}

function Slide({ item, isZoomed, onToggle }: SlideProps) {
  return (
    <li className="flex size-full shrink-0 snap-center justify-center">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the zoom button does the same by key */}
      <div
        role="group"
        aria-label={item.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={isZoomed ? 0 : undefined}
        onPointerMove={isZoomed ? followMouse : undefined}
        onClick={item.isFixed ? undefined : onToggle}
        className={clsx(
          'size-full max-w-[1340px] focus-visible:-outline-offset-2',
          isZoomed ? 'cursor-zoom-out overflow-auto' : 'overflow-hidden',
          !isZoomed && !item.isFixed && 'cursor-zoom-in',
        )}
      >
        <div
          className={clsx(
            'relative isolate [&_img]:size-full [&_img]:object-contain',
            isZoomed ? 'size-[220%]' : 'size-full',
          )}
        >
          {/* The thumbnail is already loaded: it is the placeholder of the large picture. */}
          <div aria-hidden="true" className="absolute inset-0 -z-10 blur-md">
            {item.thumb}
          </div>
          {isZoomed ? (item.closeUp ?? item.picture) : item.picture}
        </div>
      </div>
    </li>
  )
}

interface StepsProps extends Pick<LightboxProps, 'items' | 'previousLabel' | 'nextLabel'> {
  current: number
  step: (by: number) => void
}

/** For the mouse; touch screens swipe. */
function Arrows({ items, current, step, previousLabel, nextLabel }: StepsProps) {
  const sides = [
    { by: -1, at: 'start-3', label: previousLabel, icon: ChevronLeft, last: 0 },
    { by: 1, at: 'end-3', label: nextLabel, icon: ChevronRight, last: items.length - 1 },
  ]
  return sides.map(({ by, at, label, icon, last }) => (
    <div
      key={by}
      className={clsx(
        'pointer-events-none absolute inset-y-0 hidden items-center sm:flex [&>*]:pointer-events-auto',
        at,
      )}
    >
      <IconButton
        raised
        label={label}
        icon={<Icon of={icon} />}
        disabled={current === last}
        onClick={() => step(by)}
      />
    </div>
  ))
}

function useLightbox({ items, first }: Pick<LightboxProps, 'items' | 'first'>) {
  const [isZoomed, setZoomed] = useState(false)
  const { onKeyDown, ...track } = useTrack({ count: items.length, first })
  return {
    ...track,
    isZoomed,
    toggleZoom: () => setZoomed(!isZoomed),
    step: (by: number) => {
      setZoomed(false)
      track.show(track.current + by)
    },
    // Arrow keys scroll the zoomed picture.
    onKeyDown: isZoomed ? undefined : onKeyDown,
  }
}

/** A native modal `<dialog>`. Mounted anew each time it opens, so that it starts with the picture `first`. */
export function Lightbox(props: LightboxProps) {
  const { open, onClose, items, title, closeLabel, zoomLabel, positionLabel } = props
  const id = useId()
  const { ref, handlers } = useModal(open, onClose)
  const { track, current, step, isZoomed, toggleZoom, onKeyDown, onScroll, onScrollEnd } = useLightbox(props)
  const isMany = items.length > 1
  const steps = { ...props, current, step }
  return (
    <dialog
      ref={ref}
      {...handlers}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      className="size-full max-h-none max-w-none overflow-hidden bg-canvas text-ink"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center gap-2 py-2 ps-5 pe-3">
          <h2 id={id} className="sr-only">
            {title}
          </h2>
          <p aria-live="polite" className="me-auto text-sm tabular-nums text-ink-muted">
            {isMany && positionLabel(current + 1, items.length)}
          </p>
          {!items[current]?.isFixed && (
            <IconButton
              label={zoomLabel}
              aria-pressed={isZoomed}
              icon={<Icon of={isZoomed ? ZoomOut : ZoomIn} />}
              onClick={toggleZoom}
            />
          )}
          <IconButton label={closeLabel} icon={<Icon of={X} size="lg" />} onClick={onClose} />
        </header>
        <NoticeSlot className="pb-3" />
        <div className="relative min-h-0 flex-1">
          <ul
            ref={track}
            onScroll={onScroll}
            onScrollEnd={onScrollEnd}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
            tabIndex={isMany && !isZoomed ? 0 : undefined}
            className={clsx(
              'ui-scroll-strip flex size-full snap-x snap-mandatory scroll-smooth focus-visible:-outline-offset-2 motion-reduce:scroll-auto',
              isZoomed ? 'overflow-hidden' : 'overflow-x-auto',
            )}
          >
            {items.map((item, index) => (
              <Slide
                key={item.id}
                item={item}
                isZoomed={isZoomed && index === current}
                onToggle={toggleZoom}
              />
            ))}
          </ul>
          {isMany && <Arrows {...steps} />}
        </div>
        {isMany && (
          <ThumbStrip
            className="shrink-0 p-3 sm:justify-center"
            thumbClassName="size-14 border-line sm:size-18"
            items={items}
            current={current}
            onShow={(index) => step(index - current)}
          />
        )}
      </div>
    </dialog>
  )
}
