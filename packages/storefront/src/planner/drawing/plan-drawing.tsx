// The plan: an SVG whose units are inches of the room.
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useMeasures } from '../../fit/use-measures.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { wallLength } from '../geometry/room.ts'
import { kindOf } from '../plan.ts'
import { furnitureAtom, planAtom, roomAtom, selectedAtom } from '../planner-atoms.ts'
import { usePieceWords } from '../use-pieces.ts'
import type { PlanActions } from '../use-plan-actions.ts'
import { FixtureSymbol, Floor } from './room-walls.tsx'
import { MovingPiece } from './moving-piece.tsx'
import { RoomMeasures } from './room-measures.tsx'
import { PlanPiece } from './plan-piece.tsx'
import { pressPlanKey } from './plan-keys.ts'
import { MARGIN, printedMm, withMargins } from './plan-units.ts'
import { usePlanPointer } from './use-plan-pointer.ts'
import { WallHandles } from './wall-handles.tsx'

/** Writes how many inches a pixel is around the drawing, for what is drawn in pixels. */
function useScale(drawing: RefObject<SVGSVGElement | null>, viewBox: string): void {
  useEffect(() => {
    const svg = drawing.current
    if (!svg) return undefined
    const measure = () => {
      const { a } = svg.getScreenCTM() ?? { a: 1 }
      svg.parentElement?.style.setProperty('--px', String(1 / (a || 1)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    measure()
    return () => observer.disconnect()
  }, [drawing, viewBox])
}

function Fixtures() {
  const t = useT()
  const room = useAtomValue(roomAtom)
  const selected = useAtomValue(selectedAtom)
  const { length } = useMeasures()
  return room.fixtures.map((fixture) => (
    <g
      key={fixture.id}
      data-id={fixture.id}
      role="slider"
      tabIndex={0}
      aria-label={t('planner.fixtureOn', { kind: fixture.kind, wall: fixture.wall })}
      aria-valuenow={Math.round(fixture.offset)}
      aria-valuemin={0}
      aria-valuemax={Math.round(wallLength(room, fixture.wall) - fixture.width)}
      aria-valuetext={length(fixture.offset)}
      className="group cursor-grab touch-none outline-none active:cursor-grabbing [&:focus-visible>*]:stroke-focus"
    >
      <FixtureSymbol room={room} fixture={fixture} isSelected={selected === fixture.id} />
    </g>
  ))
}

function Pieces() {
  const { pieces } = useAtomValue(planAtom)
  const furniture = useAtomValue(furnitureAtom)
  const words = usePieceWords()
  return pieces.map((piece, index) => {
    const own = furniture.get(piece.id)
    if (!own) return null
    const label = `${words.name(piece.id)}, ${words.place(piece)}`
    return <PlanPiece key={piece.id} piece={piece} number={index + 1} furniture={own} label={label} />
  })
}

export function PlanDrawing({ actions }: { actions: PlanActions }) {
  const t = useT()
  const store = useStore()
  const help = useId()
  const room = useAtomValue(roomAtom)
  const select = useSetAtom(selectedAtom)
  const { length } = useMeasures()
  const drawing = useRef<SVGSVGElement>(null)
  const [width, height] = [withMargins(room.width), withMargins(room.depth)]
  const viewBox = `${-MARGIN} ${-MARGIN} ${width} ${height}`
  useScale(drawing, viewBox)
  usePlanPointer(drawing, actions)
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event
    const id = (target as Element).getAttribute('data-id')
    if (!id || ctrlKey || metaKey || altKey) return
    if (key === 'Enter' || key === ' ') select(id)
    else if (!pressPlanKey({ key, shiftKey, id }, store.get(planAtom), actions)) return
    event.preventDefault()
    const isGone = kindOf(id) === 'piece' && !store.get(planAtom).pieces.some((piece) => piece.id === id)
    if (isGone) drawing.current?.focus()
  }
  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all that is in it */}
      <svg
        ref={drawing}
        role="application"
        aria-label={t('planner.plan', { width: length(room.width), depth: length(room.depth) })}
        aria-describedby={help}
        tabIndex={-1}
        viewBox={viewBox}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const id = target.getAttribute('data-id')
          if (id && kindOf(id) !== 'wall') select(id)
        }}
        style={{ '--print-width': `${printedMm(width)}mm` } as React.CSSProperties}
        className="block max-h-[76svh] w-full select-none print:max-h-none print:w-(--print-width) print:[--px:0.21]!"
      >
        <Floor room={room} />
        <RoomMeasures room={room} />
        <Fixtures />
        <Pieces />
        <WallHandles room={room} />
      </svg>
      <MovingPiece viewBox={viewBox} />
      <p id={help} className="sr-only">
        {t('planner.help')}
      </p>
    </div>
  )
}
