// The bed under the ceiling with a sitting child, drawn to scale: one unit is an inch.
import { useT } from '../../platform/i18n/use-t.ts'
import type { FitSubject } from '../fit-subject.ts'
import { useMeasures } from '../use-measures.ts'
import { DrawnBed, POST } from './drawn-bed.tsx'
import type { HeadRoom } from '@loftwood/fit/head-room'
import { sittingHeight } from './sitting-height.ts'

interface SittingChildProps {
  /** The middle of the back, and what it sits on. */
  x: number
  seat: number
  years: number
  className: string
}

/** The drawing's own height: everything is scaled by the real one. */
const DRAWN = 27

function SittingChild({ x, seat, years, className }: SittingChildProps) {
  const scale = sittingHeight(years) / DRAWN
  return (
    <g transform={`translate(${x} ${seat}) scale(${scale})`} className={className} fill="currentColor">
      <circle cx="1" cy="-22.8" r="4.2" />
      <path d="M-2.6 -17.4Q1 -19 4.6 -17.4Q6 -12 5.4 -5H-3.6Q-4.4 -12 -2.6 -17.4Z" />
      <path d="M-4.6 -3.2Q-4.6 -5.4 -2.4 -5.4H6Q14 -5.6 16.4 -2.8Q17 0 14.4 0H-2.4Q-4.6 0 -4.6 -3.2Z" />
      <path
        d="M4 -16.6Q8.6 -11.6 10.4 -6.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </g>
  )
}

interface CeilingDrawingProps {
  subject: FitSubject
  headRoom: HeadRoom
  /** Years of the child. */
  age: number
}

/** Room beside the bed for the measures, and above and below the room itself. */
const SIDE = 30
const EDGE = 5
const USUAL_BED_LENGTH = 80
/** A tall piece beside the bed, such as stairs, is left out of the drawing. */
const MOST_LENGTH = 90

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

/** Where everything is drawn, from the upper left corner. */
function layoutOf({ subject, headRoom: { ceiling, upper } }: CeilingDrawingProps) {
  const height = subject.height ?? 0
  const length = Math.min(subject.length ?? USUAL_BED_LENGTH, MOST_LENGTH)
  const canvas = { width: length + SIDE + 22, height: Math.max(ceiling, height) + 2 * EDGE }
  const floor = canvas.height - EDGE
  return {
    canvas,
    length,
    floor,
    ceiling: floor - ceiling,
    bedTop: floor - height,
    mattressTop: floor - upper.mattressTop,
  }
}

function useTexts({ subject, headRoom: { ceiling, inches, upper }, age }: CeilingDrawingProps) {
  const t = useT()
  const words = useMeasures()
  const texts = {
    ceiling: words.feet(ceiling),
    height: words.length(subject.height ?? 0),
    top: words.length(upper.mattressTop),
    room: words.length(Math.max(inches, 0)),
    years: t('fit.who.years', { count: age }),
    sitting: words.length(sittingHeight(age)),
  }
  return { ...texts, all: t('fit.ceiling.drawing', { name: subject.name, ...texts }) }
}

export function CeilingDrawing(props: CeilingDrawingProps) {
  const { subject, headRoom, age } = props
  const { inches, verdict, upper } = headRoom
  const texts = useTexts(props)
  const { canvas, length, floor, ceiling, bedTop, mattressTop } = layoutOf(props)
  const isTight = verdict === 'tight'
  return (
    <svg
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      fill="none"
      role="img"
      aria-label={texts.all}
      className="mx-auto max-h-[32rem] w-full"
    >
      <rect y={ceiling - EDGE} width={canvas.width} height={EDGE} className="fill-line" />
      <path
        d={`M0 ${ceiling}H${canvas.width}M0 ${floor}H${canvas.width}`}
        strokeWidth="0.8"
        className="stroke-line-strong"
      />
      <g transform={`translate(${SIDE} ${bedTop})`}>
        <DrawnBed
          length={length}
          height={subject.height ?? 0}
          slats={upper.slats}
          mattress={upper.chosen ?? upper.thickest}
          places={subject.fit.beds.map(({ place }) => place)}
        />
      </g>
      <SittingChild
        x={SIDE + POST + 12}
        seat={mattressTop}
        years={age}
        className={isTight ? 'text-danger' : 'text-primary'}
      />
      <Measure x={9} from={ceiling} to={floor} text={texts.ceiling} className="text-ink" />
      <Measure x={22} from={bedTop} to={floor} text={texts.height} className="text-ink-muted" />
      {inches > 0 && (
        <Measure
          x={SIDE + length + 13}
          from={ceiling}
          to={mattressTop}
          text={texts.room}
          className={isTight ? 'text-danger' : 'text-success'}
        />
      )}
    </svg>
  )
}
