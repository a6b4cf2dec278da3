// A customer as GraphQL sees it.
import { addressTexts } from '@loftwood/graphql-types/address-attributes'
import type { ConfirmationStatusEnum, CustomerCreateInput } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { findCustomer } from './customer-rows.ts'
import type { CustomerRow } from './customer-rows.ts'
import { findSubscriber } from './newsletter/newsletter.ts'
import { requireSession } from './session.ts'
import { userError } from '../user-errors/user-error.ts'
import { listAddresses } from './addresses/address-book.ts'
import type { BookEntry } from './addresses/address-book.ts'
import { wireTime } from '../platform/wire-time.ts'

/** The signed-in customer. @throws NOT_AUTHORIZED */
export async function loadCustomer(context: Context): Promise<CustomerRow> {
  const customer = await findCustomer(context.db, requireSession(context).customerId)
  if (!customer) throw userError('NOT_AUTHORIZED')
  return customer
}

export interface CustomerNode {
  /** For resolvers; not on the wire. */
  customerId: number
}

export function customerNode(customer: CustomerRow, context: Context) {
  const { default_billing_id: billingId, default_shipping_id: shippingId } = customer
  return {
    customerId: customer.id,
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    middlename: customer.middlename,
    prefix: customer.prefix,
    suffix: customer.suffix,
    date_of_birth: customer.date_of_birth,
    gender: customer.gender,
    taxvat: customer.taxvat,
    is_subscribed: async () => (await findSubscriber(context.db, customer.email))?.status === 'SUBSCRIBED',
    created_at: wireTime(customer.created_at),
    confirmation_status: confirmationStatus(customer),
    default_billing: billingId === null ? null : String(billingId),
    default_shipping: shippingId === null ? null : String(shippingId),
    addresses: async () =>
      (await listAddresses(context.db, customer.id)).map((entry) =>
        addressNode(entry, { billingId, shippingId }, context),
      ),
  }
}

/**
 * A customer that just registered. An address may have the newsletter already, and its subscription would reveal that it has an
 * account, so the response echoes the input when the shop does not reveal accounts.
 */
export function newCustomerNode(customer: CustomerRow, input: CustomerCreateInput, context: Context) {
  const node = customerNode(customer, context)
  const { accounts } = context.shop.rules.store
  if (accounts.isEmailAvailabilityTold) return node
  const isConfirmedByMail = accounts.isConfirmationRequired || accounts.isNewsletterConfirmationRequired
  return { ...node, is_subscribed: input.is_subscribed === true && !isConfirmedByMail }
}

function confirmationStatus({
  awaits_confirmation,
  email_confirmed_at,
}: CustomerRow): ConfirmationStatusEnum {
  if (awaits_confirmation === 1) return 'ACCOUNT_CONFIRMATION_REQUIRED'
  return email_confirmed_at === null ? 'ACCOUNT_CONFIRMATION_NOT_REQUIRED' : 'ACCOUNT_CONFIRMED'
}

interface Defaults {
  billingId: number | null
  shippingId: number | null
}

export function addressNode(
  { id, address }: BookEntry,
  { billingId, shippingId }: Defaults,
  { view }: Context,
) {
  const region = address.regionNames[view.language]
  return {
    id,
    firstname: address.firstname,
    lastname: address.lastname,
    ...addressTexts(address),
    street: address.street,
    city: address.city,
    region: { region, region_code: address.regionCode, region_id: address.regionId },
    region_id: address.regionId,
    postcode: address.postcode,
    country_code: address.countryCode,
    telephone: address.telephone,
    default_billing: id === billingId,
    default_shipping: id === shippingId,
  }
}
