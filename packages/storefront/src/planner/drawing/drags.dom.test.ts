import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenToDrags, type Point } from './drags.ts'

const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
const piece = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'g'))
piece.setAttribute('data-id', 'p1')

let places: (Point | null)[] = []
let ended: string[] = []
let stop = () => undefined as void

/** A plan of one inch a pixel. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  Object.assign(svg, { getScreenCTM: () => new DOMMatrix(), setPointerCapture: () => undefined })
  stop = listenToDrags(svg, {
    start: () => (_, by) => ({ piece: 'p1', place: { ...by, turns: 0 } }),
    move: (move) => places.push(move && 'piece' in move ? move.place : null),
    end: (id) => ended.push(id),
  })
})
afterEach(() => {
  stop()
  places = []
  ended = []
  vi.useRealTimers()
})

function send(type: string, pointerId: number, x = 0): void {
  piece.dispatchEvent(new PointerEvent(type, { pointerId, clientX: x, clientY: 0, bubbles: true }))
  vi.advanceTimersToNextFrame()
}

it('follows the finger that holds the piece, and no other', () => {
  send('pointerdown', 1)
  send('pointermove', 1, 20)
  send('pointermove', 2, 90)
  send('pointerup', 2, 90)
  expect(ended).toEqual([])
  send('pointermove', 1, 30)
  send('pointerup', 1, 30)
  expect(places).toMatchObject([{ x: 20 }, { x: 30 }])
  expect(ended).toEqual(['p1'])
})

it('puts nothing down that has hardly moved, or whose touch was taken away', () => {
  send('pointerdown', 1)
  send('pointermove', 1, 2)
  send('pointerup', 1, 2)
  send('pointerdown', 1)
  send('pointermove', 1, 50)
  send('pointercancel', 1, 50)
  expect(places).toMatchObject([null, { x: 50 }, null])
  expect(ended).toEqual([])
})

it('lets go of a piece whose pointer is lost, so that it can be taken again', () => {
  send('pointerdown', 1)
  send('pointermove', 1, 50)
  svg.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1 }))
  send('pointerdown', 2)
  send('pointermove', 2, 20)
  send('pointerup', 2, 20)
  expect(places).toMatchObject([{ x: 50 }, null, { x: 20 }])
  expect(ended).toEqual(['p1'])
})
