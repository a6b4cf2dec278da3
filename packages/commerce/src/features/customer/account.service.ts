// Making and changing accounts.
import type {
  CustomerCreateInput,
  CustomerUpdateInput,
  MutationChangeCustomerPasswordArgs,
  MutationUpdateCustomerEmailArgs,
} from '@loftwood/graphql-types/schema-types'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { findCustomerByEmail, insertCustomer, updateCustomer } from '../../customers/customer-rows.ts'
import type { CustomerRow } from '../../customers/customer-rows.ts'
import { checkPasswordRule, hashPassword, isPassword } from '../../customers/passwords.ts'
import { requireSession } from '../../customers/session.ts'
import { revokeOtherTokens } from '../../customers/tokens.ts'
import { failure } from '../../errors.ts'

const emailRule = z.email().max(254)
const nameLabels = { firstname: 'First Name', lastname: 'Last Name' } as const
const LONGEST_TEXT = 255
const GENDERS = [1, 2, 3]

/** @throws EMAIL_NOT_VALID */
function readEmail(email: string): string {
  const parsed = emailRule.safeParse(email.trim().toLowerCase())
  if (!parsed.success) throw failure('EMAIL_NOT_VALID', email.slice(0, LONGEST_TEXT))
  return parsed.data
}

export async function isEmailFree(email: string, { db }: Context): Promise<boolean> {
  if (email.trim() === '') throw failure('EMAIL_EMPTY')
  return (await findCustomerByEmail(db, email)) === undefined
}

/** @throws CUSTOMER_EXISTS and whatever is wrong with the input */
export async function createAccount(input: CustomerCreateInput, { db }: Context): Promise<CustomerRow> {
  const email = readEmail(input.email)
  if (input.password == null) throw failure('CUSTOMER_FIELD_REQUIRED', 'Password')
  checkPasswordRule(input.password)
  const fields = readFields(input)
  const password_hash = await hashPassword(input.password)
  const now = new Date().toISOString()
  return db.transaction().execute(async (write) => {
    if (await findCustomerByEmail(write, email)) throw failure('CUSTOMER_EXISTS')
    return insertCustomer(write, {
      ...fields,
      firstname: fields.firstname ?? '',
      lastname: fields.lastname ?? '',
      email,
      password_hash,
      is_subscribed: input.is_subscribed ? 1 : 0,
      created_at: now,
      updated_at: now,
    })
  })
}

export async function updateAccount(
  customer: CustomerRow,
  input: CustomerUpdateInput,
  { db }: Context,
): Promise<void> {
  const { is_subscribed } = input
  await updateCustomer(db, customer.id, {
    ...readFields(input),
    ...(is_subscribed == null ? {} : { is_subscribed: is_subscribed ? 1 : 0 }),
  })
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
    if (text === '') throw failure('CUSTOMER_FIELD_REQUIRED', nameLabels[field])
    fields[field] = checkLength(field, text)
  }
  for (const field of ['middlename', 'prefix', 'suffix', 'taxvat'] as const) {
    const value = input[field]
    if (value !== undefined) fields[field] = checkLength(field, value?.trim() ?? '') || null
  }
  if (input.date_of_birth !== undefined) fields.date_of_birth = readDate(input.date_of_birth)
  if (input.gender !== undefined) fields.gender = readGender(input.gender)
  return fields
}

function checkLength(field: string, text: string): string {
  if (text.length > LONGEST_TEXT) throw failure('TOO_LONG', field, LONGEST_TEXT)
  return text
}

function readDate(date: string | null): string | null {
  if (date === null || date === '') return null
  if (!z.iso.date().safeParse(date).success) throw failure('DATE_OF_BIRTH_INVALID')
  return date
}

function readGender(gender: number | null): number | null {
  if (gender !== null && !GENDERS.includes(gender)) throw failure('GENDER_INVALID', gender)
  return gender
}

/** @throws PASSWORD_INCORRECT, EMAIL_NOT_VALID, CUSTOMER_EXISTS */
export async function changeEmail(
  customer: CustomerRow,
  args: MutationUpdateCustomerEmailArgs,
  { db }: Context,
): Promise<void> {
  const email = readEmail(args.email)
  if (!(await isPassword(args.password, customer.password_hash))) throw failure('PASSWORD_INCORRECT')
  await db.transaction().execute(async (write) => {
    const other = await findCustomerByEmail(write, email)
    if (other && other.id !== customer.id) throw failure('CUSTOMER_EXISTS')
    await updateCustomer(write, customer.id, { email })
    await write
      .updateTable('cart')
      .set({ email })
      .where('customer_id', '=', customer.id)
      .where('is_active', '=', 1)
      .execute()
  })
}

/** Ends every other session of the customer. @throws PASSWORD_INCORRECT and the faults of the new password */
export async function changePassword(
  customer: CustomerRow,
  { currentPassword, newPassword }: MutationChangeCustomerPasswordArgs,
  context: Context,
): Promise<void> {
  if (!(await isPassword(currentPassword, customer.password_hash))) throw failure('PASSWORD_INCORRECT')
  checkPasswordRule(newPassword)
  await updateCustomer(context.db, customer.id, { password_hash: await hashPassword(newPassword) })
  await revokeOtherTokens(context.db, customer.id, requireSession(context).token)
}
