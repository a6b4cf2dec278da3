// Delays code until somebody is about to use the page, or it is ready anyway.
import { CODE_WAIT_MS } from '../../platform/constants.ts'

/** Signs of intent; reading and scrolling need no code. */
const INTENT = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input']

/** Calls `start` earlier. */
type Watch = (start: () => void, options: AddEventListenerOptions) => void

/** Resolves at the first sign of intent, or after a deadline. */
export async function whenUsed(deadlineMs: number, watch?: Watch): Promise<void> {
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true, capture: true }
  await new Promise<void>((resolve) => {
    const start = () => resolve()
    for (const type of INTENT) window.addEventListener(type, start, options)
    setTimeout(start, deadlineMs)
    watch?.(start, options)
  })
  listening.abort()
}

/** For the page's own code: resolves also once the `load` event's frame is painted, so that the server's HTML is seen first. */
export const hydrationTrigger = (): Promise<void> =>
  whenUsed(CODE_WAIT_MS, (start, options) => {
    const afterPaint = () => requestAnimationFrame(() => setTimeout(start))
    if (document.readyState === 'complete') afterPaint()
    else window.addEventListener('load', afterPaint, options)
  })
