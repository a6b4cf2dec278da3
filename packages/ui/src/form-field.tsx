// What every form control shares: label, hint, error, required mark and the ids that tie them together.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { Icon } from './icon.tsx'

export interface FieldTexts {
  label: ReactNode
  /** Help under the label. */
  hint?: ReactNode
  /** Message under the control; its presence marks the control invalid. */
  error?: ReactNode
  /** Small words after the label, such as "(optional)". */
  labelNote?: string
  /** Keeps the label for screen readers only. */
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
export const controlClass =
  'block w-full min-h-12 rounded-md border border-line-strong bg-white px-3.5 py-2.5 text-base text-ink ' +
  'placeholder:text-ink-faint transition-colors hover:border-ink focus-visible:border-focus focus-visible:outline-1 ' +
  'focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:bg-danger-soft/40 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-birch disabled:text-ink-faint [&[readonly]]:bg-birch'

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

/** Mark of a required field, for sight only (the control carries `required`). */
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
