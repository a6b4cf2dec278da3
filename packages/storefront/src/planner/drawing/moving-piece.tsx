// The piece under a finger, in a drawing of its own over the plan: moving that one is left to the compositor, while a piece that
// moved within the plan would have all of it laid out and painted again for each frame.
import { useAtomValue, useStore } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import type { Piece } from '../plan.ts'
import { furnitureAtom, moveAtom, movingIdAtom, planAtom } from '../planner-atoms.ts'
import { PieceShape, transformOf } from './plan-piece.tsx'

/** Writes the transform of each move, past React. */
function useMoving(piece: Piece) {
  const store = useStore()
  const element = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const follow = () => {
      const move = store.get(moveAtom)
      if (!element.current || !move || !('piece' in move)) return
      const [x, y] = [move.place.x - piece.x, move.place.y - piece.y]
      element.current.style.transform = `translate(calc(${x}px / var(--px)), calc(${y}px / var(--px)))`
    }
    follow()
    return store.sub(moveAtom, follow)
  }, [store, piece])
  return element
}

interface MovingProps {
  piece: Piece
  number: number
  viewBox: string
}

function Moving({ piece, number, viewBox }: MovingProps) {
  const element = useMoving(piece)
  const furniture = useAtomValue(furnitureAtom).get(piece.id)
  if (!furniture) return null
  return (
    // As large as the plan and moved whole: what sticks out of the plan would widen the page.
    <div className="pointer-events-none absolute inset-0 overflow-clip print:hidden">
      <svg
        ref={element}
        aria-hidden="true"
        viewBox={viewBox}
        className="size-full overflow-visible will-change-transform"
      >
        <g transform={transformOf(piece)}>
          <PieceShape {...{ piece, number, furniture }} />
        </g>
      </svg>
    </div>
  )
}

/** @param viewBox of the plan, which it lies over */
export function MovingPiece({ viewBox }: Pick<MovingProps, 'viewBox'>) {
  const id = useAtomValue(movingIdAtom)
  const { pieces } = useAtomValue(planAtom)
  const index = pieces.findIndex((piece) => piece.id === id)
  const piece = pieces[index]
  return piece && <Moving piece={piece} number={index + 1} viewBox={viewBox} />
}
