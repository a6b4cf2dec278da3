// A span of numbers, such as a price: two inputs, and optionally a slider with two thumbs.
import { useId, useState } from 'react'
import { clsx } from 'clsx'
import { controlClass } from './form-field.tsx'

export type Range = readonly [low: number, high: number]

/** The two numbers within the limits and in order; a text that is no number counts as the limit on its side. */
export function readRange(low: string, high: string, [min, max]: Range): Range {
  const read = (text: string, fallback: number) => {
    const number = Number(text)
    return text.trim() === '' || !Number.isFinite(number) ? fallback : Math.min(Math.max(number, min), max)
  }
  const [a, b] = [read(low, min), read(high, max)]
  return a <= b ? [a, b] : [b, a]
}

export interface RangeFieldProps {
  legend: string
  legendHidden?: boolean
  lowLabel: string
  highLabel: string
  limits: Range
  value: Range
  /** Called when a number is committed: on blur, on Enter, when a thumb is released. */
  onChange: (value: Range) => void
  step?: number
  /** Stands inside the inputs, e.g. "$". */
  unit?: string
  slider?: boolean
  disabled?: boolean
}

interface Draft {
  low: string
  high: string
}

interface PartProps {
  field: RangeFieldProps
  draft: Draft
  edit: (draft: Draft) => void
  commit: () => void
}

function Slider({ field, draft, edit, commit }: PartProps) {
  const [min, max] = field.limits
  const [low, high] = readRange(draft.low, draft.high, field.limits)
  const percent = (value: number) => (max === min ? 0 : ((value - min) / (max - min)) * 100)
  const thumb = (side: keyof Draft, label: string) => (
    <input
      type="range"
      aria-label={label}
      className="ui-range-thumb absolute inset-x-0 top-0 h-6 w-full"
      min={min}
      max={max}
      step={field.step}
      disabled={field.disabled}
      value={side === 'low' ? low : high}
      onChange={(event) => {
        const moved = Number(event.target.value)
        edit({ ...draft, [side]: String(side === 'low' ? Math.min(moved, high) : Math.max(moved, low)) })
      }}
      onPointerUp={commit}
      onKeyUp={commit}
      onBlur={commit}
    />
  )
  return (
    <div className="relative mb-4 h-6">
      <svg
        aria-hidden="true"
        className="absolute inset-x-2.5 top-2.5 h-1 w-[calc(100%-1.25rem)] overflow-visible"
      >
        <rect width="100%" height="4" rx="2" className="fill-birch-deep" />
        <rect
          x={`${percent(low)}%`}
          width={`${percent(high) - percent(low)}%`}
          height="4"
          rx="2"
          className="fill-primary"
        />
      </svg>
      {thumb('low', field.lowLabel)}
      {thumb('high', field.highLabel)}
    </div>
  )
}

function NumberInput({ field, draft, edit, commit, side }: PartProps & { side: keyof Draft }) {
  const id = useId()
  const { unit } = field
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-1">
      <label htmlFor={id} className="text-sm text-ink-muted">
        {side === 'low' ? field.lowLabel : field.highLabel}
      </label>
      <span className="relative block">
        {unit !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-ink-muted">
            {unit}
          </span>
        )}
        <input
          id={id}
          type="number"
          inputMode="decimal"
          className={clsx(controlClass, 'ui-plain-number tabular-nums', unit !== undefined && 'ps-8')}
          min={field.limits[0]}
          max={field.limits[1]}
          step={field.step}
          disabled={field.disabled}
          value={draft[side]}
          onChange={(event) => edit({ ...draft, [side]: event.target.value })}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
          }}
        />
      </span>
    </span>
  )
}

/** A commit sorts the two numbers and clamps them to the limits. */
export function RangeField(props: RangeFieldProps) {
  const { legend, legendHidden = false, value, limits, onChange, slider = false } = props
  const [edited, setEdited] = useState<Draft | null>(null)
  const draft = edited ?? { low: String(value[0]), high: String(value[1]) }
  const commit = () => {
    if (edited === null) return
    const next = readRange(edited.low, edited.high, limits)
    setEdited(null)
    if (next[0] !== value[0] || next[1] !== value[1]) onChange(next)
  }
  const part = { field: props, draft, edit: setEdited, commit }
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-3 font-semibold'}>{legend}</legend>
      {slider && <Slider {...part} />}
      <div className="flex items-end gap-3">
        <NumberInput {...part} side="low" />
        <span aria-hidden="true" className="pb-3 text-ink-muted">
          –
        </span>
        <NumberInput {...part} side="high" />
      </div>
    </fieldset>
  )
}
