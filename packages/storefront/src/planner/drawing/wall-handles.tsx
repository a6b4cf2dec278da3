// Handles that draw the right and the lower wall.
import { useMeasures } from '../../fit/use-measures.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { ROOM_LIMITS, type Room } from '../geometry/room.ts'
import { pixels, WALL } from './plan-units.ts'
import { WALL_HANDLES } from './use-plan-pointer.ts'

interface HandleProps {
  id: string
  x: number
  y: number
  label: string
  value: number
  isUpright: boolean
}

function Handle({ id, x, y, label, value, isUpright }: HandleProps) {
  const { length } = useMeasures()
  return (
    <g
      data-id={id}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={ROOM_LIMITS.least}
      aria-valuemax={ROOM_LIMITS.most}
      aria-valuetext={length(value)}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      transform={`translate(${x} ${y}) rotate(${isUpright ? 90 : 0})`}
      className={`group touch-none outline-none ${isUpright ? 'cursor-ns-resize' : 'cursor-ew-resize'} print:hidden`}
    >
      <circle style={{ r: pixels(22) }} className="fill-transparent" />
      <circle
        style={{ r: pixels(11) }}
        className="fill-white stroke-secondary stroke-2 [vector-effect:non-scaling-stroke] group-focus-visible:stroke-focus group-focus-visible:stroke-4"
      />
      <path
        d="M-1.5 -3.5L-5 0L-1.5 3.5M1.5 -3.5L5 0L1.5 3.5"
        className="fill-none stroke-secondary stroke-2 [scale:var(--px)] [vector-effect:non-scaling-stroke]"
      />
    </g>
  )
}

export function WallHandles({ room }: { room: Room }) {
  const t = useT()
  return (
    <>
      <Handle
        id={WALL_HANDLES.right}
        x={room.width + WALL / 2}
        y={room.depth / 2}
        label={t('planner.width')}
        value={room.width}
        isUpright={false}
      />
      <Handle
        id={WALL_HANDLES.bottom}
        x={room.width / 2}
        y={room.depth + WALL / 2}
        label={t('planner.depth')}
        value={room.depth}
        isUpright
      />
    </>
  )
}
