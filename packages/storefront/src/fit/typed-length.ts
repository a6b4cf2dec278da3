// A length as a shopper types it, in inches: 96, 96 in, 8 ft, 8' 2", 8 pi 2 po, 244 cm, 2,44 m.
import { CM_PER_INCH, INCHES_PER_FOOT } from '../platform/units.ts'
import type { LengthUnit } from './my-home/my-home.ts'

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const FEET = String.raw`(?:'|′|’|ft\.?|feet|foot|pi\.?|pieds?)`
const INCHES = String.raw`(?:"|″|”|''|in\.?|inch(?:es)?|po\.?|pouces?)`

const SHAPES: readonly (readonly [shape: RegExp, inches: (first: number, second: number) => number])[] = [
  [
    new RegExp(`^${NUMBER}\\s*${FEET}(?:\\s*${NUMBER}\\s*${INCHES}?)?$`),
    (feet, inches) => feet * INCHES_PER_FOOT + inches,
  ],
  [new RegExp(`^${NUMBER}\\s*${INCHES}$`), (inches) => inches],
  [new RegExp(`^${NUMBER}\\s*cm$`), (cm) => cm / CM_PER_INCH],
  [new RegExp(`^${NUMBER}\\s*m(?:è?tres?|eters?)?$`), (metres) => (metres * 100) / CM_PER_INCH],
]

const BARE = new RegExp(`^${NUMBER}$`)

const numberOf = (text = '0') => Number(text.replace(',', '.'))

/** Undefined for what is no length. @param unit of a number without one */
export function typedLength(typed: string, unit: LengthUnit): number | undefined {
  const text = typed.trim().toLowerCase()
  const bare = BARE.exec(text)?.[1]
  if (bare !== undefined) return unit === 'cm' ? numberOf(bare) / CM_PER_INCH : numberOf(bare)
  for (const [shape, inches] of SHAPES) {
    const match = shape.exec(text)
    if (match) return inches(numberOf(match[1]), numberOf(match[2]))
  }
  return undefined
}

/** Nobody's ceiling is 8 inches or 2.44 centimetres: what is that small is feet or metres. */
export function typedCeiling(typed: string, unit: LengthUnit): number | undefined {
  const length = typedLength(typed, unit)
  if (length === undefined || !BARE.test(typed.trim())) return length
  if (unit === 'in' && length < 15) return length * INCHES_PER_FOOT
  return unit === 'cm' && length * CM_PER_INCH < 10 ? length * 100 : length
}

export type LengthProblem = 'unread' | 'outside'

/** Limits are shown rounded: what is half an inch outside is the limit. */
const ROUNDING = 0.5

/** The length that a field takes, or what is wrong with it. @param inches undefined for what is no length */
export function lengthWithin(
  inches: number | undefined,
  { min, max }: { min: number; max: number },
): number | LengthProblem {
  if (inches === undefined) return 'unread'
  if (inches < min - ROUNDING || inches > max + ROUNDING) return 'outside'
  return Math.min(max, Math.max(min, inches))
}
