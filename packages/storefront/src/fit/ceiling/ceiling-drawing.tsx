// The bed under the ceiling with a sitting child, drawn to scale: one unit is an inch.
import { useT } from '../../platform/i18n/use-t.ts'
import type { Place } from '../fit-attributes.ts'
import type { FitSubject } from '../fit-subject.ts'
import { useMeasures } from '../use-measures.ts'
import { SittingChild } from './sitting-child.tsx'
import { sittingHeight } from './sitting-height.ts'
import type { HeadRoom } from './head-room.ts'

interface CeilingDrawingProps {
  subject: FitSubject
  headRoom: HeadRoom
  /** Years of the child. */
  age: number
}

/** Room beside the bed for the measures, and above and below the room itself. */
const SIDE = 30
const EDGE = 5
const POST = 3
const DECK = 4
const LADDER = 15
const USUAL_BED_LENGTH = 80
/** Slats of a bed near the floor, and how thick its mattress is drawn. */
const LOW_SLATS = 12
const LOW_MATTRESS = 6
/** A tall piece beside the bed, such as stairs, is left out of the drawing. */
const MOST_LENGTH = 90

/** Slats of the beds below the upper one, from the floor. */
const lowerSlats = (places: readonly Place[], upper: number): number[] => {
  const middle = places.includes('middle') ? [LOW_SLATS + (upper - LOW_SLATS) / 2] : []
  return places.includes('lower') ? [LOW_SLATS, ...middle] : middle
}

interface BedProps {
  length: number
  height: number
  slats: number
  mattress: number
  lower: readonly number[]
}

/** From the left end on the floor, upwards; `y` counts from the top of the bed. */
function Bed({ length, height, slats, mattress, lower }: BedProps) {
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

interface MeasureProps {
  x: number
  from: number
  to: number
  text: string
  className: string
}

/** An upright line with a mark across both ends, its text beside it turned. */
function Measure({ x, from, to, text, className }: MeasureProps) {
  const middle = (from + to) / 2
  return (
    <g className={className}>
      <path
        d={`M${x} ${from}V${to}M${x - 1.8} ${from}h3.6M${x - 1.8} ${to}h3.6`}
        strokeWidth="0.8"
        stroke="currentColor"
      />
      <text
        x={x - 3}
        y={middle}
        transform={`rotate(-90 ${x - 3} ${middle})`}
        fontSize="6"
        textAnchor="middle"
        fill="currentColor"
        className="font-sans font-semibold"
      >
        {text}
      </text>
    </g>
  )
}

export function CeilingDrawing({ subject, headRoom, age }: CeilingDrawingProps) {
  const t = useT()
  const words = useMeasures()
  const { ceiling, inches, verdict, upper } = headRoom
  const height = subject.height ?? 0
  const length = Math.min(subject.length ?? USUAL_BED_LENGTH, MOST_LENGTH)
  const canvas = { width: length + SIDE + 22, height: Math.max(ceiling, height) + 2 * EDGE }
  const floor = canvas.height - EDGE
  const top = floor - ceiling
  const mattressTop = floor - upper.mattressTop
  const texts = {
    ceiling: words.feet(ceiling),
    height: words.length(height),
    top: words.length(upper.mattressTop),
    room: words.length(Math.max(inches, 0)),
    years: t('fit.who.years', { count: age }),
    sitting: words.length(sittingHeight(age)),
  }
  const bed = {
    length,
    height,
    slats: upper.slats,
    mattress: upper.chosen ?? upper.thickest,
    lower: lowerSlats(
      subject.fit.beds.map(({ place }) => place),
      upper.slats,
    ),
  }
  const isTight = verdict === 'tight'
  return (
    <svg
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      fill="none"
      role="img"
      aria-label={t('fit.ceiling.drawing', { name: subject.name, ...texts })}
      className="mx-auto max-h-[32rem] w-full"
    >
      <rect y={top - EDGE} width={canvas.width} height={EDGE} className="fill-line" />
      <path
        d={`M0 ${top}H${canvas.width}M0 ${floor}H${canvas.width}`}
        strokeWidth="0.8"
        className="stroke-line-strong"
      />
      <g transform={`translate(${SIDE} ${floor - height})`}>
        <Bed {...bed} />
      </g>
      <SittingChild
        x={SIDE + POST + 12}
        seat={mattressTop}
        years={age}
        className={isTight ? 'text-danger' : 'text-primary'}
      />
      <Measure x={9} from={top} to={floor} text={texts.ceiling} className="text-ink" />
      <Measure x={22} from={floor - height} to={floor} text={texts.height} className="text-ink-muted" />
      {inches > 0 && (
        <Measure
          x={SIDE + length + 13}
          from={top}
          to={mattressTop}
          text={texts.room}
          className={isTight ? 'text-danger' : 'text-success'}
        />
      )}
    </svg>
  )
}
