// Dragging on an SVG, one move a frame.
import type { Move } from '../planner-atoms.ts'

export interface Point {
  x: number
  y: number
}

/** The move that follows from where something is dragged to, and by how much, in inches of the plan. */
export type Drag = (to: Point, by: Point) => Move

interface Drags {
  start: (id: string) => Drag | null
  move: (move: Move | null) => void
  end: (id: string, move: Move) => void
}

/** Farther than this a press is a drag, in pixels. */
const SLACK = 3

interface Held {
  id: string
  /** Other fingers do not move it. */
  pointerId: number
  drag: Drag
  /** Where it was taken, on the plan and on the screen. */
  from: Point
  screen: Point
  toPlan: DOMMatrix
  last: Move | null
}

function pointOf(toPlan: DOMMatrix, { x, y }: Point): Point {
  const point = new DOMPoint(x, y).matrixTransform(toPlan)
  return { x: point.x, y: point.y }
}

/** @returns stops listening */
export function listenToDrags(svg: SVGSVGElement, drags: Drags): () => void {
  const stop = new AbortController()
  let held: Held | null = null
  let latest: Point | null = null
  let frame = 0

  const follow = () => {
    frame = 0
    if (!held || !latest) return
    const to = pointOf(held.toPlan, latest)
    held.last = held.drag(to, { x: to.x - held.from.x, y: to.y - held.from.y })
    drags.move(held.last)
  }
  const release = (isKept: boolean) => {
    cancelAnimationFrame(frame)
    if (frame !== 0 && isKept) follow()
    frame = 0
    const { id, last } = held ?? {}
    held = null
    latest = null
    if (isKept && id && last) drags.end(id, last)
    else drags.move(null)
  }
  const on = <
    Type extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture',
  >(
    type: Type,
    listener: (event: PointerEvent) => void,
  ) => svg.addEventListener(type, listener, { signal: stop.signal })

  on('pointerdown', (event) => {
    const id = event.target instanceof Element && event.target.closest('[data-id]')?.getAttribute('data-id')
    const matrix = svg.getScreenCTM()
    if (!id || event.button !== 0 || held || !matrix) return
    const drag = drags.start(id)
    if (!drag) return
    svg.setPointerCapture(event.pointerId)
    const screen = { x: event.clientX, y: event.clientY }
    const toPlan = DOMMatrix.fromMatrix(matrix.inverse())
    held = { id, pointerId: event.pointerId, drag, screen, toPlan, from: pointOf(toPlan, screen), last: null }
  })
  const isHeldBy = ({ pointerId }: PointerEvent) => held?.pointerId === pointerId
  on('pointermove', (event) => {
    if (!held || !isHeldBy(event)) return
    const { clientX: x, clientY: y } = event
    if (!held.last && !latest && Math.hypot(x - held.screen.x, y - held.screen.y) < SLACK) return
    latest = { x, y }
    if (frame === 0) frame = requestAnimationFrame(follow)
  })
  on('pointerup', (event) => isHeldBy(event) && release(true))
  on('pointercancel', (event) => isHeldBy(event) && release(false))
  // No `pointerup` follows. The same event of a piece, whose touch the drawing has just captured, bubbles to here.
  on('lostpointercapture', (event) => event.target === svg && isHeldBy(event) && release(false))
  return () => {
    cancelAnimationFrame(frame)
    stop.abort()
  }
}
