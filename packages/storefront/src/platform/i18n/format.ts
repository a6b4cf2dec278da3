// The one formatter of money, numbers, dates and measures. Server and browser must print the same bytes,
// so the time zone is the shop's and the narrow spaces on which ICU versions differ become plain no-break spaces.
import { daySpan } from '@loftwood/graphql-types/day-span'
import type { StoreView } from './store-views.ts'
import { DAY_MS } from '../durations.ts'
import { CM_PER_INCH } from '../units.ts'

/** As the back end sends it: major units. */
export interface MoneyValue {
  value?: number | null
  currency?: string | null
}

export interface Formatter {
  /** `$1,299.00` or `1 299,00 $`, with a real minus sign; an empty string for no value. */
  money(money: MoneyValue | null | undefined): string
  number(value: number): string
  /** @param iso a date of the back end, e.g. `2026-11-03 14:05:00` (UTC) */
  date(iso: string): string
  /** From one day to another: `November 27–December 3`, `du 2 au 14 décembre`. @param from, to UTC midnights */
  dateRange(from: Date, to: Date): string
  /** @param inches both units, e.g. `62.5 in (159 cm)` */
  length(inches: number): string
  /** `12 km`, with a decimal below ten. */
  distance(km: number): string
  /** @param time of day, e.g. `18:30`; full hours without their zeros */
  time(time: string): string
  /** An instant on the reader's own clock: the time alone when it is today, else with its day. Not for servers. */
  moment(iso: string, now?: Date): string
  /** Days of the week, 1 = Monday: `Monday`, `Monday and Tuesday`, `Tuesday to Friday`. */
  weekdays(first: number, last: number): string
}

/** 5 January 1970 was one. */
const MONDAY_MS = 4 * DAY_MS
interface Words {
  inch: string
  dayRange: (first: string, last: string) => string
  /** Two days next to each other. */
  dayPair: (first: string, last: string) => string
}
const dashed = (first: string, last: string) => `${first} \u2013 ${last}`

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    inch: 'in',
    dayRange: (first, last) => `${first} to ${last}`,
    dayPair: (first, last) => `${first} and ${last}`,
  },
  fr: {
    inch: 'po',
    dayRange: (first, last) => `du ${first} au ${last}`,
    dayPair: (first, last) => `${first} et ${last}`,
  },
}
/** In a language that a brand adds. */
const SIGNS: Words = { inch: '\u2033', dayRange: dashed, dayPair: dashed }
const NARROW_SPACES = /[\u202f\u2009]/g

const formatters = new WeakMap<StoreView, Formatter>()

/** The formatter of a store view; made once. */
export function formatterOf(view: StoreView): Formatter {
  const cached = formatters.get(view)
  if (cached) return cached
  const made = makeFormatter(view)
  formatters.set(view, made)
  return made
}

/** A browser takes some milliseconds for each format: most pages need few. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

function makeFormatter(view: StoreView): Formatter {
  const { locale: tag, timeZone, currency } = view
  const words = WORDS[view.language] ?? SIGNS
  const clean = (text: string) => text.replace(NARROW_SPACES, '\u00a0')
  const numbers = once(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))
  const dateFormat = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(tag, options))
  const dates = dateFormat({ dateStyle: 'long', timeZone })
  const days = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })
  const times = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const fullHours = dateFormat({ hour: 'numeric', timeZone: 'UTC' })
  const localTimes = dateFormat({ hour: 'numeric', minute: '2-digit' })
  const localMoments = dateFormat({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })
  const weekdays = dateFormat({ weekday: 'long', timeZone: 'UTC' })
  const weekday = (day: number) => weekdays().format(MONDAY_MS + (day - 1) * DAY_MS)
  return {
    money: (money) =>
      money?.value == null
        ? ''
        : clean(moneyFormat(tag, money.currency ?? currency).format(money.value)).replace('-', '\u2212'),
    number: (value) => clean(numbers().format(value)),
    date: (iso) => clean(dates().format(instantOf(iso))),
    dateRange: (from, to) => daySpan(from, to, days()),
    length: (inches) =>
      clean(
        `${numbers().format(inches)}\u00a0${words.inch} (${numbers().format(Math.round(inches * CM_PER_INCH))}\u00a0cm)`,
      ),
    distance: (km) => clean(`${numbers().format(km < 10 ? km : Math.round(km))}\u00a0km`),
    time: (time) => {
      const format = time.endsWith(':00') ? fullHours() : times()
      return clean(format.format(new Date(`1970-01-01T${time}:00Z`))).replaceAll(' ', '\u00a0')
    },
    moment: (iso, now = new Date()) => {
      const instant = instantOf(iso)
      const isToday = instant.toDateString() === now.toDateString()
      return clean((isToday ? localTimes() : localMoments()).format(instant)).replaceAll(' ', '\u00a0')
    },
    weekdays: (first, last) => {
      if (first === last) return weekday(first)
      return words[last - first === 1 ? 'dayPair' : 'dayRange'](weekday(first), weekday(last))
    },
  }
}

/** The back end writes `2026-11-03 14:05:00` in UTC, or a day alone. */
function instantOf(iso: string): Date {
  if (iso.includes('T')) return new Date(iso)
  return new Date(iso.length === 10 ? `${iso}T12:00:00Z` : `${iso.replace(' ', 'T')}Z`)
}

const moneyFormats = new Map<string, Intl.NumberFormat>()

function moneyFormat(tag: string, currency: string): Intl.NumberFormat {
  const key = `${tag} ${currency}`
  const cached = moneyFormats.get(key)
  if (cached) return cached
  const made = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  moneyFormats.set(key, made)
  return made
}
