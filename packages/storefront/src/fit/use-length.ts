// Lengths in the unit that the shopper has chosen.
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { CM_PER_INCH } from './typed-length.ts'
import { useMyHome } from './my-home/use-my-home.ts'

const INCHES_PER_FOOT = 12
const toHalf = (inches: number) => Math.round(inches * 2) / 2

export interface LengthWords {
  /** `38 in`, or `97 cm`. */
  length: (inches: number) => string
  /** Of a room: `8 ft 2 in`, or `249 cm`. */
  feet: (inches: number) => string
}

/** Inches to the half, centimetres to the whole. */
export function useLength(): LengthWords {
  const t = useT()
  const format = useFormat()
  const { unit } = useMyHome()
  const cm = (inches: number) => t('fit.cm', { value: format.number(Math.round(inches * CM_PER_INCH)) })
  const inch = (inches: number) => t('fit.in', { value: format.number(toHalf(inches)) })
  const feet = (inches: number) => {
    const rest = toHalf(inches) % INCHES_PER_FOOT
    const whole = t('fit.ft', { value: format.number(Math.floor(toHalf(inches) / INCHES_PER_FOOT)) })
    return rest === 0 ? whole : `${whole}\u00a0${inch(rest)}`
  }
  return unit === 'cm' ? { length: cm, feet: cm } : { length: inch, feet }
}
