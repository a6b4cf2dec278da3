// Opens and closes a native <dialog> from a boolean: the browser provides focus trap, inert page, Escape and focus return.
import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react'
import { addOpenModal } from './open-modals.ts'

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  /** Handlers to spread on the <dialog>. */
  handlers: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
    onClick: (event: MouseEvent<HTMLDialogElement>) => void
  }
}

/** The element is modal while `open`; in `onClose` the owner sets `open` to false. */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const isBackdropPress = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || !open) return undefined
    if (!dialog.open) dialog.showModal()
    const remove = addOpenModal(dialog)
    return () => {
      remove()
      dialog.close()
    }
  }, [open])
  const mine = (event: SyntheticEvent<HTMLDialogElement>) => event.target === event.currentTarget
  return {
    ref,
    handlers: {
      onCancel(event) {
        if (!mine(event)) return
        event.preventDefault()
        onClose()
      },
      onClose(event) {
        if (mine(event) && open && !event.currentTarget.open) onClose()
      },
      // The panel fills the dialog's box, so a press on the dialog itself is one on the backdrop. It must
      // begin and end there (not so when text is selected by dragging out), and `click` comes late enough for the
      // focus to return to where it was.
      onMouseDown(event) {
        isBackdropPress.current = mine(event)
      },
      onClick(event) {
        if (mine(event) && isBackdropPress.current) onClose()
      },
    },
  }
}
