// What every form control shares: label, hint, error, required mark and the ids that tie them together.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide'
import { Icon } from './icon.tsx'

export interface FieldTexts {
  label: ReactNode
  /** Help under the label. */
  hint?: ReactNode
  /** Message under the control; its presence marks the control invalid. */
  error?: ReactNode
  /** Small words after the label, such as "(optional)". */
  labelNote?: string
  /** Shows the label to screen readers only. */
  labelHidden?: boolean
}

export interface FormFieldProps extends FieldTexts {
  /** Id of the control. */
  id: string
  required?: boolean
  className?: string
  children: ReactNode
}

const hasText = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== ''

/** ARIA attributes of the control inside a FormField with the same id and texts. */
export function fieldAria(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [hasText(hint) && `${id}-hint`, hasText(error) && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': hasText(error) || undefined,
  } as const
}

/** Classes of a text-like control. */
export const controlClass = 'ui-control'

/** The hint of a field. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!hasText(children)) return null
  return (
    <p id={`${id}-hint`} className="text-sm text-ink-muted">
      {children}
    </p>
  )
}

/** The error of a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!hasText(children)) return null
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon of={CircleAlert} size="sm" className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

/** Visual mark of a required field (the control has `required`). */
export function RequiredMark({ required = false }: { required?: boolean }) {
  if (!required) return null
  return (
    <span aria-hidden="true" className="ms-0.5 text-danger">
      *
    </span>
  )
}

/** Label above, control, hint and error below. */
export function FormField({
  id,
  label,
  labelNote,
  labelHidden,
  hint,
  error,
  required,
  className,
  children,
}: FormFieldProps) {
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden === true ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
        <RequiredMark required={required} />
        {labelNote !== undefined && <span className="ms-1.5 font-normal text-ink-muted">{labelNote}</span>}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
