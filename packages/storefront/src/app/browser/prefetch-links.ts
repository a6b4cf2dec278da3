// Loads the code of a page, or of requests, as soon as the shopper is about to use it, unless the connection is slow or metered.
import { prefetch } from 'vike/client/router'
import { PREFETCH_WAIT_MS } from '../../platform/constants.ts'
import { loadUrql } from '../../platform/data/graphql-client.ts'
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
function soon(load: () => Promise<unknown>): void {
  // A failed prefetch is ignored: whatever uses the code loads it again and shows the error.
  const run = () => void loadAhead(load).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PREFETCH_WAIT_MS })
  else setTimeout(run, 0)
}

/** What most navigations or buttons need. */
const prepareAny = () => Promise.allSettled([loadUrql(), import('virtual:personal-pages')])

/** The page's code, and that of every navigation; until the last of it has come or failed it is a prefetch. */
const prepare = (path: string) => Promise.allSettled([prefetch(path), import('../guards.ts'), prepareAny()])

/** In place of a path. */
const BUTTON = 'button'

const isInButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button') !== null

/** Watches links and buttons under the pointer, under a finger and in focus. */
export function prefetchLinks(): void {
  const begun = new Set<string>()
  const consider = ({ target }: Event) => {
    const path = shopLink(target)?.pathname ?? (isInButton(target) ? BUTTON : location.pathname)
    if (begun.has(path) || path === location.pathname) return
    if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return
    begun.add(path)
    soon(path === BUTTON ? prepareAny : () => prepare(path))
  }
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, consider, { passive: true })
  }
}
