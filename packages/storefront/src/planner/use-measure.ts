// Lengths as they are typed and shown: in the unit that the shopper chose for the home.
import { useAtomValue } from 'jotai'
import { myHomeAtom, type LengthUnit } from '../fit/my-home.ts'
import { useMemo } from 'react'
import type { Formatter } from '../platform/i18n/format.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'

const CM_PER_INCH = 2.54

export interface Measure {
  unit: LengthUnit
  /** `12 in` or `30 cm`, in whole ones. */
  text: (inches: number) => string
  /** The number that a field shows. */
  toField: (inches: number) => string
  /** Inches of what was typed; null for what is no number. */
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
    text: (inches) =>
      t(isMetric ? 'planner.centimetres' : 'planner.inches', { number: format.number(whole(inches)) }),
    toField: (inches) => String(isMetric ? whole(inches) : Math.round(inches * 10) / 10),
    fromField: (typed) => {
      const text = typed.trim().replace(',', '.')
      const value = Number(text)
      if (text === '' || !Number.isFinite(value)) return null
      return isMetric ? value / CM_PER_INCH : value
    },
  }
}
