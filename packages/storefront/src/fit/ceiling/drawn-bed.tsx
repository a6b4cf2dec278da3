// The bed of the ceiling's drawing: one unit is an inch.
import type { Place } from '@loftwood/fit/fit-attributes'

export const POST = 3
const DECK = 4
const LADDER = 15
/** Slats of a bed near the floor, and how thick its mattress is drawn. */
const LOW_SLATS = 12
const LOW_MATTRESS = 6

/** Slats of the beds below the upper one, from the floor. */
const lowerSlats = (places: readonly Place[], upper: number): number[] => {
  const middle = places.includes('middle') ? [LOW_SLATS + (upper - LOW_SLATS) / 2] : []
  return places.includes('lower') ? [LOW_SLATS, ...middle] : middle
}

interface DrawnBedProps {
  length: number
  height: number
  slats: number
  mattress: number
  places: readonly Place[]
}

/** From the left end on the floor, upwards; `y` counts from the top of the bed. */
export function DrawnBed({ length, height, slats, mattress, places }: DrawnBedProps) {
  const lower = lowerSlats(places, slats)
  const decks = [{ at: slats, thickness: mattress }, ...lower.map((at) => ({ at, thickness: LOW_MATTRESS }))]
  const inside = length - 2 * POST
  const ladder = length - POST - LADDER - 2
  const rungs = Array.from({ length: Math.floor(slats / 11) }, (_, index) => height - (index + 1) * 11)
  return (
    <g strokeWidth="0.6">
      {decks.map(({ at, thickness }) => (
        <g key={at}>
          <rect
            x={POST}
            y={height - at - thickness}
            width={inside}
            height={thickness}
            rx="2"
            className="fill-white stroke-ink-muted"
          />
          <rect
            x={POST}
            y={height - at}
            width={inside}
            height={DECK}
            className="fill-primary-soft stroke-ink"
          />
        </g>
      ))}
      <g className="fill-primary-soft stroke-ink">
        <rect x={POST} y="1" width={ladder - POST} height="3" />
        <rect x={POST} y="6" width={ladder - POST} height="3" />
        <rect width={POST} height={height} rx="0.6" />
        <rect x={length - POST} width={POST} height={height} rx="0.6" />
      </g>
      <path
        d={`M${ladder} 0V${height}M${ladder + LADDER} 0V${height}${rungs.map((y) => `M${ladder} ${y}h${LADDER}`).join('')}`}
        strokeWidth="1.6"
        className="stroke-primary"
      />
    </g>
  )
}
