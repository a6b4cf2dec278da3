// Fingers, mouse and keys on the 3D view. One finger turns it sideways and leaves scrolling to the page (`touch-pan-y`).
import type { ViewerStage } from './viewer-stage.ts'

type Moves = Pick<ViewerStage, 'turn' | 'zoom' | 'reset'>

const DEGREES_PER_PIXEL = 0.4
const KEY_STEP = { turn: 15, rise: 8, zoom: 1.25 }

/** What each key does. */
const KEYS: Readonly<Record<string, (moves: Moves) => void>> = {
  ArrowLeft: ({ turn }) => turn(-KEY_STEP.turn, 0),
  ArrowRight: ({ turn }) => turn(KEY_STEP.turn, 0),
  ArrowUp: ({ turn }) => turn(0, KEY_STEP.rise),
  ArrowDown: ({ turn }) => turn(0, -KEY_STEP.rise),
  '+': ({ zoom }) => zoom(KEY_STEP.zoom),
  '=': ({ zoom }) => zoom(KEY_STEP.zoom),
  '-': ({ zoom }) => zoom(1 / KEY_STEP.zoom),
  Home: ({ reset }) => reset(),
}

/** @returns whether the key meant something */
export function pressKey(key: string, moves: Moves): boolean {
  const act = KEYS[key]
  act?.(moves)
  return act !== undefined
}

/** Listens until the answer is called. The wheel scrolls the page; with Ctrl (or a pinch on a trackpad) it zooms. */
export function listenToPointer(element: HTMLElement, moves: Moves): () => void {
  const pointers = new Map<number, { x: number; y: number }>()
  const spread = () => {
    const [a, b] = [...pointers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const stop = new AbortController()
  const on = <Type extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'wheel'>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, listener, { signal: stop.signal, passive: false })

  on('pointerdown', (event) => {
    if (event.button !== 0) return
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    element.setPointerCapture(event.pointerId)
  })
  on('pointermove', (event) => {
    const last = pointers.get(event.pointerId)
    if (!last) return
    const before = spread()
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.size > 1) moves.zoom(spread() / (before || 1))
    else
      moves.turn((last.x - event.clientX) * DEGREES_PER_PIXEL, (event.clientY - last.y) * DEGREES_PER_PIXEL)
  })
  const release = ({ pointerId }: PointerEvent) => pointers.delete(pointerId)
  on('pointerup', release)
  on('pointercancel', release)
  on('wheel', (event) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    moves.zoom(Math.exp(-event.deltaY * 0.01))
  })
  return () => stop.abort()
}
