// A piece of furniture from the front and from the side, drawn to scale with its measures beside it.
import type { ReactNode } from 'react'

/** The drawn outline; everything other than a bed is a plain box. */
export type DrawnShape = 'bunk' | 'loft' | 'bed' | 'box'

export interface DimensionDrawingProps {
  shape: DrawnShape
  /** Inches. */
  length: number
  width: number
  height: number
  /** The measures as they are read, e.g. "79 in (201 cm)". */
  texts: { length: string; width: string; height: string }
  /** Text alternative of the drawing. */
  label: string
  /** Under each of the two views. */
  frontLabel: string
  sideLabel: string
}

/** Room for the measures, and thickness of a post, in inches. */
const MARGIN = 17
const POST = 3
/** Usual heights of mattress decks, in inches: the lower one from the floor, the upper one from the top. */
const LOW_DECK = 12
const HIGH_DECK = 16
const LADDER = 15

const decksOf = (shape: DrawnShape, height: number): number[] => {
  const decks = { bunk: [LOW_DECK, height - HIGH_DECK], loft: [height - HIGH_DECK], bed: [LOW_DECK], box: [] }
  return decks[shape].filter((deck) => deck > 0 && deck < height)
}

interface ViewProps {
  shape: DrawnShape
  wide: number
  high: number
  /** Of both views, so that they share a scale. */
  canvas: { width: number; height: number }
  wideText: string
  highText: string
  hasLadder: boolean
}

type Point = readonly [x: number, y: number]

/** Half the length of an end mark, in inches. */
const MARK = 1.8

/** A line with a mark across both ends. */
function span([x1, y1]: Point, [x2, y2]: Point): string {
  const across = x1 === x2 ? `h${2 * MARK}` : `v${2 * MARK}`
  const mark = ([x, y]: Point) => (x1 === x2 ? `M${x - MARK} ${y}${across}` : `M${x} ${y - MARK}${across}`)
  return `M${x1} ${y1}L${x2} ${y2}${mark([x1, y1])}${mark([x2, y2])}`
}

function Furniture({ shape, wide, high, hasLadder }: Omit<ViewProps, 'canvas' | 'wideText' | 'highText'>) {
  if (shape === 'box')
    return <rect width={wide} height={high} rx="1" className="fill-primary-soft stroke-ink" />
  const decks = decksOf(shape, high)
  const rails = decks.map((deck) => high - deck)
  const ladder = hasLadder && shape !== 'bed' ? wide - POST - LADDER : null
  const rungs = ladder === null ? 0 : Math.floor((high - HIGH_DECK) / 11)
  return (
    <>
      {rails.map((y) => (
        <g key={y}>
          <rect
            x={POST}
            y={y - 6}
            width={wide - 2 * POST}
            height="6"
            rx="2"
            className="fill-white stroke-ink-muted"
          />
          <rect x={POST} y={y} width={wide - 2 * POST} height="4" className="fill-primary-soft stroke-ink" />
        </g>
      ))}
      {shape !== 'bed' && (
        <path d={`M${POST} 1.5h${wide - 2 * POST}M${POST} 5h${wide - 2 * POST}`} className="stroke-ink" />
      )}
      {[0, wide - POST].map((x) => (
        <rect key={x} x={x} width={POST} height={high} rx="0.6" className="fill-primary-soft stroke-ink" />
      ))}
      {ladder !== null && (
        <path
          d={`M${ladder} 0V${high}M${ladder + LADDER} 0V${high}${Array.from(
            { length: rungs },
            (_, index) => `M${ladder} ${high - (index + 1) * 11}h${LADDER}`,
          ).join('')}`}
          strokeWidth="1.4"
          className="stroke-primary"
        />
      )}
    </>
  )
}

function View({ canvas, wideText, highText, ...rest }: ViewProps) {
  const { wide, high } = rest
  const left = (canvas.width - wide) / 2
  const top = canvas.height - MARGIN - high
  const floor = top + high
  const middle = top + high / 2
  return (
    <svg
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      fill="none"
      strokeWidth="0.6"
      aria-hidden="true"
      className="w-full"
    >
      <path d={`M0 ${floor}H${canvas.width}`} strokeWidth="0.8" className="stroke-line-strong" />
      <g transform={`translate(${left} ${top})`}>
        <Furniture {...rest} />
      </g>
      <g className="stroke-ink-muted">
        <path d={span([left, floor + 5], [left + wide, floor + 5])} />
        <path d={span([left - 5, top], [left - 5, floor])} />
      </g>
      <g fontSize="5.4" textAnchor="middle" className="fill-ink font-sans font-semibold">
        <text x={left + wide / 2} y={floor + 13}>
          {wideText}
        </text>
        <text x={left - 9} y={middle} transform={`rotate(-90 ${left - 9} ${middle})`}>
          {highText}
        </text>
      </g>
    </svg>
  )
}

function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      {children}
      <figcaption className="mt-1 text-center text-sm text-ink-muted">{caption}</figcaption>
    </figure>
  )
}

/** Both views side by side from `sm` up; one scale for both. */
export function DimensionDrawing(props: DimensionDrawingProps) {
  const { shape, length, width, height, texts, label, frontLabel, sideLabel } = props
  const canvas = { width: Math.max(length, width, 60) + 2 * MARGIN, height: height + MARGIN + 2 }
  const view = { shape, high: height, canvas, highText: texts.height }
  return (
    <div role="group" aria-label={label} className="grid gap-6 rounded-md bg-birch p-4 sm:grid-cols-2">
      <Figure caption={frontLabel}>
        <View {...view} wide={length} wideText={texts.length} hasLadder />
      </Figure>
      <Figure caption={sideLabel}>
        <View {...view} wide={width} wideText={texts.width} hasLadder={false} />
      </Figure>
    </div>
  )
}
