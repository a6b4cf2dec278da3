// Shared by swatches and option chips: the fieldset that shows the chosen name, and the stroke through a sold-out option.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { FieldError, RequiredMark, fieldAria } from './form-field.tsx'

export interface Choice {
  value: string
  label: string
  /** Cannot be chosen. */
  disabled?: boolean
  /** Can be chosen, but is crossed out. */
  soldOut?: boolean
}

export interface ChoiceGroupProps<T extends Choice> {
  legend: string
  options: readonly T[]
  value: string | null
  onChange: (value: string) => void
  /** Said after the name of an option that is sold out. */
  soldOutLabel: string
  id?: string
  error?: ReactNode
  required?: boolean
  className?: string
}

interface ChoiceFieldsetProps extends Pick<
  ChoiceGroupProps<Choice>,
  'legend' | 'options' | 'value' | 'error' | 'required' | 'className'
> {
  id: string
  children: ReactNode
}

/** Legend, the chosen option's name beside it, options, error. */
export function ChoiceFieldset(props: ChoiceFieldsetProps) {
  const { id, legend, options, value, error, required, className, children } = props
  const { 'aria-invalid': _, ...aria } = fieldAria(id, { error })
  const chosen = options.find((option) => option.value === value)
  return (
    <fieldset
      {...aria}
      tabIndex={-1}
      className={clsx('flex min-w-0 flex-col gap-2 focus:outline-none', className)}
    >
      <legend className="mb-2 text-sm">
        <span className="font-semibold">{legend}</span>
        <RequiredMark required={required} />
        {chosen !== undefined && <span className="ms-2 text-ink-muted">{chosen.label}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

/** The stroke through a sold-out option. */
export function CrossedOut({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx('pointer-events-none absolute size-full', className)}
    >
      <line
        x1="0"
        y1="100"
        x2="100"
        y2="0"
        vectorEffect="non-scaling-stroke"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  )
}
