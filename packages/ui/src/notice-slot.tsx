// Where notices show in a modal dialog: in the flow, so that they cover none of its buttons.
import { clsx } from 'clsx'

const SLOT = 'data-notice-slot'

/** Takes no room while there is no notice. */
export function NoticeSlot({ className }: { className?: string }) {
  return <div {...{ [SLOT]: '' }} className={clsx('shrink-0 px-5 empty:hidden sm:px-6', className)} />
}

/** The slot of an open dialog; null in one of somebody else's. */
export const noticeSlotIn = (dialog: HTMLDialogElement | undefined): Element | null =>
  dialog?.querySelector(`[${SLOT}]`) ?? null
