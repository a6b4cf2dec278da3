// Delays the page's code until the server's HTML is painted, or the shopper is about to use it.
import { CODE_WAIT_MS } from '../../platform/constants.ts'

/** Signs of intent; reading and scrolling need no code. */
const INTENT = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input']

/** Resolves once the `load` event's frame is painted, at the first sign of intent, or after a deadline. */
export async function hydrationTrigger(): Promise<void> {
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true, capture: true }
  await new Promise((start) => {
    const afterPaint = () => requestAnimationFrame(() => setTimeout(start))
    for (const type of INTENT) window.addEventListener(type, start, options)
    setTimeout(start, CODE_WAIT_MS)
    if (document.readyState === 'complete') afterPaint()
    else window.addEventListener('load', afterPaint, options)
  })
  listening.abort()
}
