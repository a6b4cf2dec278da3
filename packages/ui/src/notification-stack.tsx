// The notices of the moment: in a corner of the page, or inside the topmost dialog, behind which the page is inert.
import { useEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { IconNode } from 'lucide'
import { noticeSlotIn } from './notice-slot.tsx'
import { Notification, type NoticeTone } from './notification.tsx'
import { topModal, watchModals } from './open-modals.ts'

export interface Notice {
  id: string
  tone: NoticeTone
  icon?: IconNode | undefined
  title?: ReactNode
  message: ReactNode
  timeoutMs?: number
}

export interface NotificationStackProps {
  notices: readonly Notice[]
  onClose: (id: string) => void
  /** Names the region. */
  label: string
  closeLabel: string
}

/** The last button or link that was pressed: it may have caused the next notice. */
function useLastPressed(): RefObject<Element | null> {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: MouseEvent) =>
      void (pressed.current = target instanceof Element ? target : null)
    window.addEventListener('click', note, true)
    return () => window.removeEventListener('click', note, true)
  }, [])
  return pressed
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

const CORNER =
  'pointer-events-none fixed inset-x-3 top-auto bottom-[calc(var(--lower-bar)+0.75rem)] z-50 m-0 hidden w-auto flex-col gap-2 overflow-visible border-0 bg-transparent p-0 text-ink open:flex sm:start-auto sm:end-5 sm:top-32 sm:bottom-auto sm:w-96'
/** The other edge of the screen. */
const MOVED =
  'data-moved:top-16 data-moved:bottom-auto sm:data-moved:top-auto sm:data-moved:bottom-[calc(var(--lower-bar)+0.75rem)]'

/** At the top on desktop, at the bottom on phones above a `data-lower-bar` of the page, and at the other edge where it would cover what was pressed. */
export function NotificationStack({ notices, onClose, label, closeLabel }: NotificationStackProps) {
  const area = useRef<HTMLElement>(null)
  const pressed = useLastPressed()
  const slot = noticeSlotIn(useSyncExternalStore(watchModals, topModal, () => undefined))
  const newest = notices.at(-1)?.id
  const isInDialog = slot !== null
  // Each new notice moves to the top layer, above whatever else is there.
  useEffect(() => {
    const corner = area.current
    if (!corner || isInDialog) return
    corner.hidePopover?.()
    if (newest === undefined) return
    corner.showPopover?.()
    corner.removeAttribute('data-moved')
    corner.toggleAttribute('data-moved', pressed.current !== null && overlap(corner, pressed.current))
  }, [newest, isInDialog, pressed])
  const items = notices.map((notice) => (
    <Notification
      key={notice.id}
      tone={notice.tone}
      icon={notice.icon}
      title={notice.title}
      timeoutMs={notice.timeoutMs}
      onClose={() => onClose(notice.id)}
      closeLabel={closeLabel}
      className="pointer-events-auto animate-rise shadow-md"
    >
      {notice.message}
    </Notification>
  ))
  if (isInDialog) {
    const inside = newest !== undefined && (
      <section aria-label={label} className="flex flex-col gap-2">
        {items}
      </section>
    )
    return createPortal(inside, slot)
  }
  return (
    <section ref={area} popover="manual" aria-label={label} className={`${CORNER} ${MOVED}`}>
      {items}
    </section>
  )
}
