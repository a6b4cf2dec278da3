// Quantity with minus and plus; the number can be typed too.
import { useId, useState } from 'react'
import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide'
import { FieldError, fieldAria } from './form-field.tsx'
import { Icon } from './icon.tsx'

const HEIGHTS = { sm: 'h-10', md: 'h-12', lg: 'h-13' } as const

export interface QuantityStepperProps {
  value: number
  /** Called with a whole number within the limits, never with the current value. */
  onChange: (value: number) => void
  min?: number
  /** Highest allowed, e.g. what is left in stock. */
  max?: number
  /** Of the number, to give it the focus. */
  id?: string
  label: string
  /** Said below when what was typed is no whole number, or too small. */
  problemLabel: string
  /** Called when what was typed cannot be taken, and when that is over. */
  onProblem?: (isInvalid: boolean) => void
  decreaseLabel: string
  increaseLabel: string
  disabled?: boolean
  /** As high as a button of the same size. */
  size?: keyof typeof HEIGHTS
  className?: string
}

/** The whole number of the text, the most allowed instead of more; undefined when it is none, or too small. */
export function wholeQuantity(text: string, min: number, max: number): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number >= min ? Math.min(number, max) : undefined
}

const STEP =
  'inline-flex w-11 shrink-0 items-center justify-center text-ink transition-colors hover:bg-birch ' +
  'active:bg-birch-deep disabled:cursor-not-allowed disabled:text-ink-faint/60 disabled:hover:bg-transparent'

interface Typing {
  /** Not committed yet, or refused; null shows the value. */
  draft: string | null
  isInvalid: boolean
}

/** What is typed until it is committed; what cannot be taken stays, so that it can be fixed. */
function useTyping({
  value,
  onChange,
  onProblem,
  min,
  max,
}: QuantityStepperProps & { min: number; max: number }) {
  const [{ draft, isInvalid }, setTyping] = useState<Typing>({ draft: null, isInvalid: false })
  const type = (next: Typing) => {
    setTyping(next)
    if (next.isInvalid !== isInvalid) onProblem?.(next.isInvalid)
  }
  /** @param isUnreadable the browser knows that it is no number, and gives an empty text for it */
  const commit = (text: string, isUnreadable = false) => {
    const isEmpty = text.trim() === '' && !isUnreadable
    const quantity = isEmpty ? value : wholeQuantity(isUnreadable ? 'x' : text, min, max)
    type(quantity === undefined ? { draft: text, isInvalid: true } : { draft: null, isInvalid: false })
    if (quantity !== undefined && quantity !== value) onChange(quantity)
  }
  return { draft, isInvalid, commit, edit: (text: string) => type({ draft: text, isInvalid }) }
}

/** A spin button between two buttons; typing commits on blur and on Enter. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max = Number.MAX_SAFE_INTEGER, disabled = false, size = 'md' } = props
  const id = useId()
  const inputId = props.id ?? `${id}-input`
  const { draft, isInvalid, commit, edit } = useTyping({ ...props, min, max })
  const error = isInvalid ? props.problemLabel : undefined
  return (
    <fieldset className={clsx('inline-flex min-w-0 flex-col gap-1.5 align-middle', props.className)}>
      <legend id={id} className="sr-only">
        {props.label}
      </legend>
      <div
        className={clsx(
          'inline-flex items-stretch self-start overflow-hidden rounded-md border bg-white focus-within:border-focus',
          HEIGHTS[size],
          isInvalid ? 'border-danger' : disabled ? 'border-line bg-birch' : 'border-line-strong',
        )}
      >
        <button
          type="button"
          className={clsx(STEP, '-outline-offset-2')}
          aria-label={props.decreaseLabel}
          disabled={disabled || value <= min}
          onClick={() => commit(String(value - 1))}
        >
          <Icon of={Minus} size="sm" />
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-labelledby={id}
          {...fieldAria(inputId, { error })}
          className="ui-plain-number w-10 bg-transparent text-center font-semibold tabular-nums -outline-offset-2 disabled:text-ink-faint"
          value={draft ?? String(value)}
          min={min}
          max={max === Number.MAX_SAFE_INTEGER ? undefined : max}
          disabled={disabled}
          onChange={(event) => edit(event.target.value)}
          onBlur={({ currentTarget }) => draft !== null && commit(draft, currentTarget.validity.badInput)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter' && draft !== null) commit(draft, currentTarget.validity.badInput)
          }}
        />
        <button
          type="button"
          className={clsx(STEP, '-outline-offset-2')}
          aria-label={props.increaseLabel}
          disabled={disabled || value >= max}
          onClick={() => commit(String(value + 1))}
        >
          <Icon of={Plus} size="sm" />
        </button>
      </div>
      <div role="alert" className="max-w-48 empty:hidden">
        <FieldError id={inputId}>{error}</FieldError>
      </div>
    </fieldset>
  )
}
