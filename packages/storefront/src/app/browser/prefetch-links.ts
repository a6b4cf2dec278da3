// Loads the code of a page as soon as the shopper is about to open it, unless the connection is slow or metered.
import { prefetch } from 'vike/client/router'
import { PREFETCH_WAIT_MS } from '../../platform/constants.ts'
import { loadAhead } from '../../platform/loading-ahead.ts'
import { shopLink } from './shop-link.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether code may be loaded that may never be needed. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/(?:^|-)2g$/.test(connection?.effectiveType ?? '')
}

/** When the browser has time, at the latest after two seconds. Safari has no idle callbacks. */
function soon(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PREFETCH_WAIT_MS })
  else setTimeout(run, 0)
}

/** The page's code, and that of every navigation. */
async function prepare(path: string): Promise<void> {
  await Promise.all([prefetch(path), import('../guards.ts')])
}

/** Watches links under the pointer, under a finger and in focus. */
export function prefetchLinks(): void {
  const begun = new Set<string>()
  const consider = ({ target }: Event) => {
    const link = shopLink(target)
    if (!link || begun.has(link.pathname) || link.pathname === location.pathname) return
    if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return
    begun.add(link.pathname)
    // A failed prefetch is ignored: opening the page loads it again and shows the error.
    soon(() => void loadAhead(() => prepare(link.pathname)).catch(() => undefined))
  }
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, consider, { passive: true })
  }
}
