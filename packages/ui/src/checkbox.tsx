// A checkbox with its label beside it.
import { useId, type ComponentProps } from 'react'
import { clsx } from 'clsx'
import { Check } from 'lucide'
import { FieldError, RequiredMark, fieldAria, type FieldTexts } from './form-field.tsx'
import { Icon } from './icon.tsx'

/** Classes of the drawn box or ring of a checkbox and a radio button. */
export const tickClass =
  'peer size-5 shrink-0 cursor-pointer appearance-none border border-line-strong bg-white transition-colors ' +
  'hover:border-ink checked:border-primary checked:bg-primary aria-invalid:border-danger disabled:cursor-not-allowed ' +
  'disabled:border-line disabled:bg-birch-deep checked:disabled:bg-ink-faint forced-colors:appearance-auto'

export interface CheckboxProps
  extends Omit<FieldTexts, 'labelHidden'>, Omit<ComponentProps<'input'>, 'children' | 'type'> {}

/** Box, label, and hint and error under it. */
export function Checkbox({
  label,
  labelNote,
  hint,
  error,
  id: passedId,
  className,
  ...input
}: CheckboxProps) {
  const made = useId()
  const id = passedId ?? made
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-3">
        <span className="relative mt-0.5 inline-flex">
          <input
            type="checkbox"
            {...input}
            {...fieldAria(id, { hint, error })}
            className={clsx(tickClass, 'rounded-sm')}
          />
          <Icon
            of={Check}
            size="sm"
            className="pointer-events-none absolute inset-0 m-auto stroke-3 text-on-primary opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">
          <label
            htmlFor={id}
            className={clsx(
              'block cursor-pointer text-base leading-6',
              input.disabled === true && 'cursor-not-allowed text-ink-faint',
            )}
          >
            {label}
            <RequiredMark required={input.required} />
            {labelNote !== undefined && <span className="ms-1.5 text-ink-muted">{labelNote}</span>}
          </label>
          {hint !== undefined && (
            <span id={`${id}-hint`} className="block text-sm text-ink-muted">
              {hint}
            </span>
          )}
        </span>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
