// Postal codes: their form by country, and which Canadian province a code is in.

interface PostalCodeForm {
  /** Of the code in capitals, without spaces and hyphens. */
  pattern: RegExp
  /** What stands after the first characters of a long code. */
  split: readonly [position: number, separator: string]
  example: string
}

/**
 * The countries whose codes are checked, because their form has no exceptions. Codes of others are left to the back end:
 * to refuse a right one would cost the order.
 */
const POSTAL_CODES: Readonly<Record<string, PostalCodeForm>> = {
  CA: {
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/,
    split: [3, ' '],
    example: 'A1A 1A1',
  },
  US: { pattern: /^\d{5}(\d{4})?$/, split: [5, '-'], example: '12345' },
}

/** `k1a0b1` of `CA` → `K1A 0B1`; null when it is no code of that country. Codes of unlisted countries are only trimmed. */
export function formatPostalCode(text: string, country: string): string | null {
  const form = POSTAL_CODES[country]
  if (!form) return text.trim()
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  if (!form.pattern.test(code)) return null
  const [position, separator] = form.split
  const [start, end] = [code.slice(0, position), code.slice(position)]
  return end ? `${start}${separator}${end}` : code
}

/** Example of a code of the country; empty where its form is unknown. */
export function postalCodeExample(country: string): string {
  return POSTAL_CODES[country]?.example ?? ''
}

/** First letters of the postal codes of each province or territory (ISO code). */
const FIRST_LETTERS: Readonly<Record<string, string>> = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'KLMNP',
  PE: 'C',
  QC: 'GHJ',
  SK: 'S',
  YT: 'Y',
}

/** Whether the code's first letter belongs to the Canadian province; true for other provinces. */
export function postalCodeIsIn(postalCode: string, provinceCode: string): boolean {
  const letters = FIRST_LETTERS[provinceCode]
  return letters === undefined || letters.includes(postalCode.trim().charAt(0).toUpperCase())
}

/** Nunavut's part of the letter that it shares with the Northwest Territories. */
const NUNAVUT = /^X0[ABC]/

/** The province or territory (ISO code) of a valid Canadian postal code. */
export function provinceOf(postalCode: string): string {
  if (postalCode.startsWith('X')) return NUNAVUT.test(postalCode) ? 'NU' : 'NT'
  const letter = postalCode.charAt(0)
  return Object.keys(FIRST_LETTERS).find((code) => FIRST_LETTERS[code]?.includes(letter)) ?? ''
}
