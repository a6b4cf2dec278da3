// Choice of a colour or a fabric: native radio buttons drawn as round swatches.
import { useId } from 'react'
import { clsx } from 'clsx'
import { ChoiceFieldset, CrossedOut, type Choice, type ChoiceGroupProps } from './choice-group.tsx'

export interface Swatch extends Choice {
  /** Any CSS colour. */
  color?: string
  /** Address of a picture of the fabric or wood, instead of a colour. */
  image?: string
}

function Disc({ swatch }: { swatch: Swatch }) {
  if (swatch.image !== undefined) {
    return (
      <img src={swatch.image} alt="" width="36" height="36" className="size-9 rounded-full object-cover" />
    )
  }
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="size-9">
      <circle cx="18" cy="18" r="17.5" fill={swatch.color ?? 'none'} className="stroke-ink/25" />
    </svg>
  )
}

/** Native radio inputs provide semantics and keyboard; the chosen name stands beside the legend. */
export function SwatchGroup(props: ChoiceGroupProps<Swatch>) {
  const made = useId()
  const id = props.id ?? made
  return (
    <ChoiceFieldset {...props} id={id}>
      {props.options.map((swatch) => {
        const isOff = swatch.disabled === true
        return (
          <label
            key={swatch.value}
            title={swatch.label}
            className={clsx(
              'relative inline-flex size-11 items-center justify-center rounded-full border-2 border-transparent transition-colors has-checked:border-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]',
              isOff ? 'cursor-not-allowed opacity-45' : 'cursor-pointer hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={`${id}-choice`}
              value={swatch.value}
              checked={swatch.value === props.value}
              disabled={isOff}
              required={props.required}
              onChange={() => props.onChange(swatch.value)}
            />
            <Disc swatch={swatch} />
            <span className="sr-only">
              {swatch.label}
              {swatch.soldOut === true && `, ${props.soldOutLabel}`}
            </span>
            {(isOff || swatch.soldOut === true) && (
              <>
                <CrossedOut className="inset-0 translate-px text-white" />
                <CrossedOut className="inset-0 text-ink" />
              </>
            )}
          </label>
        )
      })}
    </ChoiceFieldset>
  )
}
