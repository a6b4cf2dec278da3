// Making and changing accounts.
import type {
  CustomerCreateInput,
  CustomerUpdateInput,
  MutationChangeCustomerPasswordArgs,
  MutationUpdateCustomerEmailArgs,
} from '@loftwood/graphql-types/schema-types'
import { isPlainName } from '@loftwood/graphql-types/plain-name'
import { z } from 'zod'
import { queueAccountMail } from './account-mail.ts'
import { checkPassword } from './check-password.ts'
import type { Context } from '../context.ts'
import { requireFields } from './customer-form.ts'
import { findCustomerByEmail, insertCustomer, updateCustomer } from './customer-rows.ts'
import type { CustomerRow } from './customer-rows.ts'
import { endSessions, revokeLinks } from './end-sessions.ts'
import { moveSubscription, subscribe, unsubscribe } from './newsletter/newsletter.ts'
import { noteRegisteredAgain } from './registered-again.ts'
import { checkPasswordRule, hashPassword } from './passwords.ts'
import { readEmail } from './read-email.ts'
import { requireSession } from './session.ts'
import type { Database } from '../db/open-database.ts'
import { userError } from '../user-errors/user-error.ts'
import { queueFirstMail } from './confirmation.service.ts'

const nameLabels = { firstname: 'First Name', lastname: 'Last Name' } as const
const LONGEST_TEXT = 255
const GENDERS = [1, 2, 3]

/** Whether no account has this e-mail; always true when the shop does not reveal accounts. */
export async function isEmailFree(email: string, { db, shop }: Context): Promise<boolean> {
  if (email.trim() === '') throw userError('EMAIL_EMPTY')
  if (!shop.rules.store.accounts.isEmailAvailabilityTold) return true
  return (await findCustomerByEmail(db, email)) === undefined
}

/**
 * Responds the same for an e-mail that has an account when the shop does not reveal accounts: the owner is notified by mail, and
 * the account stays as it is. @throws CUSTOMER_EXISTS and whatever is wrong with the input
 */
export async function createAccount(input: CustomerCreateInput, context: Context): Promise<CustomerRow> {
  const email = readEmail(input.email)
  if (input.password == null) throw userError('CUSTOMER_FIELD_REQUIRED', 'Password')
  await checkPasswordRule(input.password)
  requireFields(input, { isNew: true }, context)
  const fields = readFields(input)
  const password_hash = await hashPassword(input.password)
  const now = new Date().toISOString()
  const created = await context.db.transaction().execute(async (write) => {
    const row = {
      ...fields,
      firstname: fields.firstname ?? '',
      lastname: fields.lastname ?? '',
      email,
      password_hash,
      awaits_confirmation: context.shop.rules.store.accounts.isConfirmationRequired ? 1 : 0,
      created_at: now,
      updated_at: now,
    }
    const existing = await findCustomerByEmail(write, email)
    if (existing) return registerAgain(write, { existing, row }, context)
    const customer = await insertCustomer(write, row)
    await queueFirstMail(write, customer, context)
    const isOnHold = customer.awaits_confirmation === 1
    if (input.is_subscribed) await subscribe(write, { email, source: 'registration', isOnHold }, context)
    return customer
  })
  context.wakeMail()
  return created
}

type NewRow = Pick<CustomerRow, 'email' | 'firstname' | 'lastname' | 'password_hash'> &
  Fields &
  Pick<CustomerRow, 'awaits_confirmation' | 'created_at' | 'updated_at'>

/** A customer for the response only: it has the input's data, and no row in the database. */
async function registerAgain(
  write: Database,
  { existing, row }: { existing: CustomerRow; row: NewRow },
  context: Context,
): Promise<CustomerRow> {
  if (context.shop.rules.store.accounts.isEmailAvailabilityTold) throw userError('CUSTOMER_EXISTS')
  const { email: recipient, firstname } = existing
  if (existing.awaits_confirmation === 1) await queueFirstMail(write, existing, context)
  else await queueAccountMail(write, { kind: 'account-exists', recipient, firstname }, context)
  await noteRegisteredAgain(write, recipient, row.password_hash)
  const unset = { middlename: null, prefix: null, suffix: null, date_of_birth: null, gender: null }
  const defaults = { taxvat: null, default_billing_id: null, default_shipping_id: null }
  return { ...unset, ...defaults, email_confirmed_at: null, ...row, id: 0 }
}

export async function updateAccount(
  customer: CustomerRow,
  input: CustomerUpdateInput,
  context: Context,
): Promise<void> {
  requireFields(input, { isNew: false }, context)
  const fields = readFields(input)
  await context.db.transaction().execute(async (write) => {
    await updateCustomer(write, customer.id, fields)
    if (input.is_subscribed === true)
      await subscribe(write, { email: customer.email, source: 'account' }, context)
    if (input.is_subscribed === false) await unsubscribe(write, customer.email, context)
  })
  context.wakeMail()
}

type Fields = Partial<
  Pick<
    CustomerRow,
    'firstname' | 'lastname' | 'middlename' | 'prefix' | 'suffix' | 'taxvat' | 'date_of_birth' | 'gender'
  >
>

/** The given fields, checked; those not given are left out. */
function readFields(input: CustomerUpdateInput | CustomerCreateInput): Fields {
  const fields: Fields = {}
  for (const field of ['firstname', 'lastname'] as const) {
    const value = input[field]
    if (value === undefined) continue
    const text = value?.trim() ?? ''
    if (text === '') throw userError('CUSTOMER_FIELD_REQUIRED', nameLabels[field])
    fields[field] = checkName(field, text)
  }
  for (const field of ['middlename', 'prefix', 'suffix', 'taxvat'] as const) {
    const value = input[field]
    if (value !== undefined) fields[field] = checkName(field, value?.trim() ?? '') || null
  }
  if (input.date_of_birth !== undefined) fields.date_of_birth = readDate(input.date_of_birth)
  if (input.gender !== undefined) fields.gender = readGender(input.gender)
  return fields
}

function checkName(field: string, text: string): string {
  if (text.length > LONGEST_TEXT) throw userError('TOO_LONG', field, LONGEST_TEXT)
  if (!isPlainName(text)) throw userError('PLAIN_NAME_ONLY', field)
  return text
}

function readDate(date: string | null): string | null {
  if (date === null || date === '') return null
  const isPast = date <= new Date().toISOString().slice(0, 10)
  if (!z.iso.date().safeParse(date).success || !isPast) throw userError('DATE_OF_BIRTH_INVALID')
  return date
}

function readGender(gender: number | null): number | null {
  if (gender !== null && !GENDERS.includes(gender)) throw userError('GENDER_INVALID', gender)
  return gender
}

/** The caller is signed in, which is sufficient proof above the bound of all addresses. @throws PASSWORD_INCORRECT, ACCOUNT_LOCKED */
async function requirePassword(customer: CustomerRow, password: string, context: Context): Promise<void> {
  const { email } = customer
  const { isRight, isOver } = await checkPassword({ email, customer, password }, context)
  if (isOver === 'address') throw userError('ACCOUNT_LOCKED')
  if (!isRight) throw userError('PASSWORD_INCORRECT')
}

/** The old address is notified. @throws PASSWORD_INCORRECT, ACCOUNT_LOCKED, EMAIL_NOT_VALID, CUSTOMER_EXISTS */
export async function changeEmail(
  customer: CustomerRow,
  args: MutationUpdateCustomerEmailArgs,
  context: Context,
): Promise<void> {
  const email = readEmail(args.email)
  await requirePassword(customer, args.password, context)
  if (email === customer.email) return
  await context.db.transaction().execute(async (write) => {
    if (await findCustomerByEmail(write, email)) throw userError('CUSTOMER_EXISTS')
    await updateCustomer(write, customer.id, { email, email_confirmed_at: null })
    await moveSubscription(write, { from: customer.email, to: email }, context)
    await revokeLinks(write, customer.id)
    await write
      .updateTable('cart')
      .set({ email })
      .where('customer_id', '=', customer.id)
      .where('is_active', '=', 1)
      .execute()
    const { email: recipient, firstname } = customer
    await queueAccountMail(write, { kind: 'email-changed', recipient, firstname }, context)
  })
  context.wakeMail()
}

/** Ends every other session of the customer. @throws PASSWORD_INCORRECT, ACCOUNT_LOCKED, errors of the new password */
export async function changePassword(
  customer: CustomerRow,
  { currentPassword, newPassword }: MutationChangeCustomerPasswordArgs,
  context: Context,
): Promise<void> {
  await requirePassword(customer, currentPassword, context)
  await checkPasswordRule(newPassword)
  const password_hash = await hashPassword(newPassword)
  await context.db.transaction().execute(async (write) => {
    await updateCustomer(write, customer.id, { password_hash })
    await endSessions(write, customer.id, requireSession(context).token)
    const { email: recipient, firstname } = customer
    await queueAccountMail(write, { kind: 'password-changed', recipient, firstname }, context)
  })
  context.wakeMail()
}
