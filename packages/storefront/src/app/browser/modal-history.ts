// The browser's Back closes an open dialog, drawer or menu instead of leaving the page: while one is open, an entry of the
// same address lies on top of the history.
import { closeTopModal, topModal, watchModals } from '@loftwood/ui/open-modals'

/** No navigation waits longer for the step back. */
const STEP_BACK_MS = 500

/** The step back that this module has made itself, until the browser reports it. */
let ownStep: { reported: Promise<void>; report: () => void } | undefined
/** A navigation is under way: its page has an entry of its own. */
let isNavigating = false
let entryUrl = ''

const isOnEntry = () => (history.state as { modal?: boolean } | null)?.modal === true
const isOnOwnEntry = () => isOnEntry() && location.href === entryUrl

/** Bypasses vike, which would treat the entry as a page. */
function pushEntry(): void {
  const state = { ...(history.state as object | null), modal: true }
  History.prototype.pushState.call(history, state, '')
  entryUrl = location.href
}

function removeEntry(): Promise<void> {
  let report: () => void = () => undefined
  const reported = new Promise<void>((resolve) => (report = resolve))
  ownStep = { reported, report }
  history.back()
  return reported
}

function followModals(): void {
  if (isNavigating || ownStep) return
  if (topModal() && !isOnEntry()) pushEntry()
  else if (!topModal() && isOnOwnEntry()) void removeEntry().then(followModals)
}

function onPopState(event: PopStateEvent): void {
  const isBack = !isOnEntry() && topModal() !== undefined
  // Forward to an entry whose dialog is closed: the page is shown already.
  if (!ownStep && !isBack && !isOnOwnEntry()) return
  event.stopImmediatePropagation()
  if (!ownStep) return isBack ? closeTopModal() : undefined
  const { report } = ownStep
  ownStep = undefined
  report()
}

/** Listens as long as the document exists. Called before vike adds its listener, which would render the page. */
export function closeModalsOnBack(): void {
  window.addEventListener('popstate', onPopState)
  // A page restored from the back/forward cache: leaving it has cancelled its own step back.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    ownStep = undefined
    followModals()
  })
  watchModals(followModals)
}

/** Called before a navigation, which must not put its page on top of the entry. */
export async function leaveModalEntry(): Promise<void> {
  isNavigating = true
  const removed = ownStep?.reported ?? (isOnOwnEntry() ? removeEntry() : undefined)
  if (removed) await Promise.race([removed, new Promise((resolve) => setTimeout(resolve, STEP_BACK_MS))])
}

/** Called after it: a drawer with filters may still be open. */
export function resumeModalEntry(): void {
  isNavigating = false
  followModals()
}
