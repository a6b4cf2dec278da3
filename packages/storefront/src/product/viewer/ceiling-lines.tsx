// The ceiling over the piece in the 3D view: its edges, its height, and the headroom above the upper mattress.
import { boundsOf, measuredParts, type Vec3 } from '@loftwood/furniture'
import { useMemo } from 'react'
import { HEAD_ROOM_WORDS } from '../../fit/ceiling/head-room-words.ts'
import type { HeadRoom } from '@loftwood/fit/head-room'
import { useMeasures } from '../../fit/use-measures.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { ceilingOver } from './bounds.ts'
import { DrawnLine } from './drawn-line.tsx'
import type { FurnitureView } from './furniture-view.ts'
import { useEveryFrame } from './use-every-frame.ts'
import type { ViewerStage } from './viewer-stage.ts'

interface CeilingLinesProps {
  stage: ViewerStage
  parts: FurnitureView['parts']
  headRoom: HeadRoom
}

/** In words it stands beside the view, so that this is for the eye alone. */
export function CeilingLines({ stage, parts, headRoom }: CeilingLinesProps) {
  const t = useT()
  const words = useMeasures()
  useEveryFrame(stage)
  const { ceiling, inches, upper, verdict } = headRoom
  const corners = useMemo((): Vec3[] => {
    const { x, z } = ceilingOver(boundsOf(parts), ceiling)
    return [
      [x[0], ceiling, z[0]],
      [x[1], ceiling, z[0]],
      [x[1], ceiling, z[1]],
      [x[0], ceiling, z[1]],
    ]
  }, [parts, ceiling])
  const middle = useMemo(() => {
    const { x, z } = boundsOf(measuredParts(parts))
    return [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2] as const
  }, [parts])
  const edges = corners.map(stage.project)
  const top = stage.project([middle[0], ceiling, middle[1]])
  const highest = Math.min(...edges.map(([, y]) => y))
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      <polygon
        points={edges.map((edge) => edge.join()).join(' ')}
        strokeWidth="1.5"
        strokeDasharray="6 4"
        className="fill-none stroke-ink-muted"
      />
      <text
        x={top[0]}
        y={highest - 8}
        textAnchor="middle"
        strokeWidth="6"
        className="fill-ink stroke-white text-xs font-semibold sm:text-sm [paint-order:stroke]"
      >
        {t('product.view3d.ceiling', { ceiling: words.feet(ceiling) })}
      </text>
      {inches > 0 && (
        <DrawnLine
          from={top}
          to={stage.project([middle[0], upper.mattressTop, middle[1]])}
          text={words.length(inches)}
          isUpright
          className={HEAD_ROOM_WORDS[verdict].color}
        />
      )}
    </svg>
  )
}
