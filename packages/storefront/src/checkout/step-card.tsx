// One step of the checkout: heading with its number, what was entered once it is done, the form while it is open.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { clsx } from 'clsx'
import { Check } from 'lucide'
import { useEffect, useRef, type ReactNode } from 'react'
import { useT } from '../platform/i18n/use-t.ts'

export interface StepCardProps {
  id: string
  /** Counted from 1. */
  number: number
  title: string
  state: 'done' | 'open' | 'later'
  /** Shown when done. */
  summary?: ReactNode
  onEdit: () => void
  /** Whether the form stays in the page, out of sight, while the step is not open. */
  isKept?: boolean
  children: ReactNode
}

function Mark({ number, state }: Pick<StepCardProps, 'number' | 'state'>) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-full border text-sm font-semibold tabular-nums',
        state === 'done' && 'border-primary bg-primary text-on-primary',
        state === 'open' && 'border-primary text-primary',
        state === 'later' && 'border-line-strong text-ink-muted',
      )}
    >
      {state === 'done' ? <Icon of={Check} size="sm" /> : number}
    </span>
  )
}

/** The heading takes the focus when the step opens after another, so that it is read and in sight. */
export function StepCard(props: StepCardProps) {
  const { id, number, title, state, summary, onEdit, isKept = false, children } = props
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const lastState = useRef(state)
  useEffect(() => {
    if (state === 'open' && lastState.current !== 'open') {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'center' })
    }
    lastState.current = state
  }, [state])
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-line py-6 first:pt-0 last:border-b-0">
      <div className="flex items-center gap-3">
        <Mark number={number} state={state} />
        <h2
          id={`${id}-title`}
          ref={heading}
          tabIndex={-1}
          className={clsx('min-w-0 flex-1 text-xl outline-none', state === 'later' && 'text-ink-muted')}
        >
          {title}
          {state === 'done' && <span className="sr-only">, {t('checkout.stepDone')}</span>}
        </h2>
        {state === 'done' && (
          <Button
            variant="link"
            size="sm"
            onClick={onEdit}
            aria-label={t('checkout.editStep', { step: title })}
          >
            {t('checkout.edit')}
          </Button>
        )}
      </div>
      {state === 'done' && summary !== undefined && (
        <div className="mt-2 ps-11 text-ink-muted">{summary}</div>
      )}
      {(state === 'open' || isKept) && (
        <div hidden={state !== 'open'} className="mt-5 sm:ps-11">
          {children}
        </div>
      )}
    </section>
  )
}
