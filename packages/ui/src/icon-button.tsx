// A square button that holds only an icon, so its label is required. Also as a link.
import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { Spinner } from './spinner.tsx'

const SIZES = { sm: 'size-9', md: 'size-11' } as const

interface IconButtonLook {
  /** The accessible name. */
  label: string
  icon: ReactNode
  size?: keyof typeof SIZES
  /** Number in the corner; 0 hides it. Say it in `label` as well. */
  count?: number
  /** White ground, for buttons that lie on a picture. */
  raised?: boolean
}

function Count({ count = 0 }: { count?: number }) {
  if (count <= 0) return null
  return (
    <span
      aria-hidden="true"
      className="absolute end-0 top-0 min-w-5 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-on-primary"
    >
      {count}
    </span>
  )
}

export interface IconButtonProps
  extends IconButtonLook, Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  loading?: boolean
}

/** A labelled round button; pass `aria-pressed` for a toggle. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    size = 'md',
    count,
    raised = false,
    loading = false,
    disabled,
    className,
    ...rest
  } = props
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      {...rest}
      aria-label={label}
      disabled={disabled === true || loading}
      className={clsx('ui-icon-button', SIZES[size], raised && 'bg-white shadow-sm', className)}
    >
      {loading ? <Spinner size="sm" /> : icon}
      <Count count={count} />
    </button>
  )
}

export interface IconLinkProps extends IconButtonLook, Omit<ComponentProps<'a'>, 'children' | 'aria-label'> {}

/** The same look as a plain `<a>`. */
export function IconLink({
  label,
  icon,
  size = 'md',
  count,
  raised = false,
  className,
  ...rest
}: IconLinkProps) {
  return (
    <a
      {...rest}
      aria-label={label}
      className={clsx('ui-icon-button', SIZES[size], raised && 'bg-white shadow-sm', className)}
    >
      {icon}
      <Count count={count} />
    </a>
  )
}
