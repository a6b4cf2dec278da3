// The remember-me record in the cookie: the customer's e-mail address and the token that signs in again.
import { z } from 'zod'

const record = z.object({
  email: z.string().min(1).max(254),
  token: z.string().regex(/^[\w.~+/=:-]{1,2048}$/),
})

export type RememberMe = z.infer<typeof record>

/** The record in a cookie's value; undefined without e-mail address or token. */
export function parseRememberMe(value: string | undefined): RememberMe | undefined {
  if (value === undefined) return undefined
  try {
    return record.safeParse(JSON.parse(value)).data
  } catch {
    return undefined
  }
}

/** A record as a cookie's value. */
export function formatRememberMe({ email, token }: RememberMe): string {
  return JSON.stringify({ email, token })
}
