// The one rule of every field for an e-mail address. Messages are keys of the message catalog.
import * as z from 'zod/mini'

/** As the back end. */
const MAX_LENGTH = 254

export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'form.required'),
    z.email('form.email'),
    z.maxLength(MAX_LENGTH, 'form.tooLong'),
  )

export const isEmail = (text: string): boolean => email.safeParse(text).success
