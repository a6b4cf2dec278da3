// What the contact form accepts. Messages are keys of the message catalog.
import * as z from 'zod/mini'

/** Characters at most; the back end takes as many. */
const LONGEST = { line: 255, telephone: 64, message: 10_000 } as const

const required = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, 'form.required'), z.maxLength(longest, 'form.tooLong'))

export const contactUsSchema = z.object({
  name: required(LONGEST.line),
  email: required(LONGEST.line).check(z.email('form.email')),
  telephone: z.string().check(z.trim(), z.maxLength(LONGEST.telephone, 'form.tooLong')),
  comment: required(LONGEST.message),
})
