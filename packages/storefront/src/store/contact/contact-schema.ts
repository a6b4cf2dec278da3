// What the contact form accepts. Messages are keys of the message catalog.
import * as z from 'zod/mini'
import { email } from '../../platform/forms/email.ts'
import { plainName } from '../../platform/forms/plain-name.ts'

/** Characters at most. The back end takes 10,000 of a message: topic and order number are written above it. */
const LONGEST = { line: 255, telephone: 64, order: 32, message: 9_800 } as const

export const TOPICS = ['product', 'order', 'delivery', 'warranty', 'other'] as const
export type Topic = (typeof TOPICS)[number] | ''

const required = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, 'form.required'), z.maxLength(longest, 'form.tooLong'))

export const contactUsSchema = z.object({
  name: required(LONGEST.line).check(plainName),
  email,
  telephone: z.string().check(z.trim(), z.maxLength(LONGEST.telephone, 'form.tooLong')),
  topic: z.enum(['', ...TOPICS]),
  order: z.string().check(z.trim(), z.maxLength(LONGEST.order, 'form.tooLong')),
  comment: required(LONGEST.message),
})
