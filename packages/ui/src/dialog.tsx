// Modal dialog in the middle of the screen; on phones it rises from the bottom edge.
import { useId, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { DialogHead } from './dialog-head.tsx'
import { NoticeSlot } from './notice-slot.tsx'
import { useModal } from './use-modal.ts'

const WIDTHS = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' } as const

export interface DialogProps {
  open: boolean
  /** Escape, backdrop, close button: set `open` to false here. */
  onClose: () => void
  /** Names the dialog. */
  title: string
  titleHidden?: boolean
  closeLabel: string
  /** Stays at the bottom edge while the content scrolls. */
  footer?: ReactNode
  width?: keyof typeof WIDTHS
  /** The content has no control: it takes the focus itself, so that keys scroll it. */
  isText?: boolean
  children: ReactNode
}

/** A native modal `<dialog>`; focus goes to `autoFocus` or the first control and returns on closing. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleHidden, closeLabel, footer, width = 'md', isText, children } = props
  const id = useId()
  const { ref, handlers } = useModal(open, onClose)
  return (
    <dialog
      ref={ref}
      {...handlers}
      aria-labelledby={id}
      className={clsx(
        'm-auto max-h-[92dvh] w-full max-w-full overflow-hidden rounded-lg bg-canvas text-ink shadow-lg transition-all transition-discrete duration-200 ease-out sm:w-[calc(100%-3rem)]',
        'max-sm:mb-0 max-sm:rounded-b-none forced-colors:border',
        'translate-y-4 opacity-0 open:translate-y-0 open:opacity-100 starting:open:translate-y-4 starting:open:opacity-0',
        'backdrop:bg-scrim',
        WIDTHS[width],
      )}
    >
      <div className="flex max-h-[92dvh] flex-col">
        <DialogHead {...{ id, title, titleHidden, closeLabel, onClose }} />
        <NoticeSlot className="pb-4" />
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
          tabIndex={isText ? 0 : undefined}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 focus-visible:-outline-offset-2 sm:px-6"
        >
          {children}
        </div>
        {footer !== undefined && <footer className="border-t border-line px-5 py-4 sm:px-6">{footer}</footer>}
      </div>
    </dialog>
  )
}
