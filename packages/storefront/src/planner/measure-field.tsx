// A length that is typed: checked and taken over when the field is left or Enter is pressed.
import { TextField } from '@loftwood/ui/text-field'
import { useState } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { useMeasure } from './use-measure.ts'

interface MeasureFieldProps {
  label: string
  /** Inches. */
  value: number
  min: number
  max: number
  onChange: (inches: number) => void
}

export function MeasureField({ label, value, min, max, onChange }: MeasureFieldProps) {
  const t = useT()
  const { unit, text, toField, fromField } = useMeasure()
  const [typed, setTyped] = useState<string | null>(null)
  const inches = typed === null ? value : fromField(typed)
  // Half an inch more than a limit is the limit, as it was rounded.
  const isFaulty = inches === null || inches < min - 0.5 || inches > max + 0.5
  const take = () => {
    if (typed === null || isFaulty) return
    if (typed !== toField(value)) onChange(Math.min(max, Math.max(min, inches)))
    setTyped(null)
  }
  return (
    <TextField
      label={label}
      value={typed ?? toField(value)}
      inputMode="decimal"
      autoComplete="off"
      trailing={
        <span className="pe-3 text-sm text-ink-muted">{unit === 'cm' ? 'cm' : t('planner.inch')}</span>
      }
      error={isFaulty ? t('planner.between', { min: text(min), max: text(max) }) : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take()
        else if (key === 'Escape') setTyped(null)
      }}
    />
  )
}
