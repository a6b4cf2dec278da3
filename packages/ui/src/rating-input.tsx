// Giving a rating: radio buttons drawn as stars, for the review form.
import { useId, useState, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { FieldError, RequiredMark, fieldAria } from './form-field.tsx'

export interface RatingChoice {
  value: string
  /** What this many stars mean, e.g. "4 stars, good". */
  label: string
}

export interface RatingInputProps {
  legend: string
  /** From the lowest to the highest. */
  choices: readonly RatingChoice[]
  value: string | null
  onChange: (value: string) => void
  id?: string
  error?: ReactNode
  required?: boolean
}

/** The stars fill up to the chosen or hovered one, whose label stands beside them. */
export function RatingInput({
  legend,
  choices,
  value,
  onChange,
  id: passedId,
  error,
  required,
}: RatingInputProps) {
  const made = useId()
  const id = passedId ?? made
  const [pointed, setPointed] = useState<string | null>(null)
  const { 'aria-invalid': _, ...aria } = fieldAria(id, { error })
  const shown = choices.findIndex((choice) => choice.value === (pointed ?? value))
  return (
    <fieldset {...aria} tabIndex={-1} className="flex min-w-0 flex-col gap-1 focus:outline-none">
      <legend className="text-sm font-semibold">
        {legend}
        <RequiredMark required={required} />
      </legend>
      <div className="-ms-1.5 flex flex-wrap items-center" onPointerLeave={() => setPointed(null)}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            onPointerEnter={() => setPointed(choice.value)}
            className="relative inline-flex size-11 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              className="sr-only"
              name={`${id}-choice`}
              value={choice.value}
              checked={choice.value === value}
              required={required}
              onChange={() => onChange(choice.value)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-8">
              <path
                d="M10 1.7l2.5 5.25 5.7.78-4.15 4 1 5.72L10 14.7l-5.05 2.75 1-5.72-4.15-4 5.7-.78z"
                className={clsx('stroke-star', index <= shown ? 'fill-star' : 'fill-none')}
                strokeLinejoin="round"
              />
            </svg>
            <span className="sr-only">{choice.label}</span>
          </label>
        ))}
        <span aria-hidden="true" className="ms-2 text-sm text-ink-muted">
          {choices[shown]?.label}
        </span>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
