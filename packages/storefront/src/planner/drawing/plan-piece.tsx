// One piece on the plan.
import { clsx } from 'clsx'
import { atom, useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import type { Furniture } from '../furniture-of.ts'
import { sizeOf, type Area, type Place } from '../geometry/box.ts'
import type { Problem } from '../geometry/check-plan.ts'
import type { Clearance } from '../geometry/footprint.ts'
import type { Tone } from '../geometry/plan-symbol.ts'
import type { Piece } from '../plan.ts'
import { movingIdAtom, problemsAtomOf, selectedAtom } from '../planner-atoms.ts'
import { pixels, THIN } from './plan-units.ts'

const TONES: Readonly<Record<Tone, string>> = {
  wood: 'fill-primary-soft stroke-primary',
  board: 'fill-primary/30 stroke-primary',
  linen: 'fill-white stroke-primary',
  cover: 'fill-secondary-soft stroke-primary',
  slide: 'fill-info-soft stroke-primary',
}

export const transformOf = ({ x, y, turns }: Place): string => `translate(${x} ${y}) rotate(${turns * 90})`

/** What it looks like does not change while it moves. */
const PieceSymbol = memo(function PieceSymbol({ symbol }: Pick<Furniture, 'symbol'>) {
  return symbol.map(({ tone, d }, index) => (
    <path key={index} d={d} className={clsx(TONES[tone], THIN)} strokeWidth="0.75" />
  ))
})

const pathOf = ({ x, y }: Area): string => `M${x[0]} ${y[0]}h${sizeOf(x)}v${sizeOf(y)}h${-sizeOf(x)}z`

/** Floor that must stay free: shown of the piece that is selected, and where it is not. */
function Clearances({ clearances, blocked, isSelected }: ClearanceProps) {
  return clearances.map((clearance, index) => {
    const isBlocked = blocked.has(clearance.kind)
    if (!isSelected && !isBlocked) return null
    return (
      <path
        key={index}
        d={pathOf(clearance)}
        className={clsx(THIN, isBlocked ? 'fill-danger/15 stroke-danger' : 'fill-focus/8 stroke-focus')}
        strokeWidth="1"
        strokeDasharray="5 4"
      />
    )
  })
}

interface ClearanceProps {
  clearances: readonly Clearance[]
  blocked: ReadonlySet<string | undefined>
  isSelected: boolean
}

/** The number by which the list names the piece; upright however it is turned. */
function PieceNumber({
  number,
  piece,
  area,
  isInvalid,
}: {
  number: number
  piece: Piece
  area: Area
  isInvalid: boolean
}) {
  const [x, y] = [(area.x[0] + area.x[1]) / 2, (area.y[0] + area.y[1]) / 2]
  return (
    <g transform={`translate(${x} ${y}) rotate(${-90 * piece.turns})`}>
      <circle style={{ r: pixels(12) }} className={isInvalid ? 'fill-danger' : 'fill-secondary'} />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-white font-semibold"
        style={{ fontSize: pixels(13) }}
      >
        {number}
      </text>
    </g>
  )
}

interface PieceShapeProps {
  piece: Piece
  number: number
  furniture: Furniture
}

/** What is seen of it, around its own origin. */
export function PieceShape({ piece, number, furniture }: PieceShapeProps) {
  const { problemsAtom, isSelectedAtom } = useMemo(
    () => ({
      problemsAtom: problemsAtomOf(piece.id),
      isSelectedAtom: atom((get) => get(selectedAtom) === piece.id),
    }),
    [piece.id],
  )
  const problems = useAtomValue(problemsAtom)
  const isSelected = useAtomValue(isSelectedAtom)
  const isInvalid = problems.length > 0
  const { area, clearances } = furniture.footprint
  const blocked = new Set(problems.map(({ of }: Problem) => of))
  return (
    <>
      <Clearances {...{ clearances, blocked, isSelected }} />
      <PieceSymbol symbol={furniture.symbol} />
      <path
        d={pathOf(area)}
        className={clsx(
          THIN,
          'group-focus-visible:stroke-focus',
          isInvalid ? 'fill-danger/10 stroke-danger' : 'fill-transparent',
          isSelected && !isInvalid && 'stroke-focus',
        )}
        strokeWidth={isSelected ? 2.5 : isInvalid ? 1.5 : 3}
      />
      <PieceNumber {...{ number, piece, area, isInvalid }} />
    </>
  )
}

interface PlanPieceProps extends PieceShapeProps {
  label: string
}

/** Unseen while it is dragged: then it is drawn by moving-piece.tsx. */
export const PlanPiece = memo(function PlanPiece({ label, ...shape }: PlanPieceProps) {
  const { piece } = shape
  const { isMovingAtom, isSelectedAtom } = useMemo(
    () => ({
      isMovingAtom: atom((get) => get(movingIdAtom) === piece.id),
      isSelectedAtom: atom((get) => get(selectedAtom) === piece.id),
    }),
    [piece.id],
  )
  return (
    <g
      data-id={piece.id}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={useAtomValue(isSelectedAtom)}
      transform={transformOf(piece)}
      opacity={useAtomValue(isMovingAtom) ? 0 : undefined}
      className="group cursor-grab touch-none outline-none active:cursor-grabbing"
    >
      <PieceShape {...shape} />
    </g>
  )
})
