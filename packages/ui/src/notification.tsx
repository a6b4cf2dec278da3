// A notice beside the content, or one of the stack in the corner (notification-stack.tsx).
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import type { IconNode } from 'lucide'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

const TONES = {
  success: {
    icon: CircleCheck,
    look: 'border-success/25 bg-success-soft',
    mark: 'text-success',
    role: 'status',
  },
  info: { icon: Info, look: 'border-info/25 bg-info-soft', mark: 'text-info', role: 'status' },
  warning: {
    icon: TriangleAlert,
    look: 'border-warning/25 bg-warning-soft',
    mark: 'text-warning',
    role: 'alert',
  },
  danger: { icon: CircleAlert, look: 'border-danger/25 bg-danger-soft', mark: 'text-danger', role: 'alert' },
} as const

export type NoticeTone = keyof typeof TONES

export interface NotificationProps {
  tone: NoticeTone
  /** Instead of the tone's own. */
  icon?: IconNode | undefined
  title?: ReactNode
  children: ReactNode
  /** With both, a close button. */
  onClose?: () => void
  closeLabel?: string
  /** Closes after this time, which stops while pointer or focus is on the notice. */
  timeoutMs?: number
  className?: string
}

/** Handlers that stop the timeout while pointer or focus is on the notice, and restart it afterwards. */
function useClock(onClose: (() => void) | undefined, timeoutMs: number | undefined) {
  const [isHeld, setHeld] = useState(false)
  const expire = useEffectEvent(() => onClose?.())
  useEffect(() => {
    if (timeoutMs === undefined || isHeld) return undefined
    const timer = setTimeout(expire, timeoutMs)
    return () => clearTimeout(timer)
  }, [timeoutMs, isHeld])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release }
}

/** Polite for success and info, assertive for warning and danger. */
export function Notification(props: NotificationProps) {
  const { tone, title, children, onClose, closeLabel, timeoutMs, className } = props
  const { look, mark, role } = TONES[tone]
  const { icon = TONES[tone].icon } = props
  const clock = useClock(onClose, timeoutMs)
  // Escape closes what has the focus: the notice before the dialog around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || onClose === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has a role; the key is of the button inside
    <div
      role={role}
      {...clock}
      onKeyDown={onKeyDown}
      className={clsx(
        'flex items-start gap-3 rounded-md border py-3 ps-4 pe-3 text-sm text-ink',
        look,
        className,
      )}
    >
      <Icon of={icon} className={clsx('mt-px', mark)} />
      <div className="min-w-0 flex-1 pe-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
      {onClose !== undefined && closeLabel !== undefined && (
        <IconButton
          className="-my-1.5"
          size="sm"
          label={closeLabel}
          icon={<Icon of={X} size="sm" />}
          onClick={onClose}
        />
      )}
    </div>
  )
}
