// Length, width and height written along the piece, in both units; they follow every frame.
import { boundsOf, measuredParts, type Measures, type Vec3 } from '@loftwood/furniture'
import { useMemo } from 'react'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import { DrawnLine } from './drawn-line.tsx'
import type { FurnitureView } from './furniture-view.ts'
import { useEveryFrame } from './use-every-frame.ts'
import type { ViewerStage } from './viewer-stage.ts'

/** Inches between the piece and its measures. */
const GAP = 4

type Line = readonly [measure: keyof Measures, from: Vec3, to: Vec3]

/** Length and width along the edges that face the eye, the height at the outermost corner on the left. */
function linesOf({ x, y, z }: ReturnType<typeof boundsOf>, stage: ViewerStage): Line[] {
  const radians = (stage.orbit().azimuth * Math.PI) / 180
  const [nearX, farX] = Math.sin(radians) >= 0 ? [x[1] + GAP, x[0] - GAP] : [x[0] - GAP, x[1] + GAP]
  const [nearZ, farZ] = Math.cos(radians) >= 0 ? [z[1] + GAP, z[0] - GAP] : [z[0] - GAP, z[1] + GAP]
  const corners = [
    [farX, nearZ],
    [nearX, farZ],
  ] as const
  const [left] = corners
    .map(([cornerX, cornerZ]) => ({ cornerX, cornerZ, at: stage.project([cornerX, y[0], cornerZ])[0] }))
    .toSorted((a, b) => a.at - b.at)
  return [
    ['length', [x[0], 0, nearZ], [x[1], 0, nearZ]],
    ['width', [nearX, 0, z[0]], [nearX, 0, z[1]]],
    ...(left
      ? [['height', [left.cornerX, y[0], left.cornerZ], [left.cornerX, y[1], left.cornerZ]] as const]
      : []),
  ]
}

interface MeasureLinesProps {
  stage: ViewerStage
  parts: FurnitureView['parts']
  measures: Measures
}

export function MeasureLines({ stage, parts, measures }: MeasureLinesProps) {
  const t = useT()
  const format = useFormat()
  useEveryFrame(stage)
  const bounds = useMemo(() => boundsOf(measuredParts(parts)), [parts])
  const label = t('product.view3d.measuresText', {
    length: format.length(measures.length),
    width: format.length(measures.width),
    height: format.length(measures.height),
  })
  return (
    <svg role="img" aria-label={label} className="pointer-events-none absolute inset-0 size-full">
      {linesOf(bounds, stage).map(([measure, from, to]) => (
        <DrawnLine
          key={measure}
          from={stage.project(from)}
          to={stage.project(to)}
          text={format.length(measures[measure])}
          isUpright={measure === 'height'}
        />
      ))}
    </svg>
  )
}
