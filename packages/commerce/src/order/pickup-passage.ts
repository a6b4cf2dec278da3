// Where an order is picked up, as its mails say it: name, address, opening hours, instructions.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import { placeLine } from '../mail/place-line.ts'
import type { MailShop } from '../mail/compose-mail.ts'
import type { Passage } from '../mail/mail-blocks.ts'
import type { OrderWriting } from './order-mail-parts.ts'
import { dateFormat } from '../platform/formats.ts'
import { DAY_MS } from '../platform/durations.ts'

type Week = ShopRules['store']['showrooms'][number]['openingHours']

/** 5 January 1970 was one. */
const MONDAY_MS = 4 * DAY_MS
const WORDS = {
  en: {
    days: (first: string, last: string) => `${first} to ${last}`,
    pair: (first: string, last: string) => `${first} and ${last}`,
    hours: 'to',
    colon: ':',
  },
  fr: {
    days: (first: string, last: string) => `du ${first} au ${last}`,
    pair: (first: string, last: string) => `${first} et ${last}`,
    hours: 'à',
    colon: '\u00a0:',
  },
} as const

function pickupHours(week: Week, { language, locale }: { language: 'en' | 'fr'; locale: string }): string[] {
  const words = WORDS[language]
  const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const hour = { hour: 'numeric', timeZone: 'UTC' } as const
  const fullHours = dateFormat(locale, hour)
  const times = dateFormat(locale, { ...hour, minute: '2-digit' })
  const dayName = (day: number) => weekday.format(MONDAY_MS + (day - 1) * DAY_MS)
  const clock = (text: string) =>
    (text.endsWith(':00') ? fullHours : times).format(new Date(`1970-01-01T${text}:00Z`))
  return week.map(({ days, opens, closes }) => {
    const [first = 1] = days
    const last = days.at(-1) ?? first
    const join = last - first === 1 ? words.pair : words.days
    const span = first === last ? dayName(first) : join(dayName(first), dayName(last))
    const line = `${span}${words.colon} ${clock(opens)} ${words.hours} ${clock(closes)}`
    return line.charAt(0).toUpperCase() + line.slice(1)
  })
}

/** Undefined for a delivery, and where the shop no longer has the place. */
export function pickupPassage(writing: OrderWriting, { showrooms }: MailShop['store']): Passage | undefined {
  const { doc, language, texts, view } = writing
  const showroom = showrooms.find(({ code }) => code === doc.pickupCode)
  if (!showroom?.pickup) return undefined
  return {
    heading: texts.pickUpAt,
    lines: [
      showroom.name[language],
      showroom.street,
      placeLine(showroom.city, showroom.provinceCode, showroom.postalCode),
      `${texts.phone} ${showroom.phone}`,
      '',
      ...pickupHours(showroom.openingHours, { language, locale: view.locale.replace('_', '-') }),
      '',
      showroom.pickup[language],
    ],
  }
}
