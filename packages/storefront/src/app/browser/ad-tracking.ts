// The queue that the ad-tracking script reads: calls before the script is loaded wait in it.

/** Version of the library that processes the queue. */
const VERSION = '3.0'

type Track = ((...call: unknown[]) => void) & { queue: unknown[][]; version: string }

declare global {
  interface Window {
    pintrk?: Track
  }
}

interface AdTracking {
  tag_id?: string | null
  is_ldp_enabled?: boolean | null
}

/** Makes the queue and reports this page; +onPageTransitionEnd.ts reports later ones.. */
export function startAdTracking({ tag_id: tag, is_ldp_enabled: isLimited }: AdTracking): void {
  if (window.pintrk) return
  const queue: unknown[][] = []
  const track = Object.assign((...call: unknown[]) => void queue.push(call), { queue, version: VERSION })
  window.pintrk = track
  track('load', tag)
  if (isLimited) track('set', { opt_out_type: 'LDP' })
  track('page')
}
