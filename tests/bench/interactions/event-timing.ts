/** How long a page takes from a tap until it is painted, as the Event Timing API of the browser tells. */
import type { Page } from '@playwright/test'

/** Shorter events are not listed by the browser. */
const SHORTEST_MS = 16
/** When nothing is listed until then, the interaction was shorter than that. */
const LISTED_WITHIN_MS = 1000

interface Listed {
  interactionId: number
  duration: number
}

type Observed = Window & { interactions: Listed[] }

/** Before the page is opened. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const interactions: Listed[] = []
    Object.assign(window, { interactions })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration } = entry
        if (interactionId) interactions.push({ interactionId, duration })
      }
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit)
  }, SHORTEST_MS)
}

/** @param act taps once, and returns when the shopper sees what it does @returns the longest event of the tap in ms */
export async function interactionMs(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window as unknown as Observed).interactions.splice(0))
  await act()
  await page
    .waitForFunction(() => (window as unknown as Observed).interactions.length > 0, undefined, {
      timeout: LISTED_WITHIN_MS,
    })
    .catch(() => undefined)
  const durations = await page.evaluate(() =>
    (window as unknown as Observed).interactions.map(({ duration }) => duration),
  )
  return Math.max(SHORTEST_MS, ...durations)
}
