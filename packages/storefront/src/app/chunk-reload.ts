// A chunk that cannot be loaded (a new version was deployed while the page was open) loads the page anew, the one that is
// being opened if there is one, once a minute at most. A failed prefetch does not, nor does a missing connection.
import { CHUNK_RELOAD_GUARD_MS } from '../platform/constants.ts'
import { isLoadingAhead } from '../platform/loading-ahead.ts'

const KEY = 'chunk-reload-at'

/** Whether a page that last reloaded then (ms since 1970, null for never) may reload now. */
export function mayReload(lastMs: number | null, nowMs: number): boolean {
  return lastMs === null || nowMs - lastMs >= CHUNK_RELOAD_GUARD_MS
}

let destination: string | undefined

/** The address that is being opened; undefined once it is there. */
export const noteDestination = (url: string | undefined): void => void (destination = url)

/** Listens as long as the document exists. */
export function reloadOnMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isLoadingAhead() || !navigator.onLine) return
    const stored = sessionStorage.getItem(KEY)
    if (!mayReload(stored === null ? null : Number(stored), Date.now())) return
    sessionStorage.setItem(KEY, String(Date.now()))
    if (destination === undefined) location.reload()
    else location.assign(destination)
  })
}
