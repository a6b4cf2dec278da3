// Renders a bounded number of pages at the same time, each within a bounded time.
import { TimeoutStrategy, bulkhead, timeout, wrap } from 'cockatiel'
import type { RenderPage } from './render.ts'

export interface RenderLimits {
  /** Rendering is the processor's work: more at once makes each later, and all of them larger in memory. */
  atOnce: number
  /** Pages that may wait; further ones are refused at once. */
  queue: number
  /** Time for the wait and for the rendering. */
  timeoutMs: number
}

const LIMITS: RenderLimits = { atOnce: 32, queue: 256, timeoutMs: 30_000 }

/** Wraps a renderer; what it refuses or gives up on are errors that `isOverload` knows. */
export function boundedRender(render: RenderPage, limits: Partial<RenderLimits> = {}): RenderPage {
  const { atOnce, queue, timeoutMs } = { ...LIMITS, ...limits }
  const deadline = () => timeout(timeoutMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false })
  // The inner deadline frees the place of a rendering that never ends, the outer one answers who waits for a place.
  const policy = wrap(deadline(), bulkhead(atOnce, queue), deadline())
  return (url, visitor) => policy.execute(({ signal }) => render(url, visitor, signal))
}
