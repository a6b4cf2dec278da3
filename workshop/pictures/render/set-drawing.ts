/** The pieces of a set in one drawing, all to the same scale: the longest above, the others in a row below it. */
import { boundsOf } from '@loftwood/furniture/bounds'
import type { Measures } from '@loftwood/furniture/furniture-model'
import { extent } from '@loftwood/furniture/make-part'
import type { Part } from '@loftwood/furniture/part'
import { measuredViews, onSheet } from './dimensions-drawing.ts'
import { type Frame, layOut, wholeSheet } from './drawing-layout.ts'

export type Measured = Readonly<{ parts: readonly Part[]; measures: Measures }>

/** Pixels of a frame that measures take, whatever the piece's size. */
const forMeasures = 355

/** An SVG 1340 pixels square. */
export function setDrawing(pieces: readonly Measured[]): string {
  const [longest, ...others] = pieces.toSorted((a, b) => b.measures.length - a.measures.length)
  if (!longest) throw new Error('a set needs a piece')
  const rowHeight = wholeSheet.height / (others.length > 0 ? 2 : 1)
  const row = [
    { ...longest, x: 0, y: 0, frame: { ...wholeSheet, height: rowHeight } },
    ...sideBySide(others, rowHeight),
  ]
  const scale = Math.min(...row.map(({ parts, frame }) => layOut(parts, frame).front.scale))
  const laidOut = row.map((piece) => ({ ...piece, layout: layOut(piece.parts, piece.frame, scale) }))
  const floor = Math.max(...laidOut.slice(1).map(({ layout }) => layout.front.y))
  return onSheet(
    laidOut
      .map(({ x, y, ...piece }, i) => {
        const down = i === 0 ? 0 : y + floor - piece.layout.front.y
        return `<g transform="translate(${x} ${down})">${measuredViews(piece)}</g>`
      })
      .join('\n'),
  )
}

type Placed = Measured & Readonly<{ x: number; y: number; frame: Frame }>

/** Frames in a row, each as wide as its piece needs. */
function sideBySide(pieces: readonly Measured[], height: number): Placed[] {
  const needs = pieces.map(({ parts }) => {
    const { x, z } = boundsOf(parts)
    return extent(x) + extent(z)
  })
  const inch = (wholeSheet.width - pieces.length * forMeasures) / needs.reduce((sum, need) => sum + need, 0)
  let x = 0
  return pieces.map((piece, i) => {
    const width = forMeasures + (needs[i] ?? 0) * inch
    const at = { ...piece, x, y: height, frame: { width, height } }
    x += width
    return at
  })
}
