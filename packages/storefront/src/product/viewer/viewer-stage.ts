// The moving part of the 3D view: a scene, where the eye is and where it goes, and frames while the two differ.
import type { Vec3 } from '@loftwood/furniture'
import { boundsOf } from '@loftwood/furniture'
import { openScene, type Dressed } from './furniture-scene.ts'
import { approached, isSame, startOrbit, turned, zoomed, type Orbit } from './orbit.ts'

export interface ViewerStage {
  /** One piece, or a room of them. */
  show: (pieces: readonly Dressed[]) => void
  /** @param height inches above the floor; null for none */
  setCeiling: (height: number | null) => void
  turn: (right: number, up: number) => void
  zoom: (factor: number) => void
  reset: () => void
  resize: (width: number, height: number) => void
  /** Where the eye is now. */
  orbit: () => Orbit
  project: (point: Vec3) => readonly [x: number, y: number]
  /** Calls after every frame; answers how to stop. */
  subscribe: (listener: () => void) => () => void
  dispose: () => void
}

/** Share of the way to the goal in one frame. */
const EASE = 0.22

/**
 * @param isStill whether movements jump to their end, for people who want no motion
 * @throws {Error} when the browser has no WebGL
 */
export function openStage(canvas: HTMLCanvasElement, isStill: () => boolean): ViewerStage {
  const scene = openScene(canvas)
  const listeners = new Set<() => void>()
  let start = startOrbit(60)
  let goal = start
  let now = start
  let isShown = false
  let frame = 0

  const draw = () => {
    frame = 0
    now = isStill() ? goal : approached(now, goal, EASE)
    scene.draw(now)
    for (const listener of listeners) listener()
    if (!isSame(now, goal)) request()
  }
  const request = () => {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  const go = (to: Orbit) => {
    goal = to
    request()
  }

  return {
    show(pieces) {
      scene.show(pieces)
      if (!isShown) {
        const { y } = boundsOf(pieces.flatMap(({ parts }) => parts))
        start = startOrbit(y[1] - y[0])
        goal = start
        now = start
        isShown = true
      }
      request()
    },
    setCeiling(height) {
      scene.setCeiling(height)
      if (isShown) request()
    },
    turn: (right, up) => go(turned(goal, right, up)),
    zoom: (factor) => go(zoomed(goal, factor)),
    reset: () =>
      go({ ...start, azimuth: start.azimuth + Math.round((goal.azimuth - start.azimuth) / 360) * 360 }),
    resize(width, height) {
      scene.resize(width, height)
      if (isShown) request()
    },
    orbit: () => now,
    project: scene.project,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      cancelAnimationFrame(frame)
      listeners.clear()
      scene.dispose()
    },
  }
}
