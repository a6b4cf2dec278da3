// The small row of colours under a product's name: not interactive.
import { clsx } from 'clsx'

export interface SwatchDot {
  /** Any CSS colour. */
  color: string
  label: string
}

export interface SwatchDotsProps {
  swatches: readonly SwatchDot[]
  /** Read by screen readers instead of the dots, e.g. "6 colours". */
  label: string
  /** How many dots before "+n". */
  limit?: number
  className?: string
}

/** A dot and the room to the next one, in pixels. */
const DOT = 14
const STEP = 20

/** Colours as SVG fills: no inline style, so any content security policy lets them through. */
export function SwatchDots({ swatches, label, limit = 5, className }: SwatchDotsProps) {
  const shown = swatches.slice(0, limit)
  const more = swatches.length - limit
  const width = shown.length * STEP - (STEP - DOT)
  return (
    <span className={clsx('flex items-center gap-1.5', className)}>
      <span className="sr-only">{label}</span>
      {shown.length > 0 && (
        <svg
          width={width}
          height={DOT}
          viewBox={`0 0 ${width} ${DOT}`}
          aria-hidden="true"
          className="stroke-ink/25"
        >
          {shown.map((swatch, index) => (
            <circle key={swatch.label} cx={index * STEP + DOT / 2} cy={DOT / 2} r="6.5" fill={swatch.color}>
              <title>{swatch.label}</title>
            </circle>
          ))}
        </svg>
      )}
      {more > 0 && (
        <span aria-hidden="true" className="text-xs text-ink-muted">
          +{more}
        </span>
      )}
    </span>
  )
}
