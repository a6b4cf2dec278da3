// Weights and sizes of mattresses and cartons as a shopper reads them.
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import type { Carton } from './fit-attributes.ts'
import { useMyHome } from './my-home/use-my-home.ts'

const CM_PER_INCH = 2.54
const KG_PER_POUND = 0.453_592_37

export function useMeasures() {
  const t = useT()
  const format = useFormat()
  const { unit } = useMyHome()
  const sizeIn = (inches: readonly number[], of: 'in' | 'cm') => {
    const shown = inches.map((side) => format.number(of === 'in' ? side : Math.round(side * CM_PER_INCH)))
    return t('carton.size', { size: shown.join(' × '), unit: of === 'in' ? t('carton.inches') : 'cm' })
  }
  return {
    /** `106 lb (48 kg)` */
    weight: (pounds: number) =>
      t('carton.weight', {
        pounds: format.number(pounds),
        kilograms: format.number(Math.round(pounds * KG_PER_POUND)),
      }),
    /** `79 × 16 × 7 in`, in the unit that the shopper types in. */
    carton: ({ length, width, height }: Carton) => sizeIn([length, width, height], unit),
  }
}
