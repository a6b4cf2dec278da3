// How pages and mails write from which day to which.

/** A line breaks at none of its spaces; the narrow ones differ between versions of ICU. */
const whole = (text: string) => text.replaceAll(/[ \u202f\u2009]/g, '\u00a0')

/** `November 27–December 3`, `du 2 au 14 décembre`. @param from, to UTC midnights @param days of day and month, in UTC */
export function daySpan(from: Date, to: Date, days: Intl.DateTimeFormat): string {
  if (!days.resolvedOptions().locale.startsWith('fr')) return whole(days.formatRange(from, to))
  const dayOf = (day: Date) => whole(days.format(day))
  const first = from.getUTCMonth() === to.getUTCMonth() ? `${from.getUTCDate()}` : dayOf(from)
  const [start, end] = [first, dayOf(to)].map((text) => text.replace(/^1\b/, '1er'))
  // A narrow line breaks between the two days.
  return from.getTime() === to.getTime() ? `le\u00a0${end}` : `du\u00a0${start} au\u00a0${end}`
}
