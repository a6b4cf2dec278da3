// A showroom's week, and whether it is open now, which is computed in the browser because pages are cached.
import { clsx } from 'clsx'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import { useMinute } from '../../platform/use-minute.ts'
import { openUntil, weekRows, type OpeningHours } from './opening-hours.ts'

interface WeekProps {
  /** In the showroom's own local time. */
  week: readonly OpeningHours[]
}

/** "Open until 6 p.m.", or "Closed now"; nothing before hydration. */
export function OpenNow({ week, timeZone }: WeekProps & { timeZone: string }) {
  const t = useT()
  const format = useFormat()
  const minute = useMinute()
  if (minute === null) return null
  const until = openUntil(week, timeZone, new Date(minute))
  return (
    <span className={clsx('text-sm', until === null ? 'text-ink-muted' : 'font-semibold text-success')}>
      {until === null ? t('stores.closedNow') : t('stores.openUntil', { time: format.time(until) })}
    </span>
  )
}

/** Days with the same hours are one line. */
export function WeekTable({ week }: WeekProps) {
  const t = useT()
  const format = useFormat()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
      {weekRows(week).map(({ first, last, hours }) => (
        <div key={first} className="contents">
          <dt className="first-letter:uppercase">{format.weekdays(first, last)}</dt>
          <dd className="text-ink-muted">
            {hours
              ? t('stores.hours', { opens: format.time(hours.opens), closes: format.time(hours.closes) })
              : t('stores.closed')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
