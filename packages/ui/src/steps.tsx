// Progress of the checkout.
import { clsx } from 'clsx'
import { Check } from 'lucide'
import { Icon } from './icon.tsx'

export interface Step {
  label: string
  /** Link back to a finished step. */
  href?: string
}

export interface StepsProps {
  steps: readonly Step[]
  /** Index of the current step. */
  current: number
  /** Names the list. */
  label: string
  /** Said with finished steps. */
  doneLabel: string
  className?: string
}

function Mark({ index, isDone, isCurrent }: { index: number; isDone: boolean; isCurrent: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex size-7 shrink-0 items-center justify-center rounded-full border text-sm font-semibold tabular-nums',
        isDone && 'border-primary bg-primary text-on-primary',
        isCurrent && 'border-primary text-primary',
        !isDone && !isCurrent && 'border-line-strong text-ink-muted',
      )}
    >
      {isDone ? <Icon of={Check} size="sm" /> : index + 1}
    </span>
  )
}

/** Phones show the name of the current step only. */
export function Steps({ steps, current, label, doneLabel, className }: StepsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex items-center gap-2 sm:gap-3">
        {steps.map((step, index) => {
          const isDone = index < current
          const isCurrent = index === current
          const name = (
            <>
              <Mark index={index} isDone={isDone} isCurrent={isCurrent} />
              <span className={clsx(isCurrent ? 'font-semibold' : 'text-ink-muted max-md:sr-only')}>
                {step.label}
              </span>
              {isDone && <span className="sr-only">{doneLabel}</span>}
            </>
          )
          const look = 'relative inline-flex min-h-11 items-center gap-2 rounded-sm'
          return (
            <li
              key={step.label}
              aria-current={isCurrent ? 'step' : undefined}
              className={clsx('flex items-center gap-2 sm:gap-3', index < steps.length - 1 && 'flex-1')}
            >
              {isDone && step.href !== undefined ? (
                <a href={step.href} className={clsx(look, 'underline-offset-4 hover:underline')}>
                  {name}
                </a>
              ) : (
                <span className={look}>{name}</span>
              )}
              {index < steps.length - 1 && (
                <span aria-hidden="true" className="h-px min-w-3 flex-1 bg-line max-[24rem]:hidden" />
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
