// Canadian postal codes: form and which province the first letter belongs to.

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

const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/

/** `k1a0b1` → `K1A 0B1`; null when it is no Canadian postal code. */
export function formatPostalCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return POSTAL_CODE.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : null
}

/** Whether the code's first letter belongs to the province; true for other provinces. */
export function postalCodeIsIn(postalCode: string, provinceCode: string): boolean {
  const letters = FIRST_LETTERS[provinceCode]
  return letters === undefined || letters.includes(postalCode.trim().charAt(0).toUpperCase())
}

/** Nunavut's part of the letter that it shares with the Northwest Territories. */
const NUNAVUT = /^X0[ABC]/

/** The province or territory (ISO code) of a valid postal code. */
export function provinceOf(postalCode: string): string {
  if (postalCode.startsWith('X')) return NUNAVUT.test(postalCode) ? 'NU' : 'NT'
  const letter = postalCode.charAt(0)
  return Object.keys(FIRST_LETTERS).find((code) => FIRST_LETTERS[code]?.includes(letter)) ?? ''
}
