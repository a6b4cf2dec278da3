// One piece on the plan. While it moves, only its `transform` is written: React renders it anew when it is put down, or when
// what does not fit changes.
import { clsx } from 'clsx'
import { atom, useAtomValue, useStore } from 'jotai'
import { memo, useEffect, useMemo, useRef } from 'react'
import type { Furniture } from '../furniture-of.ts'
import { sizeOf, type Area, type Place } from '../geometry/box.ts'
import type { Problem } from '../geometry/check-plan.ts'
import type { Clearance } from '../geometry/footprint.ts'
import type { Tone } from '../geometry/plan-symbol.ts'
import type { Piece } from '../plan.ts'
import { moveAtom, problemsAtomOf, selectedAtom } from '../planner-atoms.ts'
import { pixels, THIN } from './plan-units.ts'

const TONES: Readonly<Record<Tone, string>> = {
  wood: 'fill-primary-soft stroke-primary',
  board: 'fill-primary/30 stroke-primary',
  linen: 'fill-white stroke-primary',
  cover: 'fill-secondary-soft stroke-primary',
  slide: 'fill-info-soft stroke-primary',
}

/** In CSS a pixel is a unit of the drawing. */
const cssTransformOf = ({ x, y, turns }: Place): string =>
  `translate(${x}px, ${y}px) rotate(${turns * 90}deg)`

const transformOf = ({ x, y, turns }: Place): string => `translate(${x} ${y}) rotate(${turns * 90})`

/** Moves the element with the piece, past React: on a layer of its own, so that nothing else is painted again. */
function useMoving(piece: Piece) {
  const store = useStore()
  const element = useRef<SVGGElement>(null)
  useEffect(() => {
    const follow = () => {
      const style = element.current?.style
      const move = store.get(moveAtom)
      const isMoving = move && 'piece' in move && move.piece === piece.id
      if (!style || (!isMoving && style.willChange === '')) return
      style.willChange = isMoving ? 'transform' : ''
      style.transform = isMoving ? cssTransformOf(move.place) : ''
    }
    follow()
    return store.sub(moveAtom, follow)
  }, [store, piece])
  return element
}

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
  isFaulty,
}: {
  number: number
  piece: Piece
  area: Area
  isFaulty: boolean
}) {
  const [x, y] = [(area.x[0] + area.x[1]) / 2, (area.y[0] + area.y[1]) / 2]
  return (
    <g transform={`translate(${x} ${y}) rotate(${-90 * piece.turns})`}>
      <circle style={{ r: pixels(12) }} className={isFaulty ? 'fill-danger' : 'fill-secondary'} />
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

interface PlanPieceProps {
  piece: Piece
  number: number
  furniture: Furniture
  label: string
}

export const PlanPiece = memo(function PlanPiece({ piece, number, furniture, label }: PlanPieceProps) {
  const element = useMoving(piece)
  const { problemsAtom, isSelectedAtom } = useMemo(
    () => ({
      problemsAtom: problemsAtomOf(piece.id),
      isSelectedAtom: atom((get) => get(selectedAtom) === piece.id),
    }),
    [piece.id],
  )
  const problems = useAtomValue(problemsAtom)
  const isSelected = useAtomValue(isSelectedAtom)
  const isFaulty = problems.length > 0
  const { area, clearances } = furniture.footprint
  const blocked = new Set(problems.map(({ of }: Problem) => of))
  return (
    <g
      ref={element}
      data-id={piece.id}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isSelected}
      transform={transformOf(piece)}
      className="group cursor-grab touch-none outline-none active:cursor-grabbing"
    >
      <Clearances {...{ clearances, blocked, isSelected }} />
      <PieceSymbol symbol={furniture.symbol} />
      <path
        d={pathOf(area)}
        className={clsx(
          THIN,
          'group-focus-visible:stroke-focus',
          isFaulty ? 'fill-danger/10 stroke-danger' : 'fill-transparent',
          isSelected && !isFaulty && 'stroke-focus',
        )}
        strokeWidth={isSelected ? 2.5 : isFaulty ? 1.5 : 3}
      />
      <PieceNumber {...{ number, piece, area, isFaulty }} />
    </g>
  )
})
