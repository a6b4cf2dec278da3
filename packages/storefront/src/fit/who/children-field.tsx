// The ages of up to four children, in "My home" and where their answer stands.
import { SelectField } from '@loftwood/ui/select-field'
import { useSetAtom } from 'jotai'
import { useT } from '../../platform/i18n/use-t.ts'
import { AGES } from '@loftwood/fit/growth'
import { MOST_CHILDREN, myHomeAtom } from '../my-home/my-home.ts'
import { useMyHome } from '../my-home/use-my-home.ts'
import { ageWords } from './who-words.ts'

const YEARS = Array.from({ length: AGES.max - AGES.min + 1 }, (_, index) => AGES.min + index)

export function ChildrenField() {
  const t = useT()
  const { children = [] } = useMyHome()
  const setHome = useSetAtom(myHomeAtom)
  const change = (index: number, value: string) => {
    const others = children.filter((_, other) => other !== index)
    const changed = value === '' ? others : children.with(index, { years: Number(value) })
    setHome({ children: changed.length > 0 ? changed : undefined })
  }
  const add = (value: string) =>
    value !== '' && setHome({ children: [...children, { years: Number(value) }] })
  // One more than there are children, as long as there is room.
  const count = Math.min(children.length + 1, MOST_CHILDREN)
  return (
    <div className="grid max-w-md grid-cols-2 gap-3">
      {Array.from({ length: count }, (_, index) => (
        <SelectField
          key={index}
          label={t('myHome.children.label', { number: index + 1 })}
          placeholder={t('myHome.children.none')}
          value={String(children[index]?.years ?? '')}
          onChange={({ target: { value } }) => (index < children.length ? change(index, value) : add(value))}
          options={YEARS.map((years) => ({ value: String(years), label: ageWords(years, t) }))}
        />
      ))}
    </div>
  )
}
