// A child that sits cross-legged on a mattress, as tall as one of its age.
import { sittingHeight } from './sitting-height.ts'

interface SittingChildProps {
  /** The middle of the back, and what it sits on. */
  x: number
  seat: number
  years: number
  className: string
}

/** The drawing's own height: everything is scaled by the real one. */
const DRAWN = 27

export function SittingChild({ x, seat, years, className }: SittingChildProps) {
  const scale = sittingHeight(years) / DRAWN
  return (
    <g transform={`translate(${x} ${seat}) scale(${scale})`} className={className} fill="currentColor">
      <circle cx="1" cy="-22.8" r="4.2" />
      <path d="M-2.6 -17.4Q1 -19 4.6 -17.4Q6 -12 5.4 -5H-3.6Q-4.4 -12 -2.6 -17.4Z" />
      <path d="M-4.6 -3.2Q-4.6 -5.4 -2.4 -5.4H6Q14 -5.6 16.4 -2.8Q17 0 14.4 0H-2.4Q-4.6 0 -4.6 -3.2Z" />
      <path
        d="M4 -16.6Q8.6 -11.6 10.4 -6.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </g>
  )
}
