// Phone numbers of Canada and the United States as they are typed.

const COUNTRIES: ReadonlySet<string> = new Set(['CA', 'US'])

/** `5195550142` → `519-555-0142`. What is no such number, an extension or another country's, stays as it is. */
export function formatPhone(typed: string, country: string): string {
  if (!COUNTRIES.has(country) || !/^[\d\s().-]*$/.test(typed)) return typed
  const digits = typed.replace(/\D/g, '')
  const isLong = digits.length === 11 && digits.startsWith('1')
  if (digits.length > 10 && !isLong) return typed
  const number = isLong ? digits.slice(1) : digits
  const groups = [number.slice(0, 3), number.slice(3, 6), number.slice(6)]
  return [...(isLong ? ['1'] : []), ...groups].filter((group) => group !== '').join('-')
}
