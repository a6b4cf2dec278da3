// Modal panel that slides in from a side (cart, wishlist, mobile menu) or from below, as tall as it needs (filters).
import { useId, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { DialogHead } from './dialog-head.tsx'
import { NoticeSlot } from './notice-slot.tsx'
import { useModal } from './use-modal.ts'

const UPRIGHT = 'my-0 h-dvh max-h-dvh w-[min(27rem,100vw-2.5rem)]'

const SIDES = {
  left: `${UPRIGHT} me-auto -translate-x-full starting:open:-translate-x-full`,
  right: `${UPRIGHT} ms-auto translate-x-full starting:open:translate-x-full`,
  bottom:
    'mx-auto mt-auto mb-0 max-h-[85dvh] w-[min(40rem,100vw)] translate-y-full rounded-t-lg starting:open:translate-y-full',
} as const

export interface DrawerProps {
  open: boolean
  /** Escape, backdrop, close button: set `open` to false here. */
  onClose: () => void
  side?: keyof typeof SIDES
  title: string
  titleHidden?: boolean
  closeLabel: string
  /** Stays at the bottom edge, e.g. totals and the way to checkout. */
  footer?: ReactNode
  children: ReactNode
}

/** A native modal `<dialog>` along the screen's edge. */
export function Drawer({
  open,
  onClose,
  side = 'right',
  title,
  titleHidden,
  closeLabel,
  footer,
  children,
}: DrawerProps) {
  const id = useId()
  const { ref, handlers } = useModal(open, onClose)
  return (
    <dialog
      ref={ref}
      {...handlers}
      aria-labelledby={id}
      className={clsx(
        'max-w-none overflow-hidden bg-canvas text-ink shadow-lg transition-all transition-discrete duration-250 ease-out',
        'open:translate-0 backdrop:bg-scrim forced-colors:border',
        SIDES[side],
      )}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <DialogHead {...{ id, title, titleHidden, closeLabel, onClose }} />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 sm:px-6">{children}</div>
        <NoticeSlot className="py-4" />
        {footer !== undefined && (
          <footer className="border-t border-line bg-canvas px-5 py-4 sm:px-6">{footer}</footer>
        )}
      </div>
    </dialog>
  )
}
