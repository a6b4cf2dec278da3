// Addresses of customers, from Magento's file "Customer Addresses".
import { addressTexts, perAddressCode } from '@loftwood/graphql-types/address-attributes'
import { z } from 'zod'
import { insertAddress, listAddresses } from '../../customer/addresses/address-book.ts'
import { type StoredAddress, addressOf } from '../../customer/addresses/stored-address.ts'
import { findRegion } from '../../customer/addresses/address-rules.ts'
import type { Shop } from '../../shop.ts'
import { RowError } from '../csv/row-error.ts'
import { email, flag, optionalText, text } from './cell-shapes.ts'
import { customerIdOf, filePart } from './take-file.ts'
import type { Taking } from './take-file.ts'

const row = z.object({
  _email: email,
  firstname: text,
  lastname: text,
  street: text,
  city: text,
  region: text,
  postcode: text,
  country_id: text,
  telephone: text,
  ...perAddressCode(() => optionalText),
  _address_default_billing_: flag,
  _address_default_shipping_: flag,
})
type AddressRow = z.output<typeof row>

export const addressesPart = filePart({
  file: 'customer_addresses.csv',
  name: 'Addresses',
  row,
  take: async (cells: AddressRow, { write, shop }) => {
    const customerId = await customerIdOf(write, cells._email)
    const address = bookAddress(cells, shop)
    const existing = await listAddresses(write, customerId)
    if (existing.some((entry) => JSON.stringify(entry.address) === JSON.stringify(address)))
      return 'unchanged'
    const { id } = await insertAddress(write, customerId, address)
    await setDefaults(write, { customerId, id }, cells)
    return 'added'
  },
})

/** @throws {RowError} for a region that its country does not have */
function bookAddress(cells: AddressRow, { rules }: Shop): StoredAddress {
  const { firstname, lastname, city, postcode, telephone, region } = cells
  const fields = {
    firstname,
    lastname,
    city,
    postcode,
    telephone,
    region,
    street: cells.street.split('\n'),
    countryCode: cells.country_id.toUpperCase(),
    regionId: undefined,
    texts: addressTexts(cells),
  }
  const country = rules.countries.find(({ id }) => id === fields.countryCode)
  if (!country || !findRegion(country, fields))
    throw new RowError(`region: there is no ${region} in ${fields.countryCode}`)
  return addressOf(fields, rules.countries)
}

async function setDefaults(
  write: Taking['write'],
  { customerId, id }: { customerId: number; id: number },
  cells: AddressRow,
): Promise<void> {
  const defaults = {
    ...(cells._address_default_billing_ === '1' ? { default_billing_id: id } : {}),
    ...(cells._address_default_shipping_ === '1' ? { default_shipping_id: id } : {}),
  }
  if (Object.keys(defaults).length === 0) return
  await write.updateTable('customer').set(defaults).where('id', '=', customerId).execute()
}
