// The button and the link that looks like one.
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { clsx } from 'clsx'
import { Spinner } from './spinner.tsx'

const BASE =
  'relative inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center no-underline ' +
  'select-none transition-colors duration-150 disabled:cursor-not-allowed aria-busy:cursor-progress ' +
  'forced-colors:border-[ButtonBorder]'

const OFF = 'disabled:border-transparent disabled:bg-birch-deep disabled:text-ink-faint'

const VARIANTS = {
  primary: `border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-hover ${OFF}`,
  secondary: `border-line-strong bg-white text-ink hover:border-ink hover:bg-birch active:bg-birch-deep ${OFF}`,
  dark: `border-transparent bg-secondary text-on-secondary hover:bg-secondary-hover active:bg-secondary-hover ${OFF}`,
  danger: `border-danger bg-white text-danger hover:bg-danger-soft active:bg-danger-soft ${OFF}`,
  ghost:
    'border-transparent bg-transparent text-ink hover:bg-birch active:bg-birch-deep disabled:bg-transparent ' +
    'disabled:text-ink-faint',
  link:
    'border-transparent bg-transparent text-primary underline underline-offset-4 decoration-1 hover:decoration-2 ' +
    'hover:text-primary-hover disabled:text-ink-faint disabled:no-underline',
} as const

const SIZES = {
  sm: 'min-h-9 px-3.5 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-3 text-lg',
} as const

export type ButtonVariant = keyof typeof VARIANTS
export type ButtonSize = keyof typeof SIZES

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
}

/** Classes of a button, for anything else that must look like one. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string {
  const room = variant === 'link' ? clsx(SIZES[size].replace(/px-\S+/, 'px-0')) : SIZES[size]
  return clsx(BASE, VARIANTS[variant], room, block && 'w-full')
}

interface ButtonParts extends ButtonLook {
  iconStart?: ReactNode
  iconEnd?: ReactNode
}

export interface ButtonProps extends ButtonParts, ComponentProps<'button'> {
  /** Keeps width and focus, shows a ring, ignores clicks. */
  loading?: boolean
  /** Announced while loading. */
  loadingLabel?: string
}

/** A button; `type` defaults to `button`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    iconStart,
    iconEnd,
    loading = false,
    loadingLabel,
    className,
    children,
    onClick,
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event)
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={clsx(buttonClass({ variant, size, block }), className)}
    >
      <span className={clsx('inline-flex items-center justify-center gap-2', loading && 'opacity-0')}>
        {iconStart}
        {children}
        {iconEnd}
      </span>
      {loading && <Spinner size="sm" label={loadingLabel} className="absolute" />}
    </button>
  )
}

export interface ButtonLinkProps extends ButtonParts, ComponentProps<'a'> {}

/** A plain `<a>` that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={clsx(buttonClass({ variant, size, block }), className)}>
      {iconStart}
      {children}
      {iconEnd}
    </a>
  )
}
