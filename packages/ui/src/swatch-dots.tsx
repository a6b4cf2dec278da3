// The small row of colours under a product's name: shows, chooses nothing.
import { clsx } from 'clsx'

export interface SwatchDot {
  /** Any CSS colour. */
  color: string
  label: string
}

export interface SwatchDotsProps {
  swatches: readonly SwatchDot[]
  /** What a screen reader hears in place of the dots, e.g. "6 colours". */
  label: string
  /** How many dots before "+n". */
  limit?: number
  className?: string
}

/** Colours as SVG fills: no inline style, so any content security policy lets them through. */
export function SwatchDots({ swatches, label, limit = 5, className }: SwatchDotsProps) {
  const more = swatches.length - limit
  return (
    <span className={clsx('flex items-center gap-1.5', className)}>
      <span className="sr-only">{label}</span>
      {swatches.slice(0, limit).map((swatch) => (
        <svg key={swatch.label} viewBox="0 0 14 14" aria-hidden="true" className="size-3.5">
          <title>{swatch.label}</title>
          <circle cx="7" cy="7" r="6.5" fill={swatch.color} className="stroke-ink/25" />
        </svg>
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="text-xs text-ink-muted">
          +{more}
        </span>
      )}
    </span>
  )
}
