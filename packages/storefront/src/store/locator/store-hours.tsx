// A showroom's week, and whether it is open now, which is computed in the browser because pages are cached.
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import { useMinute } from '../../platform/use-minute.ts'
import { openUntil, weekRows, type OpeningHours } from './opening-hours.ts'

interface StoreHoursProps {
  week: readonly OpeningHours[]
  timeZone: string
}

/** "Open until 6 p.m.", or "Closed now"; nothing before hydration. */
function OpenNow({ week, timeZone }: StoreHoursProps) {
  const t = useT()
  const format = useFormat()
  const minute = useMinute()
  if (minute === null) return null
  const until = openUntil(week, timeZone, new Date(minute))
  return (
    <p className={until === null ? 'text-ink-muted' : 'font-semibold text-success'}>
      {until === null ? t('stores.closedNow') : t('stores.openUntil', { time: format.time(until) })}
    </p>
  )
}

/** In the showroom's own local time. */
export function StoreHours({ week, timeZone }: StoreHoursProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="text-sm">
      <OpenNow week={week} timeZone={timeZone} />
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
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
    </div>
  )
}
