// Formats for dates and numbers, each made once: one takes hundreds of kilobytes outside the heap, where no pressure
// on memory has it collected soon.

const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

function memoized<Format>(formats: Map<string, Format>, key: unknown[], make: () => Format): Format {
  const name = JSON.stringify(key)
  const format = formats.get(name) ?? make()
  formats.set(name, format)
  return format
}

/** Few locales and options are in use, so none is ever let go. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return memoized(dates, [locale, options], () => new Intl.DateTimeFormat(locale, options))
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return memoized(numbers, [locale, options], () => new Intl.NumberFormat(locale, options))
}
