/** Arrows with a measure: inches over centimetres, no words. Pixels of a drawing 1340 wide. */
import type { Span } from '@loftwood/furniture/part'

export const ink = '#3d3a36'
export const light = '#857f76'

const stroke = `stroke="${ink}" stroke-width="2.5"`
const font = 'font-family="DejaVu Sans, Arial, sans-serif" text-anchor="middle"'

/** Half of a label's size. */
const halfWidth = 92
const halfHeight = 48

/** `80 in` over `203 cm`, its middle at a point. */
export function label([x, y]: readonly [x: number, y: number], inches: number): string {
  const rounded = Math.round(inches * 10) / 10
  const text = (value: string, dy: number, style: string) =>
    `<text x="${x}" y="${y + dy}" ${font} ${style}>${value}</text>`
  return (
    `<rect x="${x - halfWidth}" y="${y - halfHeight}" width="${2 * halfWidth}" height="${2 * halfHeight}" rx="12" fill="#fff"/>` +
    text(`${rounded} in`, -4, `font-size="44" font-weight="bold" fill="${ink}"`) +
    text(`${Math.round(inches * 2.54)} cm`, 36, `font-size="34" fill="${light}"`)
  )
}

/** From left to right at the height `y`; a short one has its label below. */
export function horizontal([from, to]: Span, y: number, inches: number): string {
  const tick = (x: number) =>
    `<line x1="${x}" x2="${x}" y1="${y - 46}" y2="${y + 12}" stroke="${light}" stroke-width="1.5"/>`
  const arrow = (x: number, way: 1 | -1) => `<path d="M${x} ${y} l${16 * way} -6 v12 z" fill="${ink}"/>`
  const isTight = to - from < 2 * halfWidth + 40
  return `${tick(from)}${tick(to)}<line x1="${from}" x2="${to}" y1="${y}" y2="${y}" ${stroke}/>${arrow(from, 1)}${arrow(to, -1)}${label([(from + to) / 2, isTight ? y + 58 : y], inches)}`
}

/** From top to bottom at `x`; a short one has its label above. */
export function vertical([from, to]: Span, x: number, inches: number): string {
  const tick = (y: number) =>
    `<line x1="${x - 28}" x2="${x + 28}" y1="${y}" y2="${y}" stroke="${light}" stroke-width="1.5"/>`
  const arrow = (y: number, way: 1 | -1) => `<path d="M${x} ${y} l-6 ${16 * way} h12 z" fill="${ink}"/>`
  const isTight = to - from < 2 * halfHeight + 50
  return `${tick(from)}${tick(to)}<line x1="${x}" x2="${x}" y1="${from}" y2="${to}" ${stroke}/>${arrow(from, 1)}${arrow(to, -1)}${label([x, isTight ? from - 58 : (from + to) / 2], inches)}`
}
