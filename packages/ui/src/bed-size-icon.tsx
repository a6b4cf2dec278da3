// The five mattress sizes seen from above, drawn to one scale so that they can be compared at a glance.
import { clsx } from 'clsx'

/** Widths and lengths in inches; `pillows` lie at the head. */
const BEDS = {
  twin: { width: 38, length: 75, pillows: 1 },
  twin_xl: { width: 38, length: 80, pillows: 1 },
  full: { width: 54, length: 75, pillows: 2 },
  full_xl: { width: 54, length: 80, pillows: 2 },
  queen: { width: 60, length: 80, pillows: 2 },
} as const

export type BedSize = keyof typeof BEDS

/** Inches, by size. */
export const bedMeasures: Readonly<Record<BedSize, { width: number; length: number }>> = BEDS

export const bedSizes = Object.keys(BEDS) as readonly BedSize[]

export interface BedSizeIconProps {
  size: BedSize
  /** For screen readers; without it the drawing is decorative. */
  label?: string
  className?: string
}

const BOX = 88
const GAP = 5

/** A plan of the bed in the current text colour, 88 by 88 inches of ground. */
export function BedSizeIcon({ size, label, className }: BedSizeIconProps) {
  const { width, length, pillows } = BEDS[size]
  const left = (BOX - width) / 2
  const top = BOX - 3 - length
  const pillow = (width - GAP * (pillows + 1)) / pillows
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      {...meaning}
      viewBox={`0 0 ${BOX} ${BOX}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinejoin="round"
      className={clsx('inline-block size-8 shrink-0', className)}
    >
      <rect x={left} y={top} width={width} height={length} rx="5" />
      {Array.from({ length: pillows }, (_, index) => (
        <rect
          key={index}
          x={left + GAP + index * (pillow + GAP)}
          y={top + GAP + 1}
          width={pillow}
          height="13"
          rx="3"
          strokeWidth="3"
        />
      ))}
      <path d={`M${left} ${top + 34}h${width}`} />
      <path d={`M${left + 2} ${top + 44}h${width - 4}`} strokeWidth="2" opacity="0.55" />
    </svg>
  )
}
