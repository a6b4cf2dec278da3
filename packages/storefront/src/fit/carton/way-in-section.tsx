// Door, stairs and elevator in "My home".
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import { LengthField } from '../length-field.tsx'
import { myHomeAtom, WAY } from '../my-home/my-home.ts'
import { measuredWay, WAY_FORMS, type WayMeasures } from './way-in.ts'

type WayForm = (typeof WAY_FORMS)[number]

/** What is complete is remembered as soon as a field is left. */
function WayFields({ form }: { form: WayForm }) {
  const t = useT()
  const [home, setHome] = useAtom(myHomeAtom)
  const [changed, setChanged] = useState<WayMeasures>({})
  const measures: WayMeasures = { ...home[form.way], ...changed }
  const change = (name: string, inches?: number) => {
    const next = { ...measures, [name]: inches }
    const measured = measuredWay(form, next)
    if (measured !== null) setHome({ [form.way]: measured })
    setChanged(measured === null ? next : {})
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t(form.title)}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {form.fields.map(({ name, label }) => (
          <LengthField
            key={name}
            label={t(label)}
            value={measures[name] ?? undefined}
            {...WAY}
            onChange={(inches) => change(name, inches)}
            onForget={() => change(name)}
          />
        ))}
      </div>
    </fieldset>
  )
}

export function WayInSection() {
  const t = useT()
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-pretty text-ink-muted">{t('carton.home.lead')}</p>
      {WAY_FORMS.map((form) => (
        <WayFields key={form.way} form={form} />
      ))}
    </div>
  )
}
