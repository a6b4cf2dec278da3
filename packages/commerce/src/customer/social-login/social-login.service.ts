// Signing in with another provider: to it, back from it, and which account that is.
import { randomBytes } from 'node:crypto'
import type {
  FinishSocialLoginInput,
  MutationStartSocialLoginArgs,
  SocialLoginStart,
} from '@loftwood/graphql-types/schema-types'
import type { Context } from '../../context.ts'
import { queueAccountMail } from '../account-mail.ts'
import {
  type CustomerRow,
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  updateCustomer,
} from '../customer-rows.ts'
import { endSessions } from '../end-sessions.ts'
import { issueKey, takeKey } from '../one-time-keys.ts'
import { hashPassword } from '../passwords.ts'
import { parseEmail } from '../read-email.ts'
import type { SocialAttempt, SocialPerson, SocialProvider } from './social-providers.ts'
import { issueToken } from '../tokens.ts'
import type { Database } from '../../db/open-database.ts'
import { userError } from '../../user-errors/user-error.ts'

/** Below the prefix of any store view. */
const CALLBACK = /^(?:\/[a-zA-Z]\w{0,31})?\/sociallogin\/social\/callback$/

/** @throws SOCIAL_PROVIDER_UNKNOWN, SOCIAL_REDIRECT_INVALID, SOCIAL_LOGIN_FAILED when the provider does not answer */
export async function startSocialLogin(
  { provider: code, redirectUri }: MutationStartSocialLoginArgs,
  context: Context,
): Promise<SocialLoginStart> {
  const provider = providerOf(code, context)
  if (!isCallback(redirectUri, context)) throw userError('SOCIAL_REDIRECT_INVALID')
  const { urlFor, ...attempt } = await provider.start(redirectUri).catch(refuse)
  const state = await issueKey(context.db, { purpose: 'social-login', subject: JSON.stringify(attempt) })
  return { url: urlFor(state), state }
}

function providerOf(code: string, { socialProviders }: Context): SocialProvider {
  const provider = socialProviders.find((each) => each.code === code)
  if (!provider) throw userError('SOCIAL_PROVIDER_UNKNOWN', code.slice(0, 64))
  return provider
}

/** Only the shop's own callback page, in any store view: codes go nowhere else. */
function isCallback(uri: string, { storefrontUrl }: Context): boolean {
  const url = URL.parse(uri)
  return (
    url !== null &&
    url.href === `${new URL(storefrontUrl).origin}${url.pathname}` &&
    CALLBACK.test(url.pathname)
  )
}

/** Every error of a provider gets the same response. */
function refuse(): never {
  throw userError('SOCIAL_LOGIN_FAILED')
}

/** @returns a token. @throws SOCIAL_LOGIN_FAILED, SOCIAL_EMAIL_UNVERIFIED */
export async function finishSocialLogin(input: FinishSocialLoginInput, context: Context): Promise<string> {
  const { code, state, iss } = input
  const subject = await takeKey(context.db, 'social-login', state)
  if (subject === undefined) return refuse()
  const attempt = JSON.parse(subject) as SocialAttempt
  const callback = new URL(attempt.redirectUri)
  for (const [name, value] of Object.entries({ code, state, iss }))
    if (value != null) callback.searchParams.set(name, value)
  const person = await providerOf(attempt.provider, context).finish(attempt, callback, state).catch(refuse)
  // A random secret: the account has no usable password until its owner sets one.
  const unusedPassword = await hashPassword(randomBytes(32).toString('base64url'))
  const token = await context.db.transaction().execute(async (write) => {
    const found = await customerOf(write, { provider: attempt.provider, person, unusedPassword }, context)
    return issueToken(write, found.id)
  })
  context.wakeMail()
  return token
}

interface Arrival {
  provider: string
  person: SocialPerson
  unusedPassword: string
}

/** Whoever came from there before, else the account of the verified e-mail, else a new one. */
async function customerOf(db: Database, arrival: Arrival, context: Context): Promise<CustomerRow> {
  const { provider, person } = arrival
  const identity = await db
    .selectFrom('social_identity')
    .select('customer_id')
    .where('provider', '=', provider)
    .where('subject', '=', person.subject)
    .executeTakeFirst()
  const cached = identity && (await findCustomer(db, identity.customer_id))
  if (cached) return cached
  const email = parseEmail(person.verifiedEmail ?? '')
  if (email === undefined) throw userError('SOCIAL_EMAIL_UNVERIFIED')
  const existing = await findCustomerByEmail(db, email)
  const customer = existing
    ? await takeOver(db, existing, { ...arrival, context })
    : await create(db, email, { ...arrival, context })
  const row = { provider, subject: person.subject, customer_id: customer.id }
  await db
    .insertInto('social_identity')
    .values({ ...row, created_at: new Date().toISOString() })
    .execute()
  return customer
}

/** An account whose e-mail was never proven may have been created by an attacker, so its password and sessions are revoked. */
async function takeOver(
  db: Database,
  customer: CustomerRow,
  { unusedPassword, context }: Arrival & { context: Context },
): Promise<CustomerRow> {
  if (customer.email_confirmed_at !== null) return customer
  await updateCustomer(db, customer.id, {
    password_hash: unusedPassword,
    email_confirmed_at: new Date().toISOString(),
    awaits_confirmation: 0,
  })
  await endSessions(db, customer.id)
  const { email: recipient, firstname } = customer
  await queueAccountMail(db, { kind: 'password-changed', recipient, firstname }, context)
  return customer
}

async function create(
  db: Database,
  email: string,
  { person, unusedPassword, context }: Arrival & { context: Context },
): Promise<CustomerRow> {
  const now = new Date().toISOString()
  const firstname = person.firstname ?? email.split('@', 1)[0] ?? email
  const customer = await insertCustomer(db, {
    email,
    firstname,
    lastname: person.lastname ?? firstname,
    password_hash: unusedPassword,
    email_confirmed_at: now,
    created_at: now,
    updated_at: now,
  })
  await queueAccountMail(db, { kind: 'welcome', recipient: email, firstname }, context)
  return customer
}
