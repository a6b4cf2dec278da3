// E-mail addresses as visitors type them.
import { z } from 'zod'
import { type UserErrorCode, userError } from '../user-errors/user-error.ts'

const rule = z.email().max(254)

const LONGEST_SHOWN = 255

export const isEmail = (text: string): boolean => rule.safeParse(text).success

/** The address in lower case; undefined when it is none. */
export function parseEmail(email: string): string | undefined {
  return rule.safeParse(email.trim().toLowerCase()).data
}

/** @throws EMAIL_NOT_VALID, or the failure that Magento has for this operation */
export function readEmail(email: string, code: UserErrorCode = 'EMAIL_NOT_VALID'): string {
  const parsed = parseEmail(email)
  if (parsed === undefined) throw userError(code, email.slice(0, LONGEST_SHOWN))
  return parsed
}
