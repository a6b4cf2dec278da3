// Days that shoppers answer to custom options.
import type { Language } from '../../platform/analyze-text.ts'
import { dateFormat } from '../../platform/formats.ts'
import { type CartUserError, cartUserError } from '../cart-user-error.ts'
import type { ChosenLine } from './product-type.ts'

/**
 * A service is done on a day to come. The day of a thing may be any, a birthday for one.
 * @param today `YYYY-MM-DD` where the store is
 */
export function pastDayError(
  { product, choice }: Pick<ChosenLine, 'product' | 'choice'>,
  today: string,
): CartUserError | undefined {
  if (product.type !== 'virtual') return undefined
  const days = product.doc.customOptions.flatMap(({ id, kind }) =>
    kind === 'date' ? (choice.options?.find(({ optionId }) => optionId === id)?.text ?? []) : [],
  )
  return days.some((day) => day !== '' && day < today) ? cartUserError('DATE_PAST') : undefined
}

/** `December 1, 2026`, `1 décembre 2026`. @param day `YYYY-MM-DD` */
export function longDay(day: string, language: Language): string {
  return dateFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
