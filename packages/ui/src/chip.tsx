// An active filter that can be removed.
import { clsx } from 'clsx'
import { X } from 'lucide'
import { Icon } from './icon.tsx'

export interface ChipProps {
  label: string
  /** The whole accessible name, e.g. "Remove filter: Twin". */
  removeLabel: string
  onRemove: () => void
  disabled?: boolean
  className?: string
}

/** One button: pressing it anywhere removes the filter. */
export function Chip({ label, removeLabel, onRemove, disabled, className }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      disabled={disabled}
      onClick={onRemove}
      className={clsx(
        'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line bg-birch py-1 ps-3.5 pe-2.5 text-sm transition-colors hover:border-line-strong hover:bg-birch-deep disabled:cursor-not-allowed disabled:text-ink-faint',
        className,
      )}
    >
      <span className="min-w-0 truncate">{label}</span>
      <Icon of={X} size="sm" />
    </button>
  )
}
