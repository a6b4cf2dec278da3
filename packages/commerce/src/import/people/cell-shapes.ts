// Cells that several files of people and orders have.
import { z } from 'zod'

const LONGEST_TEXT = 255

export const text = z.string('is missing').max(LONGEST_TEXT, `longer than ${LONGEST_TEXT} characters`)
export const optionalText = text.nullable().default(null)
export const email = text
  .regex(/^[^\s@]+@[^\s@]+$/, 'an e-mail address is needed')
  .transform((address) => address.toLowerCase())
/** As the database stores it. */
export const time = z
  .string('is missing')
  .refine((cell) => !Number.isNaN(Date.parse(cell)), 'a time is needed')
  .transform((cell) => new Date(zoned(cell)).toISOString())
export const count = z.coerce.number('a number is needed').int('a whole number is needed').min(0)
export const flag = z.enum(['0', '1'], '0 or 1 is needed').default('0')

/** Magento's times are UTC without saying so. */
function zoned(cell: string): string {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u.test(cell) ? `${cell.replace(' ', 'T')}Z` : cell
}
