// Measures along the walls, as architects write them: a line with ticks, and the length above it.
import { clsx } from 'clsx'
import { useMeasures } from '../../fit/use-measures.ts'
import type { Room } from '../geometry/room.ts'
import { MARGIN, pixels, THIN, WALL } from './plan-units.ts'

/** From the wall. */
const AWAY = (MARGIN - WALL) * 0.55 + WALL

interface DimensionProps {
  /** From where to where along the wall. */
  from: number
  to: number
  /** Inches left of the room instead of above it. */
  isUpright?: boolean
  text: string
}

function Dimension({ from, to, isUpright = false, text }: DimensionProps) {
  const tick = 2
  const d = `M${from} 0H${to}M${from - tick} ${tick}L${from + tick} ${-tick}M${to - tick} ${tick}L${to + tick} ${-tick}`
  return (
    <g transform={isUpright ? `translate(${-AWAY} 0) rotate(90)` : `translate(0 ${-AWAY})`}>
      <path d={d} className={clsx('fill-none stroke-ink-muted', THIN)} strokeWidth="1" />
      <path
        d={`M${from} ${AWAY - WALL - 1}V${-tick}M${to} ${AWAY - WALL - 1}V${-tick}`}
        transform={isUpright ? 'scale(1 -1)' : undefined}
        className={clsx('fill-none stroke-line-strong', THIN)}
        strokeWidth="0.5"
      />
      <text
        x={(from + to) / 2}
        y={-1.5}
        // Upright text is turned around, so that its foot is on the side of the line.
        transform={isUpright ? `rotate(180 ${(from + to) / 2} 0)` : undefined}
        textAnchor="middle"
        className="fill-ink stroke-birch font-semibold [paint-order:stroke]"
        style={{ fontSize: pixels(13), strokeWidth: pixels(5) }}
      >
        {text}
      </text>
    </g>
  )
}

export function RoomMeasures({ room }: { room: Room }) {
  const { feet } = useMeasures()
  return (
    <g aria-hidden="true">
      <Dimension from={0} to={room.width} text={feet(room.width)} />
      <Dimension from={0} to={room.depth} isUpright text={feet(room.depth)} />
    </g>
  )
}
