// The fields of a product besides its variant: parts of a set, links, custom options, a gift card's fields, members.
import { Checkbox } from '@loftwood/ui/checkbox'
import { FieldError } from '@loftwood/ui/form-field'
import { RadioGroup } from '@loftwood/ui/radio-group'
import { TextArea } from '@loftwood/ui/text-area'
import { TextField as TextInput } from '@loftwood/ui/text-field'
import { TextLink } from '@loftwood/ui/text-link'
import { paths } from '../../paths.ts'
import { useFormat, useHref, useT } from '../../platform/i18n/use-t.ts'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { Translate } from '../../platform/i18n/translator.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'
import {
  pickedIn,
  today,
  type ChoiceField,
  type CountsField,
  type FieldProblem,
  type FileField,
  type PickField,
  type TextField,
} from '../types/choice-field.ts'
import { OptionCount, OptionPrice, OptionText } from './choice-option.tsx'
import { choiceFieldId, type ChoiceState } from './use-choice.ts'

const NOTHING = ''

/** What a field is called; two kinds need no word of the back end. */
function nameOf(field: ChoiceField, t: Translate): string {
  return field.label || t(field.kind === 'counts' ? 'product.members' : 'product.amount')
}

interface FieldProps<Field extends ChoiceField> {
  field: Field
  choice: ChoiceState
  error: string | undefined
}

function OnePick({ field, choice, error }: FieldProps<PickField>) {
  const t = useT()
  const picked = pickedIn(field, choice)
  const chosen = field.options.find(({ uid }) => uid === picked[0])
  const none = field.isRequired ? [] : [{ value: NOTHING, label: t('product.nothing') }]
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        framed
        id={choiceFieldId(field.key)}
        legend={nameOf(field, t)}
        required={field.isRequired}
        error={error}
        value={picked[0] ?? NOTHING}
        onChange={(uid) => choice.answer(field.key, uid === NOTHING ? [] : [uid])}
        options={[
          ...none,
          ...field.options.map((option) => ({
            value: option.uid,
            label: <OptionText option={option} />,
            trailing: <OptionPrice option={option} isAdded={choice.isPriceAdded} />,
            disabled: option.isSoldOut,
          })),
        ]}
      />
      {chosen?.count?.canChange && <OptionCount option={chosen} choice={choice} min={1} />}
    </div>
  )
}

function ManyPicks({ field, choice, error }: FieldProps<PickField>) {
  const id = choiceFieldId(field.key)
  const picked = pickedIn(field, choice)
  const toggle = (uid: string, isOn: boolean) =>
    choice.answer(field.key, isOn ? [...picked, uid] : picked.filter((other) => other !== uid))
  return (
    <fieldset id={id} tabIndex={-1} className="flex min-w-0 flex-col gap-2.5 focus:outline-none">
      <legend className="mb-2.5 text-sm font-semibold">{field.label}</legend>
      {field.options.map((option) => (
        <div key={option.uid} className="flex items-start justify-between gap-4">
          <Checkbox
            label={<OptionText option={option} />}
            checked={picked.includes(option.uid)}
            disabled={option.isSoldOut}
            onChange={(event) => toggle(option.uid, event.target.checked)}
          />
          <OptionPrice option={option} isAdded={choice.isPriceAdded} />
        </div>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

const INPUTS = {
  line: { type: 'text' },
  date: { type: 'date' },
  datetime: { type: 'datetime-local' },
  time: { type: 'time' },
  email: { type: 'email', inputMode: 'email' },
  amount: { type: 'text', inputMode: 'decimal' },
} as const

function Typed({ field, choice, error }: FieldProps<TextField>) {
  const t = useT()
  const isHydrated = useHydrated()
  const format = useFormat()
  const hints = [
    field.price ? t('product.adds', { amount: format.money(choice.money(field.price)) }) : null,
    field.range &&
      t('product.amountRange', {
        from: format.money(choice.money(field.range.from)),
        to: format.money(choice.money(field.range.to)),
      }),
    field.maxLength ? t('product.maxLength', { count: field.maxLength }) : null,
  ].filter((hint) => hint !== null)
  const common = {
    id: choiceFieldId(field.key),
    label: field.label,
    error,
    required: field.isRequired,
    value: choice.answers[field.key]?.[0] ?? '',
    ...(field.isRequired ? {} : { labelNote: t('form.optional') }),
    ...(hints.length > 0 ? { hint: hints.join(' ') } : {}),
    ...(field.maxLength ? { maxLength: field.maxLength } : {}),
    // A page is cached longer than a day.
    ...(field.isToCome && isHydrated
      ? { min: `${today()}${field.input === 'datetime' ? 'T00:00' : ''}` }
      : {}),
  }
  const onChange = (event: { target: { value: string } }) => choice.answer(field.key, [event.target.value])
  if (field.input === 'lines') return <TextArea {...common} onChange={onChange} />
  return <TextInput {...common} {...INPUTS[field.input]} autoComplete="off" onChange={onChange} />
}

function Counts({ field, choice, error }: FieldProps<CountsField>) {
  const t = useT()
  const id = choiceFieldId(field.key)
  return (
    <fieldset id={id} tabIndex={-1} className="flex min-w-0 flex-col focus:outline-none">
      <legend className="mb-1 text-sm font-semibold">{nameOf(field, t)}</legend>
      {field.options.map((option) => (
        <div
          key={option.uid}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
        >
          <span className="flex min-w-0 flex-1 basis-40 flex-col">
            <OptionText option={option} />
            <OptionPrice option={option} isAdded={false} />
          </span>
          {!option.isSoldOut && <OptionCount option={option} choice={choice} min={0} />}
        </div>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

/** A file cannot be sent here, so what needs one is ordered by other ways. */
function NotOffered({ field }: { field: FileField }) {
  const t = useT()
  const href = useHref()
  return (
    <div id={choiceFieldId(field.key)} tabIndex={-1} className="rounded-md bg-birch p-4 focus:outline-none">
      <p className="mb-1 text-sm font-semibold">{field.label}</p>
      <p className="text-sm">
        {t(field.isRequired ? 'product.fileNeeded' : 'product.fileNotOffered')}{' '}
        <TextLink href={href(paths.contact)}>{t('product.contactUs')}</TextLink>
      </p>
    </div>
  )
}

function Field(props: FieldProps<ChoiceField>) {
  const { field, ...rest } = props
  if (field.kind === 'file') return <NotOffered field={field} />
  if (field.kind === 'text') return <Typed field={field} {...rest} />
  if (field.kind === 'counts') return <Counts field={field} {...rest} />
  return field.isMany ? <ManyPicks field={field} {...rest} /> : <OnePick field={field} {...rest} />
}

const MISSING: Record<ChoiceField['kind'], MessageKey> = {
  text: 'form.required',
  counts: 'product.choosePiece',
  pick: 'product.choose',
  file: 'product.choose',
}

const PROBLEMS: Record<Exclude<FieldProblem, 'missing'>, MessageKey> = {
  email: 'form.email',
  amount: 'product.amountError',
  past: 'product.dayPassed',
}

interface ChoiceFieldsProps {
  choice: ChoiceState
  /** Errors to show, by the field's key. */
  problems: Readonly<Record<string, FieldProblem>>
}

/** In the order the product gives them. */
export function ChoiceFields({ choice, problems }: ChoiceFieldsProps) {
  const t = useT()
  return choice.fields.map((field) => {
    const problem = problems[field.key]
    const key = problem === 'missing' ? MISSING[field.kind] : problem && PROBLEMS[problem]
    return (
      <Field
        key={field.key}
        field={field}
        choice={choice}
        error={key && t(key, { option: nameOf(field, t) })}
      />
    )
  })
}
