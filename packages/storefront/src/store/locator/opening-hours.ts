// When a showroom is open: its week as rows for people, and whether its door is open at a moment.

export interface OpeningHours {
  /** 1 = Monday. */
  days: readonly number[]
  opens: string
  closes: string
}

export interface HoursRow {
  first: number
  last: number
  /** Null: closed. */
  hours: { opens: string; closes: string } | null
}

const WEEK = [1, 2, 3, 4, 5, 6, 7]

const hoursOn = (day: number, week: readonly OpeningHours[]) => {
  const found = week.find(({ days }) => days.includes(day))
  return found ? { opens: found.opens, closes: found.closes } : null
}

/** Monday to Sunday; neighbours with the same hours are one row. */
export function weekRows(week: readonly OpeningHours[]): HoursRow[] {
  const rows: HoursRow[] = []
  for (const day of WEEK) {
    const hours = hoursOn(day, week)
    const last = rows.at(-1)
    const isSame = last?.hours?.opens === hours?.opens && last?.hours?.closes === hours?.closes
    if (last && isSame) last.last = day
    else rows.push({ first: day, last: day, hours })
  }
  return rows
}

/** Day of the week and time at a moment, on the clocks of a time zone. */
function localTime(moment: Date, timeZone: string): { day: number; time: string } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const day =
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf((parts['weekday'] ?? '').slice(0, 3)) + 1
  return { day, time: `${parts['hour']}:${parts['minute']}` }
}

/** Until when (local time) it is open at this moment; null while it is closed. */
export function openUntil(week: readonly OpeningHours[], timeZone: string, moment: Date): string | null {
  const { day, time } = localTime(moment, timeZone)
  const hours = hoursOn(day, week)
  return hours && hours.opens <= time && time < hours.closes ? hours.closes : null
}
