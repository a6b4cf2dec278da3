// What the forms of the account accept. Messages are keys of the message catalog.
import * as z from 'zod/mini'
import { email } from '../platform/forms/email.ts'
import { plainName } from '../platform/forms/plain-name.ts'
import type { PersonField } from './person/person-fields.ts'
import { personShape } from './person/person-schema.ts'

const MAX_LENGTH = 255
/** Fewest characters of a password and of a name (docs/product.md, Customer). */
const LEAST = { password: 8, name: 2 } as const

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'form.required'),
    z.minLength(LEAST.name, 'form.least2'),
    z.maxLength(MAX_LENGTH, 'form.tooLong'),
    plainName,
  )

/** An existing password, without rules. */
export const knownPassword = z.string().check(z.minLength(1, 'form.required'))

/** A new one: long enough, with a letter, and a digit or a special character. */
export const newPassword = z.string().check(
  z.minLength(1, 'form.required'),
  z.minLength(LEAST.password, 'form.least8'),
  z.refine((text) => text.length < LEAST.password || isStrong(text), { error: 'form.password' }),
)

function isStrong(text: string): boolean {
  return /\p{L}/u.test(text) && /[^\p{L}\s]/u.test(text)
}

/** Both passwords must be equal; the error is beside the second. */
const repeated = z.refine<{ password: string; repeat: string }>(
  ({ password, repeat }) => password === repeat,
  {
    path: ['repeat'],
    error: 'form.passwordsDiffer',
    when: () => true,
  },
)

export const signInSchema = z.object({ email, password: knownPassword, remember: z.boolean() })

/** @param fields what the store asks for besides */
export const registerSchema = (fields: readonly PersonField[]) =>
  z
    .object({
      ...personShape(fields),
      firstname: name,
      lastname: name,
      email,
      password: newPassword,
      repeat: knownPassword,
      isSubscribed: z.boolean(),
    })
    .check(repeated)

export const forgotSchema = z.object({ email })

export const resetSchema = z.object({ email, password: newPassword, repeat: knownPassword }).check(repeated)

/** @param fields what the store asks for besides */
export const profileSchema = (fields: readonly PersonField[]) =>
  z.object({ ...personShape(fields), firstname: name, lastname: name })

/** @param current the address that the account has */
export const changeEmailSchema = (current: string) => {
  const isNew = (text: string) => text.trim().toLowerCase() !== current.trim().toLowerCase()
  return z.object({
    email: email.check(z.refine(isNew, { error: 'account.sameEmail' })),
    password: knownPassword,
  })
}

export const deleteAccountSchema = z.object({ password: knownPassword })

export const changePasswordSchema = z
  .object({ current: knownPassword, password: newPassword, repeat: knownPassword })
  .check(repeated)
