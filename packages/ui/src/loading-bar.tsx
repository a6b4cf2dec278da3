// The thin line at the top of the window while a page loads; red when it fails.

export interface LoadingBarProps {
  /** 0 to 100; null while nothing loads. */
  value: number | null
  failed?: boolean
  /** Accessible name, e.g. "Loading". */
  label: string
}

/** 2 px high; the owner decides how fast it advances. */
export function LoadingBar({ value, failed = false, label }: LoadingBarProps) {
  if (value === null && !failed) return null
  return (
    <progress
      aria-label={label}
      data-state={failed ? 'failed' : 'loading'}
      max={100}
      value={failed ? 100 : (value ?? 0)}
      className="ui-loading-bar pointer-events-none fixed inset-x-0 top-0 z-50 block h-0.5 w-full"
    />
  )
}
