// A measured line over the 3D view, with dots at its ends and its length written on it; CSS pixels of the canvas.
import { clsx } from 'clsx'

export type Spot = readonly [x: number, y: number]

interface DrawnLineProps {
  from: Spot
  to: Spot
  text: string
  isUpright?: boolean
  /** Of line and text. */
  className?: string
}

export function DrawnLine({ from, to, text, isUpright = false, className = 'text-ink' }: DrawnLineProps) {
  const [[x1, y1], [x2, y2]] = [from, to]
  return (
    <g className={clsx('fill-current', className)}>
      <line {...{ x1, y1, x2, y2 }} className="stroke-current" strokeWidth="1.5" />
      <circle cx={x1} cy={y1} r="3" />
      <circle cx={x2} cy={y2} r="3" />
      <text
        x={isUpright ? x1 - 6 : (x1 + x2) / 2}
        y={(y1 + y2) / 2 + 5}
        textAnchor={isUpright ? 'start' : 'middle'}
        strokeWidth="6"
        className="stroke-white text-xs font-semibold sm:text-sm [paint-order:stroke]"
      >
        {text}
      </text>
    </g>
  )
}
