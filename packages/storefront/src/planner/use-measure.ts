// Lengths as they are typed and shown: in the unit that the shopper chose for the home.
import { useAtomValue } from 'jotai'
import { CM_PER_INCH, typedLength } from '../fit/typed-length.ts'
import { myHomeAtom, type LengthUnit } from '../fit/my-home/my-home.ts'
import { useMemo } from 'react'
import type { Formatter } from '../platform/i18n/format.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'

export interface Measure {
  unit: LengthUnit
  /** `12 in` or `30 cm`, in whole ones. */
  text: (inches: number) => string
  /** The number that a field shows. */
  toField: (inches: number) => string
  /** Inches of what was typed, in whatever unit; null for what is no length. */
  fromField: (typed: string) => number | null
}

export function useMeasure(): Measure {
  const t = useT()
  const format = useFormat()
  const { unit } = useAtomValue(myHomeAtom)
  return useMemo(() => measureOf(unit, t, format), [unit, t, format])
}

function measureOf(unit: LengthUnit, t: Translate, format: Formatter): Measure {
  const isMetric = unit === 'cm'
  const inUnit = (inches: number) => (isMetric ? inches * CM_PER_INCH : inches)
  // A minus zero is none.
  const whole = (inches: number) => Math.round(inUnit(inches)) + 0
  return {
    unit,
    text: (inches) => t(isMetric ? 'fit.cm' : 'fit.in', { value: format.number(whole(inches)) }),
    toField: (inches) => String(isMetric ? whole(inches) : Math.round(inches * 2) / 2),
    fromField: (typed) => typedLength(typed, unit) ?? null,
  }
}
