// The modal dialogs that are open, the topmost last: notices show inside of that one, because the page behind is inert, and
// the browser's Back closes it. No React: the page's entry watches them before React is loaded.

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** @returns removes it */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((each) => each !== dialog))
}

export const topModal = (): HTMLDialogElement | undefined => open.at(-1)

/** @param listener called after each change. @returns stops it */
export function watchModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Closes the topmost as Escape does. */
export const closeTopModal = (): void =>
  void topModal()?.dispatchEvent(new Event('cancel', { cancelable: true }))
