// Renders a bounded number of pages at the same time, each within a bounded time.
import { inThisRequest } from '@loftwood/http-server/request-context'
import { TimeoutStrategy, bulkhead, timeout, wrap } from 'cockatiel'
import type { RenderPage } from './render.ts'

export interface RenderLimits {
  /** Rendering is bound by the processor: more at once only makes each later and uses more memory. */
  atOnce: number
  /** Pages that may wait; a full queue refuses at once. */
  queue: number
  /** Deadline of the wait, and of the rendering. */
  timeoutMs: number
}

const LIMITS: RenderLimits = { atOnce: 32, queue: 256, timeoutMs: 30_000 }

export interface Bounds {
  /** Pages that are being rendered. */
  inFlight: () => number
  /** Pages that wait for a place. */
  waiting: () => number
}

/** Wraps a renderer; it refuses and gives up with errors that `isOverload` recognizes. */
export function boundedRender(
  render: RenderPage,
  limits: Partial<RenderLimits> = {},
): { render: RenderPage; bounds: Bounds } {
  const { atOnce, queue, timeoutMs } = { ...LIMITS, ...limits }
  const deadline = () => timeout(timeoutMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false })
  // The inner deadline frees the place of a rendering that never ends, the outer one covers the wait for a place.
  const places = bulkhead(atOnce, queue)
  const policy = wrap(deadline(), places, deadline())
  return {
    // A place may come free during another request.
    render: (url, visitor) => policy.execute(inThisRequest(({ signal }) => render(url, visitor, signal))),
    bounds: {
      inFlight: () => atOnce - places.executionSlots,
      waiting: () => queue - places.queueSlots,
    },
  }
}
