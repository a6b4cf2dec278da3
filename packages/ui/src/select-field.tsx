// The native select with its label: it works best on phones and needs no script.
import { useId, type ComponentProps } from 'react'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide'
import { FormField, controlClass, fieldAria, type FieldTexts } from './form-field.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'size'> {
  options: readonly SelectOption[]
  /** First, empty choice. */
  placeholder?: string
  /** Lower control, for toolbars. */
  compact?: boolean
}

/** Label, hint, select and error. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    labelNote,
    labelHidden,
    hint,
    error,
    options,
    placeholder,
    compact = false,
    id: passedId,
    className,
    ...select
  } = props
  const made = useId()
  const id = passedId ?? made
  return (
    <FormField {...{ id, label, labelNote, labelHidden, hint, error, className }} required={select.required}>
      <span className="relative block">
        <select
          {...select}
          {...fieldAria(id, { hint, error })}
          className={clsx(controlClass, 'appearance-none truncate pe-10', compact && 'text-sm')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-muted"
        />
      </span>
    </FormField>
  )
}
