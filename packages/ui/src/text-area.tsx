// Text of several lines with its label.
import { useId, type ComponentProps } from 'react'
import { clsx } from 'clsx'
import { FormField, controlClass, fieldAria, type FieldTexts } from './form-field.tsx'

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {}

/** Grows with its text where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, labelNote, labelHidden, hint, error, id: passedId, className, ...area } = props
  const made = useId()
  const id = passedId ?? made
  return (
    <FormField {...{ id, label, labelNote, labelHidden, hint, error, className }} required={area.required}>
      <textarea
        rows={4}
        {...area}
        {...fieldAria(id, { hint, error })}
        className={clsx(controlClass, 'field-sizing-content min-h-28 resize-y')}
      />
    </FormField>
  )
}
