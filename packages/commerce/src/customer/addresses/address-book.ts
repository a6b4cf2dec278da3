// A customer's addresses: validated like those of carts, stored as JSON, with two marked as defaults.
import { addressTexts } from '@loftwood/graphql-types/address-attributes'
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import type { CustomerAddressInput } from '@loftwood/graphql-types/schema-types'
import type { Database } from '../../db/open-database.ts'
import { reason, userError } from '../../user-errors/user-error.ts'
import { addressErrors } from './address-rules.ts'
import type { AddressFields } from './address-rules.ts'
import { addressOf, errorReason } from './stored-address.ts'
import type { StoredAddress } from './stored-address.ts'

export interface BookEntry {
  id: number
  customerId: number
  address: StoredAddress
}

type Countries = ShopRules['countries']

export async function listAddresses(db: Database, customerId: number): Promise<BookEntry[]> {
  const rows = await db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
  return rows.map(toEntry)
}

function toEntry(row: { id: number; customer_id: number; doc: string }): BookEntry {
  return { id: row.id, customerId: row.customer_id, address: JSON.parse(row.doc) as StoredAddress }
}

/** An address of this customer. @throws ADDRESS_NOT_FOUND, ADDRESS_NOT_OWN */
export async function ownAddress(db: Database, customerId: number, id: number): Promise<BookEntry> {
  const row = await db.selectFrom('customer_address').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw userError('ADDRESS_NOT_FOUND', id)
  if (row.customer_id !== customerId) throw userError('ADDRESS_NOT_OWN', id)
  return toEntry(row)
}

export async function insertAddress(
  db: Database,
  customerId: number,
  address: StoredAddress,
): Promise<BookEntry> {
  const row = await db
    .insertInto('customer_address')
    .values({ customer_id: customerId, doc: JSON.stringify(address) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toEntry(row)
}

export async function updateAddress(db: Database, id: number, address: StoredAddress): Promise<void> {
  await db
    .updateTable('customer_address')
    .set({ doc: JSON.stringify(address) })
    .where('id', '=', id)
    .execute()
}

export async function deleteAddress(db: Database, id: number): Promise<void> {
  await db.deleteFrom('customer_address').where('id', '=', id).execute()
}

/** Input over what is already known, checked as a whole. @throws ADDRESS_FAULTY with every error, line by line */
export function readBookAddress(
  input: CustomerAddressInput,
  existing: StoredAddress | undefined,
  countries: Countries,
): StoredAddress {
  const fields = mergedFields(input, existing)
  const missingCountry = fields.countryCode === '' ? [reason('REQUIRED_FIELD', 'countryId')] : []
  const errors = addressErrors(fields, countries).filter(
    ({ code }) => fields.countryCode !== '' || code === 'REQUIRED_FIELD',
  )
  const reasons = [...errors.map(errorReason), ...missingCountry]
  if (reasons.length > 0) throw userError('ADDRESS_FAULTY', ...reasons)
  return addressOf(fields, countries)
}

function mergedFields(input: CustomerAddressInput, existing: StoredAddress | undefined): AddressFields {
  const requestedRegion = input.region?.region_id ?? input.region?.region_code ?? input.region?.region
  return {
    firstname: (input.firstname ?? existing?.firstname ?? '').trim(),
    lastname: (input.lastname ?? existing?.lastname ?? '').trim(),
    street: (input.street ?? existing?.street ?? []).flatMap((line) => line?.trim() || []),
    city: (input.city ?? existing?.city ?? '').trim(),
    postcode: (input.postcode ?? existing?.postcode ?? '').trim(),
    telephone: (input.telephone ?? existing?.telephone ?? '').trim(),
    countryCode: input.country_code ?? existing?.countryCode ?? '',
    regionId: requestedRegion == null ? existing?.regionId : (input.region?.region_id ?? undefined),
    region: input.region?.region_code ?? input.region?.region ?? undefined,
    texts: addressTexts({ ...existing, ...namedFields(input) }),
  }
}

/** An update leaves alone what it does not name, and empties what it names without a text. */
const namedFields = (input: CustomerAddressInput) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
