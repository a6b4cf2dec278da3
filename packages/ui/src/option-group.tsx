// Choice of a size, a side, a finish: native radio buttons drawn as chips, with an icon where there is one.
import { useId, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { ChoiceFieldset, CrossedOut, type Choice, type ChoiceGroupProps } from './choice-group.tsx'

export interface Option extends Choice {
  /** E.g. a BedSizeIcon. */
  icon?: ReactNode
  /** Second line, e.g. "+ $120". */
  note?: string
}

/** Native radio inputs provide semantics and keyboard. */
export function OptionGroup(props: ChoiceGroupProps<Option>) {
  const made = useId()
  const id = props.id ?? made
  return (
    <ChoiceFieldset {...props} id={id}>
      {props.options.map((option) => {
        const isOff = option.disabled === true
        return (
          <label
            key={option.value}
            className={clsx(
              'relative inline-flex min-h-12 items-center gap-2.5 overflow-hidden rounded-md border bg-white px-4 py-2 transition-colors has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]',
              isOff
                ? 'cursor-not-allowed border-line text-ink-faint'
                : 'cursor-pointer border-line-strong hover:border-ink',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={`${id}-choice`}
              value={option.value}
              checked={option.value === props.value}
              disabled={isOff}
              required={props.required}
              onChange={() => props.onChange(option.value)}
            />
            {(isOff || option.soldOut === true) && <CrossedOut className="inset-0 text-line" />}
            {option.icon !== undefined && <span className="relative inline-flex">{option.icon}</span>}
            <span className="relative min-w-0">
              <span className="block leading-5">{option.label}</span>
              {option.note !== undefined && (
                <span className="block text-xs text-ink-muted">{option.note}</span>
              )}
            </span>
            {option.soldOut === true && <span className="sr-only">{props.soldOutLabel}</span>}
          </label>
        )
      })}
    </ChoiceFieldset>
  )
}
