// When an order arrives: business days counted from a day, weekends and Canada-wide holidays left out.
import { QUICK_SHIP_DAYS } from './quick-ship.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FIXED_HOLIDAYS = ['01-01', '07-01', '12-25', '12-26']

/** Sunday of Easter, by Gauss's rule for the Gregorian calendar. */
function easter(year: number): Date {
  const a = year % 19
  const century = Math.floor(year / 100)
  const shift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const moon = (19 * a + shift + 15) % 30
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - a) / 11))
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  return new Date(Date.UTC(year, 2, 28 + full - weekday))
}

/** First Monday of September and second Monday of October. */
function isLabourDayOrThanksgiving(day: Date): boolean {
  if (day.getUTCDay() !== 1) return false
  const week = Math.ceil(day.getUTCDate() / 7)
  return (day.getUTCMonth() === 8 && week === 1) || (day.getUTCMonth() === 9 && week === 2)
}

function isGoodFriday(day: Date): boolean {
  return easter(day.getUTCFullYear()).getTime() - day.getTime() === 2 * DAY_MS
}

function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  if (FIXED_HOLIDAYS.includes(day.toISOString().slice(5, 10))) return false
  return !isLabourDayOrThanksgiving(day) && !isGoodFriday(day)
}

/** The day that comes `count` business days after `from`; days are UTC midnights. */
export function addBusinessDays(from: Date, count: number): Date {
  let day = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()))
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}

interface DeliveryDays {
  delivery_days_min: number | null
  delivery_days_max: number | null
}

/** Days until a piece leaves, least and most. */
export type LeadDays = readonly [least: number, most: number]

/** Of what leaves within a week. */
export const QUICK_LEAD: LeadDays = [0, QUICK_SHIP_DAYS]

/** When the shop begins with an order: on the first day at the earliest, on the last at the latest. */
interface Begin {
  first: Date
  last?: Date
}

/**
 * First and last day of arrival of pieces that leave together, with the last of them: the method counts from that day.
 * Null when the method has no such days.
 */
export function arrivalRange(
  method: DeliveryDays,
  leads: readonly LeadDays[],
  { first, last = first }: Begin,
): { from: Date; to: Date } | null {
  const { delivery_days_min: least, delivery_days_max: most } = method
  if (least === null || most === null) return null
  const leaves = (day: Date, leadDays: readonly number[]) =>
    new Date(day.getTime() + Math.max(0, ...leadDays) * DAY_MS)
  const [soonest, latest] = [leads.map(([days]) => days), leads.map(([, days]) => days)]
  return {
    from: addBusinessDays(leaves(first, soonest), least),
    to: addBusinessDays(leaves(last, latest), most),
  }
}
