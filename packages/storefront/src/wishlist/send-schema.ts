// What the form that sends a wishlist accepts. Messages are keys of the message catalog.
import * as z from 'zod/mini'
import { email, isEmail } from '../platform/forms/email.ts'
import { plainName } from '../platform/forms/plain-name.ts'

const MOST_RECIPIENTS = 10
const MAX_LENGTH = 255
const LONGEST_INVITATION = 1000

/** Addresses separated by commas. */
const emails = z.string().check(
  z.trim(),
  z.minLength(1, 'form.required'),
  z.refine((text) => addressesIn(text).length <= MOST_RECIPIENTS, { error: 'wishlist.tooMany' }),
  z.refine((text) => text.trim() === '' || addressesIn(text).every(isEmail), {
    error: 'form.emailInvalid',
  }),
)

function addressesIn(text: string): string[] {
  return text.split(',').map((address) => address.trim())
}

/** Guests enter their name; a customer's comes from the account. */
export function sendSchema(isCustomer: boolean) {
  const anything = z.string()
  const name = z
    .string()
    .check(z.trim(), z.minLength(1, 'form.required'), z.maxLength(MAX_LENGTH, 'form.tooLong'), plainName)
  return z.object({
    name: isCustomer ? anything : name,
    email: isCustomer ? anything : email,
    emails,
    message: z.string().check(z.maxLength(LONGEST_INVITATION, 'form.tooLong')),
  })
}
