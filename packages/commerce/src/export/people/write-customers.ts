// customers.csv and customer_addresses.csv in the form of Magento's customer imports ("Customers Main File", "Customer
// Addresses"), with passwords as hashes that Magento verifies.
import { randomBytes } from 'node:crypto'
import {
  ADDRESS_ATTRIBUTES,
  ADDRESS_CODES,
  OWN_ADDRESS_ATTRIBUTES,
  addressTexts,
} from '@loftwood/graphql-types/address-attributes'
import { type Selectable, sql } from 'kysely'
import type { StoredAddress } from '../../customer/addresses/stored-address.ts'
import { genderLabel } from '../../customer/magento-genders.ts'
import { toMagentoHash } from '../../customer/magento-hash.ts'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Row } from '../csv-file.ts'
import type { ExportContext } from '../export-context.ts'
import { ROWS_PER_PAGE, writeTable } from '../write-table.ts'

const WEBSITE = 'base'

const CUSTOMER_COLUMNS = [
  'email',
  '_website',
  '_store',
  'confirmation',
  'created_at',
  'created_in',
  'dob',
  'firstname',
  'gender',
  'group_id',
  'lastname',
  'middlename',
  'password_hash',
  'prefix',
  'suffix',
  'taxvat',
  'updated_at',
] as const

type Customer = Selectable<Tables['customer']> & { language: string | null }

export function writeCustomers(context: ExportContext): Promise<number> {
  const { views } = context.shop.rules.store
  return writeTable(context, {
    file: 'customers.csv',
    name: 'Customers',
    columns: CUSTOMER_COLUMNS,
    read: (after) => readCustomers(context.db, after),
    rowOf: (customer) => {
      const view = views.find(({ language }) => language === customer.language) ?? views[0]
      return { ...customerRow(customer), _store: view?.storeCode, created_in: view?.name }
    },
  })
}

/** Who proved that an address is theirs, in a file of its own: Magento refuses a column that it does not have. */
export function writeConfirmations(context: ExportContext): Promise<number> {
  return writeTable(context, {
    file: 'email_confirmations.csv',
    name: 'Confirmed addresses',
    columns: ['email', 'email_confirmed_at'],
    read: (after) =>
      context.db
        .selectFrom('customer')
        .select(['id', 'email', 'email_confirmed_at'])
        .where('email_confirmed_at', 'is not', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(ROWS_PER_PAGE)
        .execute(),
    rowOf: ({ email, email_confirmed_at }) => ({ email, email_confirmed_at }),
  })
}

/** Their language is that of their newsletter, the only one that is stored. */
function readCustomers(db: Database, after: number): Promise<Customer[]> {
  return db
    .selectFrom('customer')
    .leftJoin('newsletter_subscriber', 'newsletter_subscriber.email', 'customer.email')
    .selectAll('customer')
    .select('newsletter_subscriber.language')
    .where('customer.id', '>', after)
    .orderBy('customer.id')
    .limit(ROWS_PER_PAGE)
    .execute()
}

function customerRow(customer: Customer): Row {
  return {
    email: customer.email,
    _website: WEBSITE,
    // Who knows the key confirms the account, so it is one that nobody knows.
    confirmation: customer.awaits_confirmation === 1 ? randomBytes(16).toString('hex') : undefined,
    created_at: customer.created_at,
    dob: customer.date_of_birth,
    firstname: customer.firstname,
    gender: genderLabel(customer.gender),
    group_id: 1,
    lastname: customer.lastname,
    middlename: customer.middlename,
    password_hash: toMagentoHash(customer.password_hash),
    prefix: customer.prefix,
    suffix: customer.suffix,
    taxvat: customer.taxvat,
    updated_at: customer.updated_at,
  }
}

const ADDRESS_COLUMNS = [
  '_website',
  '_email',
  '_entity_id',
  'city',
  'country_id',
  'firstname',
  'lastname',
  'postcode',
  'region',
  'street',
  'telephone',
  ...ADDRESS_CODES.filter((code) => !ADDRESS_ATTRIBUTES[code].own),
  '_address_default_billing_',
  '_address_default_shipping_',
] as const

interface AddressRow {
  id: number
  doc: string
  email: string
  default_billing_id: number | null
  default_shipping_id: number | null
}

export async function writeAddresses(context: ExportContext): Promise<number> {
  return writeTable(context, {
    file: 'customer_addresses.csv',
    name: 'Addresses',
    columns: [...ADDRESS_COLUMNS, ...(await usedOwnColumns(context.db))],
    read: (after) => readAddresses(context.db, after),
    rowOf: addressRow,
  })
}

/** Magento refuses a file with an attribute that it lacks, so a shop whose addresses hold none has no such column. */
async function usedOwnColumns(db: Database): Promise<string[]> {
  const used: string[] = []
  for (const { code } of OWN_ADDRESS_ATTRIBUTES) {
    const one = db
      .selectFrom('customer_address')
      .select('id')
      .where(sql`doc ->> ${code}`, 'is not', null)
    if (await one.limit(1).executeTakeFirst()) used.push(code)
  }
  return used
}

function readAddresses(db: Database, after: number): Promise<AddressRow[]> {
  return db
    .selectFrom('customer_address as address')
    .innerJoin('customer', 'customer.id', 'address.customer_id')
    .select(['address.id', 'address.doc', 'customer.email', 'default_billing_id', 'default_shipping_id'])
    .where('address.id', '>', after)
    .orderBy('address.id')
    .limit(ROWS_PER_PAGE)
    .execute()
}

/** Without a number of its own, under which Magento may have another one. */
function addressRow({ id, email, doc, default_billing_id, default_shipping_id }: AddressRow): Row {
  const address = JSON.parse(doc) as StoredAddress
  return {
    _website: WEBSITE,
    _email: email,
    city: address.city,
    country_id: address.countryCode,
    firstname: address.firstname,
    lastname: address.lastname,
    postcode: address.postcode,
    region: address.regionNames.en,
    street: address.street.join('\n'),
    telephone: address.telephone,
    ...addressTexts(address),
    _address_default_billing_: id === default_billing_id ? 1 : undefined,
    _address_default_shipping_: id === default_shipping_id ? 1 : undefined,
  }
}
