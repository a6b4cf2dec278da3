// One-line text input with its label. Takes every input attribute, `ref` included (react-hook-form's register).
import { useId, type ComponentProps, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { FormField, controlClass, fieldAria, type FieldTexts } from './form-field.tsx'

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  /** Drawn inside the input at its end, e.g. a "show password" IconButton. */
  trailing?: ReactNode
  /** Drawn inside the input at its start. */
  leading?: ReactNode
}

/** Label, hint, input and error; set `type`, `autoComplete` and `inputMode` as for an `<input>`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelNote,
    labelHidden,
    hint,
    error,
    leading,
    trailing,
    id: passedId,
    className,
    ...input
  } = props
  const made = useId()
  const id = passedId ?? made
  return (
    <FormField {...{ id, label, labelNote, labelHidden, hint, error, className }} required={input.required}>
      <span className="relative block">
        {leading !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-ink-muted">
            {leading}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...fieldAria(id, { hint, error })}
          className={clsx(controlClass, leading !== undefined && 'ps-11', trailing !== undefined && 'pe-12')}
        />
        {trailing !== undefined && (
          <span className="absolute inset-y-0 end-0.5 flex items-center">{trailing}</span>
        )}
      </span>
    </FormField>
  )
}
