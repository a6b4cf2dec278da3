// My Information: the customer's data, with links to change each part.
import type { CustomerFragment } from '@loftwood/graphql-types'
import { AddressCard } from '@loftwood/ui/address-card'
import { TextLink } from '@loftwood/ui/text-link'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { AccountCard } from './account-card.tsx'
import { AccountGroups } from './account-links.tsx'
import { useAddressLines } from './address/use-address-lines.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useFeature } from '../platform/use-feature.ts'
import { CreditOfAccount } from './credit-of-account.tsx'
import { WithCustomer } from './customer-data.tsx'

function DefaultAddress({ customer, kind }: { customer: CustomerFragment; kind: 'shipping' | 'billing' }) {
  const t = useT()
  const href = useHref()
  const linesOf = useAddressLines()
  const id = Number(kind === 'shipping' ? customer.default_shipping : customer.default_billing)
  const address = customer.addresses?.find((each) => each?.id === id)
  const title = kind === 'shipping' ? t('account.defaultShipping') : t('account.defaultBilling')
  return (
    <AddressCard
      title={title}
      lines={address ? linesOf(address) : [t('account.noDefaultAddress')]}
      actions={
        <TextLink href={href(address?.id == null ? paths.addressNew : paths.addressEdit(address.id))}>
          {address ? t('account.editAddress') : t('account.addressNew')}
        </TextLink>
      }
    />
  )
}

/** @param lastOrder above the rest */
export function ProfileScreen({ lastOrder }: { lastOrder: ReactNode }) {
  const t = useT()
  const href = useHref()
  const hasCredit = useFeature('storeCredit')
  return (
    <WithCustomer>
      {(customer) => (
        <div className="flex flex-col gap-10">
          {lastOrder}
          <div className="grid gap-4 sm:grid-cols-2">
            <AccountCard
              title={t('account.contact')}
              link={<TextLink href={href(paths.accountEdit)}>{t('account.change')}</TextLink>}
            >
              <p>{`${customer.firstname} ${customer.lastname}`}</p>
              <p className="break-words">{customer.email}</p>
            </AccountCard>
            <AccountCard
              title={t('account.newsletter')}
              link={<TextLink href={href(paths.newsletter)}>{t('account.change')}</TextLink>}
            >
              <p>{customer.is_subscribed ? t('account.subscribed') : t('account.notSubscribed')}</p>
            </AccountCard>
            <DefaultAddress customer={customer} kind="shipping" />
            <DefaultAddress customer={customer} kind="billing" />
            {hasCredit && <CreditOfAccount />}
          </div>
          <div className="rounded-md bg-birch p-5 max-lg:hidden">
            <AccountGroups />
          </div>
        </div>
      )}
    </WithCustomer>
  )
}
