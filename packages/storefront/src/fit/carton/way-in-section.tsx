// Door, stairs and elevator in "My home".
import { TextField } from '@loftwood/ui/text-field'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import { myHomeAtom, WAY } from '../my-home/my-home.ts'
import { useLength } from '../use-length.ts'
import { faultOf, measuredWay, WAY_FORMS, type Typed, type WayFault } from './way-in.ts'

type WayForm = (typeof WAY_FORMS)[number]

/** What is complete and valid is remembered as soon as a field is left. */
function WayFields({ form: { way, title, fields } }: { form: WayForm }) {
  const t = useT()
  const { length } = useLength()
  const [home, setHome] = useAtom(myHomeAtom)
  const [drafts, setDrafts] = useState<Typed>({})
  const [faults, setFaults] = useState<Readonly<Record<string, WayFault | null>>>({})
  const stored = (home[way] ?? {}) as Readonly<Record<string, number | null | undefined>>
  const shown = (name: string) => {
    const inches = stored[name]
    return drafts[name] ?? (inches == null ? '' : length(inches))
  }
  /** What is shown is rounded. */
  const exact = (name: string) => drafts[name] ?? (stored[name] == null ? '' : `${stored[name]} in`)
  const leave = (name: string) => {
    if (drafts[name] === undefined) return
    setFaults({ ...faults, [name]: faultOf(shown(name), home.unit) })
    const typed = Object.fromEntries(fields.map((field) => [field.name, exact(field.name)]))
    const measured = measuredWay(way, typed, home.unit)
    if (measured === null) return
    setHome({ [way]: measured })
    setDrafts({})
  }
  const limits = { min: length(WAY.min), max: length(WAY.max) }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t(title)}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {fields.map(({ name, label }) => {
          const fault = faults[name]
          return (
            <TextField
              key={name}
              label={t(label)}
              error={fault && t(fault === 'unread' ? 'carton.home.unread' : 'carton.home.outside', limits)}
              autoComplete="off"
              maxLength={20}
              value={shown(name)}
              onChange={({ target }) => setDrafts({ ...drafts, [name]: target.value })}
              onBlur={() => leave(name)}
            />
          )
        })}
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
