// Quantity with minus and plus; the number can be typed too.
import { useId, useState } from 'react'
import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide'
import { Icon } from './icon.tsx'

const HEIGHTS = { sm: 'h-10', md: 'h-12', lg: 'h-13' } as const

export interface QuantityStepperProps {
  value: number
  /** Called with a whole number within the limits, never with the current value. */
  onChange: (value: number) => void
  min?: number
  /** Highest allowed, e.g. what is left in stock. */
  max?: number
  label: string
  decreaseLabel: string
  increaseLabel: string
  disabled?: boolean
  /** As high as a button of the same size. */
  size?: keyof typeof HEIGHTS
  className?: string
}

/** The whole number nearest to the text within the limits; undefined when the text is no number. */
export function clampQuantity(text: string, min: number, max: number): number | undefined {
  const number = Math.round(Number(text))
  if (text.trim() === '' || !Number.isFinite(number)) return undefined
  return Math.min(Math.max(number, min), max)
}

const STEP =
  'inline-flex w-11 shrink-0 items-center justify-center text-ink transition-colors hover:bg-birch ' +
  'active:bg-birch-deep disabled:cursor-not-allowed disabled:text-ink-faint/60 disabled:hover:bg-transparent'

/** A spin button between two buttons; typing commits on blur and on Enter. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max = Number.MAX_SAFE_INTEGER, disabled = false, size = 'md' } = props
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const commit = (next: string) => {
    const quantity = clampQuantity(next, min, max) ?? value
    setDraft(null)
    if (quantity !== value) onChange(quantity)
  }
  return (
    <fieldset className={clsx('inline-block min-w-0 align-middle', props.className)}>
      <legend id={id} className="sr-only">
        {props.label}
      </legend>
      <div
        className={clsx(
          'inline-flex items-stretch overflow-hidden rounded-md border bg-white focus-within:border-focus',
          HEIGHTS[size],
          disabled ? 'border-line bg-birch' : 'border-line-strong',
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
          className="plain-number w-10 bg-transparent text-center font-semibold tabular-nums -outline-offset-2 disabled:text-ink-faint"
          value={draft ?? String(value)}
          min={min}
          max={max === Number.MAX_SAFE_INTEGER ? undefined : max}
          disabled={disabled}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => draft !== null && commit(draft)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && draft !== null) commit(draft)
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
    </fieldset>
  )
}
