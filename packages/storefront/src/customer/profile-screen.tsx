// My Information: the customer's data, with links to change each part.
import type { CustomerFragment } from '@loftwood/graphql-types'
import { AddressCard } from '@loftwood/ui/address-card'
import { TextLink } from '@loftwood/ui/text-link'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { AccountGroups } from './account-links.tsx'
import { useAddressLines } from './address/use-address-lines.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { WithCustomer } from './customer-data.tsx'

function Card({ title, children, link }: { title: string; children: ReactNode; link: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 rounded-md border border-line bg-white p-5">
      <h2 className="font-sans text-base tracking-normal">{title}</h2>
      <div className="text-ink-muted">{children}</div>
      <p className="mt-auto pt-1 text-sm">{link}</p>
    </section>
  )
}

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
  return (
    <WithCustomer>
      {(customer) => (
        <div className="flex flex-col gap-10">
          {lastOrder}
          <div className="grid gap-4 sm:grid-cols-2">
            <Card
              title={t('account.contact')}
              link={<TextLink href={href(paths.accountEdit)}>{t('account.change')}</TextLink>}
            >
              <p>{`${customer.firstname} ${customer.lastname}`}</p>
              <p className="break-words">{customer.email}</p>
            </Card>
            <Card
              title={t('account.newsletter')}
              link={<TextLink href={href(paths.newsletter)}>{t('account.change')}</TextLink>}
            >
              <p>{customer.is_subscribed ? t('account.subscribed') : t('account.notSubscribed')}</p>
            </Card>
            <DefaultAddress customer={customer} kind="shipping" />
            <DefaultAddress customer={customer} kind="billing" />
          </div>
          <div className="rounded-md bg-birch p-5 max-lg:hidden">
            <AccountGroups />
          </div>
        </div>
      )}
    </WithCustomer>
  )
}
