// The field for the ceiling's height, in "My home" and where its answer stands.
import { useSetAtom } from 'jotai'
import { useT } from '../../platform/i18n/use-t.ts'
import { LengthField } from '../length-field.tsx'
import { CEILING, myHomeAtom } from '../my-home/my-home.ts'
import { useMyHome } from '../my-home/use-my-home.ts'

export function CeilingField() {
  const t = useT()
  const { unit, ceiling } = useMyHome()
  const setHome = useSetAtom(myHomeAtom)
  return (
    <LengthField
      isCeiling
      label={t('myHome.ceiling.label')}
      hint={t(unit === 'cm' ? 'myHome.ceiling.hintCm' : 'myHome.ceiling.hintIn')}
      className="max-w-72"
      value={ceiling}
      {...CEILING}
      onChange={(inches) => setHome({ ceiling: inches })}
      onForget={() => setHome({ ceiling: undefined })}
    />
  )
}
