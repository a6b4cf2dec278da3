// The address on the bill where it is not the delivery address: a customer's saved one, or one that is typed.
import type { CartFragment, CustomerAddressFragment } from '@loftwood/graphql-types'
import { Skeleton } from '@loftwood/ui/skeleton'
import { useState } from 'react'
import { AddressFields } from '../customer/address/address-fields.tsx'
import type { AddressRules } from '../customer/address/address-rules.ts'
import {
  fromCartAddress,
  fromCustomerAddress,
  isEmptyAddress,
  type AddressValues,
} from '../customer/address/address-values.ts'
import { useAddressForm, type AddressForm } from '../customer/address/use-address-form.ts'
import { useT } from '../platform/i18n/use-t.ts'
import type { CheckoutDraft } from './draft.ts'
import { isSamePlace } from './driver.ts'
import { OTHER, SavedAddresses, useSavedAddresses } from './saved-addresses.tsx'
import type { StepProps } from './step-props.ts'

export interface Billing {
  address: AddressForm
  saved: readonly CustomerAddressFragment[]
  isLoading: boolean
  /** A saved address's id as text, or OTHER. */
  chosen: string
  choose: (id: string) => void
  /** Of the saved address; null when one is typed. */
  savedId: number | null
}

/** Whether the bill goes to the delivery address; never for a virtual cart, which has none. The cart keeps it for other tabs. */
export function isBilledToDelivery(cart: CartFragment, draft: CheckoutDraft): boolean {
  if (cart.is_virtual) return false
  const [to, bill] = [cart.shipping_addresses[0], cart.billing_address]
  return draft.billingSameAsShipping ?? (!bill || !to || isSamePlace(to, bill))
}

export interface BillingProps extends StepProps {
  rules: AddressRules
  /** What the form begins with. */
  names: AddressValues
}

/** The draft's values, else the cart's, else the account's names. */
function initialBilling(cart: CartFragment, draft: CheckoutDraft, names: AddressValues): AddressValues {
  const saved = cart.billing_address
  if (!isEmptyAddress(draft.billing)) return draft.billing
  return saved && !isBilledToDelivery(cart, draft) ? fromCartAddress(saved) : names
}

/** The typed address comes first, then the cart's, then the customer's default. */
function preferredOf(cart: CartFragment, draft: CheckoutDraft, saved: readonly CustomerAddressFragment[]) {
  if (!isEmptyAddress(draft.billing)) return undefined
  const billed = cart.billing_address && JSON.stringify(fromCartAddress(cart.billing_address))
  return (
    saved.find((address) => JSON.stringify(fromCustomerAddress(address)) === billed) ??
    saved.find((address) => address.default_billing) ??
    saved[0]
  )
}

export function useBilling({ cart, checkout, rules, names }: BillingProps): Billing {
  const { draft, isCustomer } = checkout
  const address = useAddressForm({ rules, kind: 'billing', initial: initialBilling(cart, draft, names) })
  const pause = !isCustomer || isBilledToDelivery(cart, draft)
  const { addresses: saved, isLoading } = useSavedAddresses({ countries: rules.countries, pause })
  const [picked, choose] = useState<string>()
  const chosen = picked ?? String(preferredOf(cart, draft, saved)?.id ?? OTHER)
  return { address, saved, isLoading, chosen, choose, savedId: chosen === OTHER ? null : Number(chosen) }
}

export function BillingAddress({ billing }: { billing: Billing }) {
  const t = useT()
  const { address, saved, isLoading, chosen, choose, savedId } = billing
  if (isLoading) return <Skeleton className="h-40 w-full" />
  return (
    <>
      {saved.length > 0 && (
        <SavedAddresses
          legend={t('checkout.billingAddress')}
          addresses={saved}
          chosen={chosen}
          onChange={choose}
        />
      )}
      {savedId === null && (
        <fieldset className="flex flex-col gap-5">
          <legend className={saved.length > 0 ? 'sr-only' : 'mb-4 text-lg font-semibold'}>
            {t('checkout.billingAddress')}
          </legend>
          <AddressFields address={address} />
        </fieldset>
      )}
    </>
  )
}
