// Signing in, by password, by remember-me token or by a link: one response for every failure that could reveal an
// account.
import type {
  MutationGenerateCustomerTokenArgs,
  RememberedCustomerToken,
} from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { queueAccountMail } from './account-mail.ts'
import { checkPassword, forgetTries } from './check-password.ts'
import { findCustomer, findCustomerByEmail, updateCustomer } from './customer-rows.ts'
import type { CustomerRow } from './customer-rows.ts'
import type { Database } from '../db/open-database.ts'
import { toMagentoHash } from './magento-hash.ts'
import { activate } from './newsletter/newsletter.ts'
import { NOBODY, issueKey, takeKey } from './one-time-keys.ts'
import { hashPassword } from './passwords.ts'
import { isRegisteredAgain } from './registered-again.ts'
import { useRememberMe } from './remember-me.ts'
import { issueToken, revokeTokens } from './tokens.ts'
import { userError } from '../user-errors/user-error.ts'

/**
 * @returns a token
 * @throws SIGN_IN_INCORRECT for an unknown e-mail, a wrong password and an address that tried too often;
 * SIGN_IN_BY_LINK for any password after too many tries from everywhere; NOT_CONFIRMED after the password of the registration only
 */
export async function signIn(
  { email, password }: MutationGenerateCustomerTokenArgs,
  context: Context,
): Promise<string> {
  const customer = await findCustomerByEmail(context.db, email)
  const { isRight, isOver } = await checkPassword({ email, customer, password }, context)
  // A captcha, where there is one, has been verified before.
  if (isOver === 'account' && !context.checkCaptcha) {
    await sendLink(isRight ? customer : undefined, context)
    throw userError('SIGN_IN_BY_LINK')
  }
  if (isOver === 'address') throw userError('SIGN_IN_INCORRECT')
  if (!customer || !isRight)
    throw userError(
      (await isRegisteredAgain(email, password, context)) ? 'NOT_CONFIRMED' : 'SIGN_IN_INCORRECT',
    )
  if (customer.awaits_confirmation === 1) throw userError('NOT_CONFIRMED')
  await renewHash(context.db, customer, password)
  return issueToken(context.db, customer.id)
}

/** Hashes of older releases cannot move to a Magento; only now the password is at hand to hash it again. */
async function renewHash(db: Database, { id, password_hash }: CustomerRow, password: string): Promise<void> {
  if (toMagentoHash(password_hash) !== undefined) return
  await db
    .updateTable('customer')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    // A password changed meanwhile stays.
    .where('password_hash', '=', password_hash)
    .execute()
}

/** Only the right password sends the link; the response and its timing do not reveal it to a guesser. */
async function sendLink(customer: CustomerRow | undefined, context: Context): Promise<void> {
  await context.db.transaction().execute(async (write) => {
    const subject = customer ? String(customer.id) : NOBODY
    const token = await issueKey(write, { purpose: 'sign-in', subject })
    if (!customer) return
    const { email: recipient, firstname } = customer
    await queueAccountMail(write, { kind: 'sign-in-link', recipient, firstname, query: { token } }, context)
  })
  if (customer) context.wakeMail()
}

/** The link came by mail, so it also proves the address. @returns a token @throws SIGN_IN_LINK_INVALID */
export async function signInByLink(key: string, context: Context): Promise<string> {
  const token = await context.db.transaction().execute(async (write) => {
    const subject = await takeKey(write, 'sign-in', key)
    const customer = subject === undefined ? undefined : await findCustomer(write, Number(subject))
    if (!customer) return undefined
    const email_confirmed_at = customer.email_confirmed_at ?? new Date().toISOString()
    await updateCustomer(write, customer.id, { email_confirmed_at, awaits_confirmation: 0 })
    await activate(write, customer.email, context)
    await forgetTries(write, customer.email)
    return issueToken(write, customer.id)
  })
  if (token === undefined) throw userError('SIGN_IN_LINK_INVALID')
  context.wakeMail()
  return token
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
  if (!answer) throw userError('REMEMBER_ME_INVALID')
  return answer
}
