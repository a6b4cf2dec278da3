// A field for a length, in whatever unit it is typed: what is valid is taken when the field is left, or by Enter.
import { TextField } from '@loftwood/ui/text-field'
import { useState } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { lengthWithin, typedCeiling, typedLength, type LengthProblem } from './typed-length.ts'
import { useMeasures } from './use-measures.ts'

interface LengthFieldProps {
  label: string
  hint?: string
  /** All in inches. */
  value: number | undefined
  min: number
  max: number
  onChange: (inches: number) => void
  /** The field was emptied; without, it may not be. */
  onForget?: () => void
  /** In feet and inches, and a small number is feet or metres. */
  isCeiling?: boolean
  className?: string
}

const ERRORS = { unread: 'fit.field.unread', outside: 'fit.field.outside' } as const

export function LengthField(props: LengthFieldProps) {
  const { value, min, max, onChange, onForget, isCeiling = false, ...field } = props
  const t = useT()
  const { unit, unitName, feet, length, toField } = useMeasures()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<LengthProblem | null>(null)
  const inWords = isCeiling ? feet : length
  const shown = value === undefined ? '' : (isCeiling ? feet : toField)(value)
  const stop = () => {
    setTyped(null)
    setProblem(null)
  }
  const take = () => {
    if (typed === null || typed === shown) return stop()
    if (onForget && typed.trim() === '') {
      onForget()
      return stop()
    }
    const inches = lengthWithin((isCeiling ? typedCeiling : typedLength)(typed, unit), { min, max })
    if (typeof inches !== 'number') return setProblem(inches)
    onChange(inches)
    stop()
  }
  return (
    <TextField
      {...field}
      error={problem && t(ERRORS[problem], { min: inWords(min), max: inWords(max) })}
      inputMode={isCeiling ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      trailing={isCeiling ? undefined : <span className="pe-3 text-sm text-ink-muted">{unitName}</span>}
      value={typed ?? shown}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take()
        else if (key === 'Escape') stop()
      }}
    />
  )
}
