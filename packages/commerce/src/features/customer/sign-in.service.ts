// Signing in, by password or by remember-me token: one answer for every failure that could tell who has an account.
import type {
  MutationGenerateCustomerTokenArgs,
  RememberedCustomerToken,
} from '@loftwood/graphql-types/schema-types'
import type { Context } from '../../context.ts'
import { checkPassword } from '../../customers/check-password.ts'
import { findCustomerByEmail } from '../../customers/customer-rows.ts'
import { useRememberMe } from '../../customers/remember-me.ts'
import { issueToken, revokeTokens } from '../../customers/tokens.ts'
import { failure } from '../../errors.ts'

/**
 * @returns a token
 * @throws SIGN_IN_INCORRECT for an unknown e-mail, a wrong password and a locked account alike;
 * NOT_CONFIRMED after the right password only
 */
export async function signIn(
  { email, password }: MutationGenerateCustomerTokenArgs,
  { db }: Context,
): Promise<string> {
  const customer = await findCustomerByEmail(db, email)
  const outcome = await checkPassword(db, customer, password)
  if (!customer || outcome !== 'right') throw failure('SIGN_IN_INCORRECT')
  if (customer.awaits_confirmation === 1) throw failure('NOT_CONFIRMED')
  return issueToken(db, customer.id)
}

/** A reused token signs the customer out everywhere: two hold it. @throws REMEMBER_ME_INVALID */
export async function signInByRememberMe(
  rememberMe: string,
  { db }: Context,
): Promise<RememberedCustomerToken> {
  const answer = await db.transaction().execute(async (write) => {
    const use = await useRememberMe(write, rememberMe)
    if (use.outcome === 'reused') await revokeTokens(write, use.customerId)
    return use.outcome === 'renewed'
      ? { token: await issueToken(write, use.customerId), remember_me_token: use.next }
      : undefined
  })
  if (!answer) throw failure('REMEMBER_ME_INVALID')
  return answer
}
