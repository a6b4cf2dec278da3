// Notices: one beside the content, and the stack in the corner. The caller decides which ones show.
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
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
  const { icon, look, mark, role } = TONES[tone]
  const clock = useClock(onClose, timeoutMs)
  return (
    <div
      role={role}
      {...clock}
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

export interface Notice {
  id: string
  tone: NoticeTone
  title?: ReactNode
  message: ReactNode
  timeoutMs?: number
}

export interface NotificationStackProps {
  notices: readonly Notice[]
  onClose: (id: string) => void
  /** Names the region. */
  label: string
  closeLabel: string
}

/** Fixed at the top on desktop, at the bottom on phones; empty it takes no room. */
export function NotificationStack({ notices, onClose, label, closeLabel }: NotificationStackProps) {
  const area = useRef<HTMLElement>(null)
  const newest = notices.at(-1)?.id
  // Each new notice moves to the top layer, above an open dialog.
  useEffect(() => {
    area.current?.hidePopover?.()
    if (newest !== undefined) area.current?.showPopover?.()
  }, [newest])
  return (
    <section
      ref={area}
      popover="manual"
      aria-label={label}
      className="pointer-events-none fixed inset-x-3 top-auto bottom-3 z-50 m-0 hidden w-auto flex-col gap-2 overflow-visible border-0 bg-transparent p-0 text-ink open:flex sm:start-auto sm:end-5 sm:top-32 sm:bottom-auto sm:w-96"
    >
      {notices.map((notice) => (
        <Notification
          key={notice.id}
          tone={notice.tone}
          title={notice.title}
          timeoutMs={notice.timeoutMs}
          onClose={() => onClose(notice.id)}
          closeLabel={closeLabel}
          className="pointer-events-auto animate-rise shadow-md"
        >
          {notice.message}
        </Notification>
      ))}
    </section>
  )
}
