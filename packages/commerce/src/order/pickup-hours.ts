// A showroom's week as lines: days with the same hours are one line.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import { dateFormat } from '../platform/formats.ts'
import { DAY_MS } from '../platform/durations.ts'

type Week = ShopRules['store']['showrooms'][number]['openingHours']

/** 5 January 1970 was one. */
const MONDAY_MS = 4 * DAY_MS
const WORDS = {
  en: { days: 'to', hours: 'to', colon: ':' },
  fr: { days: 'au', hours: 'à', colon: '\u00a0:' },
} as const

export function pickupHours(
  week: Week,
  { language, locale }: { language: 'en' | 'fr'; locale: string },
): string[] {
  const words = WORDS[language]
  const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const time = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const dayName = (day: number) => weekday.format(MONDAY_MS + (day - 1) * DAY_MS)
  const clock = (text: string) => time.format(new Date(`1970-01-01T${text}:00Z`))
  return week.map(({ days, opens, closes }) => {
    const [first = 1] = days
    const last = days.at(-1) ?? first
    const span = first === last ? dayName(first) : `${dayName(first)} ${words.days} ${dayName(last)}`
    const line = `${span}${words.colon} ${clock(opens)} ${words.hours} ${clock(closes)}`
    return line.charAt(0).toUpperCase() + line.slice(1)
  })
}
