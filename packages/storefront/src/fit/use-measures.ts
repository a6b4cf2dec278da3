// Lengths and weights as a shopper reads and types them: lengths in the unit that was chosen for the home, weights in both.
import { useMemo } from 'react'
import type { Formatter } from '../platform/i18n/format.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { CM_PER_INCH, INCHES_PER_FOOT, KG_PER_POUND } from '../platform/units.ts'
import type { Carton } from '@loftwood/fit/fit-attributes'
import type { LengthUnit } from './my-home/my-home.ts'
import { useMyHome } from './my-home/use-my-home.ts'

export interface Measures {
  unit: LengthUnit
  /** `in` or `cm`. */
  unitName: string
  /** `38.5 in`, or `98 cm`. */
  length: (inches: number) => string
  /** Of a room: `8 ft 2 in`, or `249 cm`. */
  feet: (inches: number) => string
  /** `79 × 16 × 7 in` */
  carton: (carton: Carton) => string
  /** `106 lb (48 kg)` */
  weight: (pounds: number) => string
  /** The number alone, as a field shows it. */
  toField: (inches: number) => string
}

/** Inches to the half, centimetres and kilograms to the whole. */
export function measuresIn(unit: LengthUnit, t: Translate, format: Formatter): Measures {
  const isMetric = unit === 'cm'
  const key = isMetric ? 'fit.cm' : 'fit.in'
  const toCm = (inches: number) => Math.round(inches * CM_PER_INCH)
  // A minus zero is none.
  const rounded = (inches: number) => (isMetric ? toCm(inches) : Math.round(inches * 2) / 2) + 0
  const length = (inches: number) => t(key, { value: format.number(rounded(inches)) })
  const feet = (inches: number) => {
    const rest = rounded(inches) % INCHES_PER_FOOT
    const whole = t('fit.ft', { value: format.number(Math.floor(rounded(inches) / INCHES_PER_FOOT)) })
    return rest === 0 ? whole : `${whole}\u00a0${length(rest)}`
  }
  return {
    unit,
    unitName: isMetric ? 'cm' : t('fit.inch'),
    length,
    feet: isMetric ? length : feet,
    carton: ({ length: long, width, height }) => {
      const sides = [long, width, height].map((side) => format.number(isMetric ? toCm(side) : side))
      return t(key, { value: sides.join(' × ') })
    },
    weight: (pounds) =>
      t('fit.weight', {
        pounds: format.number(pounds),
        kilograms: format.number(Math.round(pounds * KG_PER_POUND)),
      }),
    toField: (inches) => String(rounded(inches)),
  }
}

export function useMeasures(): Measures {
  const t = useT()
  const format = useFormat()
  const { unit } = useMyHome()
  return useMemo(() => measuresIn(unit, t, format), [unit, t, format])
}
