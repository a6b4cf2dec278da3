// Changing the address book.
import type { CustomerAddressInput } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../../context.ts'
import { updateCustomer } from '../customer-rows.ts'
import type { CustomerRow } from '../customer-rows.ts'
import { userError } from '../../user-errors/user-error.ts'
import { deleteAddress, insertAddress, ownAddress, readBookAddress, updateAddress } from './address-book.ts'
import { addressNode, loadCustomer } from '../customer-node.ts'

export async function addAddress(input: CustomerAddressInput, context: Context) {
  const customer = await loadCustomer(context)
  const address = readBookAddress(input, undefined, context.shop.rules.countries)
  const entry = await insertAddress(context.db, customer.id, address)
  return addressNode(entry, await setDefaults(customer, { id: entry.id, input }, context), context)
}

export async function changeAddress(id: number, input: CustomerAddressInput, context: Context) {
  const customer = await loadCustomer(context)
  const entry = await ownAddress(context.db, customer.id, id)
  const address = readBookAddress(input, entry.address, context.shop.rules.countries)
  await updateAddress(context.db, id, address)
  return addressNode({ ...entry, address }, await setDefaults(customer, { id, input }, context), context)
}

/** @throws ADDRESS_NOT_FOUND, ADDRESS_NOT_OWN, ADDRESS_IS_DEFAULT */
export async function removeAddress(id: number, context: Context): Promise<boolean> {
  const customer = await loadCustomer(context)
  await ownAddress(context.db, customer.id, id)
  if (customer.default_billing_id === id) throw userError('ADDRESS_IS_DEFAULT', id, 'billing')
  if (customer.default_shipping_id === id) throw userError('ADDRESS_IS_DEFAULT', id, 'shipping')
  await deleteAddress(context.db, id)
  return true
}

/** Marks the address as default where the input says so; false takes the mark away. */
async function setDefaults(
  customer: CustomerRow,
  { id, input }: { id: number; input: CustomerAddressInput },
  { db }: Context,
) {
  const next = (existing: number | null, requested: boolean | null | undefined) => {
    if (requested == null) return existing
    return requested ? id : existing === id ? null : existing
  }
  const billingId = next(customer.default_billing_id, input.default_billing)
  const shippingId = next(customer.default_shipping_id, input.default_shipping)
  await updateCustomer(db, customer.id, { default_billing_id: billingId, default_shipping_id: shippingId })
  return { billingId, shippingId }
}
