// One choice of several, each on its own line, plain or as a framed row (payment and shipping methods).
import { useId, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { tickClass } from './checkbox.tsx'
import { FieldError, FieldHint, RequiredMark, fieldAria } from './form-field.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  /** Second line. */
  description?: ReactNode
  /** At the end of the row, e.g. a price. */
  trailing?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps {
  legend: ReactNode
  legendHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
  /** Name of the native radio inputs; made when left out. */
  name?: string
  id?: string
  options: readonly RadioOption[]
  value?: string | null
  onChange?: (value: string) => void
  required?: boolean
  disabled?: boolean
  /** A frame round every row. */
  framed?: boolean
  className?: string
}

interface RowProps {
  option: RadioOption
  group: RadioGroupProps
  name: string
  id: string
}

function Row({ option, group, name, id }: RowProps) {
  const disabled = group.disabled === true || option.disabled === true
  const describedBy = option.description === undefined ? undefined : `${id}-text`
  return (
    <label
      className={clsx(
        'flex items-start gap-3 rounded-md',
        disabled ? 'cursor-not-allowed text-ink-faint' : 'cursor-pointer',
        group.framed === true &&
          'border border-line bg-white p-4 transition-colors hover:border-line-strong has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <span className="relative mt-0.5 inline-flex">
        <input
          type="radio"
          id={id}
          name={name}
          value={option.value}
          {...(group.value === undefined ? {} : { checked: group.value === option.value })}
          onChange={() => group.onChange?.(option.value)}
          disabled={disabled}
          required={group.required}
          aria-describedby={describedBy}
          className={clsx(tickClass, 'rounded-full', group.framed === true && 'focus-visible:outline-none')}
        />
        <span className="pointer-events-none absolute inset-0 m-auto size-2 rounded-full bg-on-primary opacity-0 peer-checked:opacity-100 forced-colors:hidden" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-6">{option.label}</span>
        {option.description !== undefined && (
          <span id={describedBy} className="block text-sm text-ink-muted">
            {option.description}
          </span>
        )}
      </span>
      {option.trailing !== undefined && <span className="shrink-0 leading-6">{option.trailing}</span>}
    </label>
  )
}

/** A fieldset of native radio inputs; controlled with `value` and `onChange(value)`. */
export function RadioGroup(props: RadioGroupProps) {
  const made = useId()
  const id = props.id ?? made
  const name = props.name ?? `${id}-choice`
  const { 'aria-invalid': _, ...aria } = fieldAria(id, props)
  return (
    <fieldset
      {...aria}
      tabIndex={-1}
      className={clsx('flex min-w-0 flex-col gap-2 focus:outline-none', props.className)}
    >
      <legend className={props.legendHidden === true ? 'sr-only' : 'mb-2 text-sm font-semibold'}>
        {props.legend}
        <RequiredMark required={props.required} />
      </legend>
      <FieldHint id={id}>{props.hint}</FieldHint>
      <div className={clsx('flex flex-col', props.framed === true ? 'gap-2.5' : 'gap-3')}>
        {props.options.map((option) => (
          <Row key={option.value} option={option} group={props} name={name} id={`${id}-${option.value}`} />
        ))}
      </div>
      <FieldError id={id}>{props.error}</FieldError>
    </fieldset>
  )
}
