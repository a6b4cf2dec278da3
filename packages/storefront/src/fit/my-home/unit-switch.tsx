// Inches or centimetres, wherever lengths are typed.
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import { myHomeAtom, type LengthUnit } from './my-home.ts'
import { useMyHome } from './use-my-home.ts'

const UNITS: readonly LengthUnit[] = ['in', 'cm']

export function UnitSwitch({ labelHidden = false }: { labelHidden?: boolean }) {
  const t = useT()
  const label = useId()
  const { unit } = useMyHome()
  const setHome = useSetAtom(myHomeAtom)
  return (
    <div role="group" aria-labelledby={label} className="flex items-center gap-4">
      <span id={label} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {t('myHome.unit')}
      </span>
      <div className="flex rounded-md border border-line-strong p-0.5">
        {UNITS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={unit === each}
            onClick={() => setHome({ unit: each })}
            className={`min-h-9 min-w-12 rounded-sm px-3 text-sm font-semibold ${unit === each ? 'bg-secondary text-on-secondary' : 'text-ink hover:bg-birch'}`}
          >
            {each === 'cm' ? 'cm' : t('fit.inch')}
          </button>
        ))}
      </div>
    </div>
  )
}
