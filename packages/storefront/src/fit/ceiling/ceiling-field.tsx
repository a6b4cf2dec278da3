// The field for the ceiling's height, in "My home" and where its answer stands.
import { TextField } from '@loftwood/ui/text-field'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import { CEILING, myHomeAtom } from '../my-home/my-home.ts'
import { typedCeiling } from '../typed-length.ts'
import { useLength } from '../use-length.ts'
import { useMyHome } from '../my-home/use-my-home.ts'

type Fault = 'unread' | 'outside'

function faultOf(inches: number | undefined): Fault | undefined {
  if (inches === undefined) return 'unread'
  return inches < CEILING.min || inches > CEILING.max ? 'outside' : undefined
}

/** What is valid is remembered as soon as the field is left; an emptied field forgets it. */
export function CeilingField() {
  const t = useT()
  const words = useLength()
  const { unit, ceiling } = useMyHome()
  const setHome = useSetAtom(myHomeAtom)
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<Fault>()
  const take = () => {
    if (typed === undefined) return
    const inches = typedCeiling(typed, unit)
    const found = typed.trim() === '' ? undefined : faultOf(inches)
    setFault(found)
    if (found) return
    setHome({ ceiling: inches })
    setTyped(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take()
  }
  const limits = { min: words.feet(CEILING.min), max: words.feet(CEILING.max) }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={t('myHome.ceiling.label')}
        hint={t(unit === 'cm' ? 'myHome.ceiling.hintCm' : 'myHome.ceiling.hintIn')}
        error={fault && t(fault === 'unread' ? 'myHome.ceiling.unread' : 'myHome.ceiling.outside', limits)}
        autoComplete="off"
        maxLength={20}
        className="max-w-72"
        value={typed ?? (ceiling === undefined ? '' : words.feet(ceiling))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
      />
    </form>
  )
}
