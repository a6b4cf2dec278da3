// The values of one filter as checkboxes with counts; long lists show their first few.
import { useId, useState } from 'react'
import { Checkbox } from './checkbox.tsx'

export interface FacetValue {
  value: string
  label: string
  count: number
}

export interface FacetListProps {
  /** Name of the filter. */
  legend: string
  /** Drop the visible legend where a Disclosure already shows it. */
  legendHidden?: boolean
  values: readonly FacetValue[]
  selected: readonly string[]
  /** Called with the value that was ticked or unticked. */
  onToggle: (value: string, checked: boolean) => void
  /** Spoken form of a count, e.g. "12 products". */
  countLabel: (count: number) => string
  showMoreLabel: string
  showLessLabel: string
  /** Number of values before "show more"; ticked ones are always shown. */
  limit?: number
  disabled?: boolean
}

/** A fieldset of checkboxes; a value without products cannot be ticked, but can be unticked. */
export function FacetList(props: FacetListProps) {
  const { legend, legendHidden = false, values, selected, limit = 6, disabled = false } = props
  const id = useId()
  const [isLong, setLong] = useState(false)
  const shown = values.filter((item, index) => isLong || index < limit || selected.includes(item.value))
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-3 font-semibold'}>{legend}</legend>
      <ul id={id} className="flex flex-col gap-3">
        {shown.map((item) => {
          const isOn = selected.includes(item.value)
          return (
            <li key={item.value}>
              <Checkbox
                label={
                  <>
                    {item.label}
                    <span aria-hidden="true" className="ms-2 text-sm text-ink-faint tabular-nums">
                      {item.count}
                    </span>
                    <span className="sr-only">, {props.countLabel(item.count)}</span>
                  </>
                }
                checked={isOn}
                disabled={disabled || (item.count === 0 && !isOn)}
                onChange={(event) => props.onToggle(item.value, event.target.checked)}
              />
            </li>
          )
        })}
      </ul>
      {values.length > limit && (
        <button
          type="button"
          aria-expanded={isLong}
          aria-controls={id}
          onClick={() => setLong(!isLong)}
          className="mt-3 min-h-8 rounded-sm text-sm font-medium text-primary underline underline-offset-4 hover:text-primary-hover"
        >
          {isLong ? props.showLessLabel : props.showMoreLabel}
        </button>
      )}
    </fieldset>
  )
}
