// The address book.
import type { CustomerAddressFragment } from '@loftwood/graphql-types'
import { AddressCard } from '@loftwood/ui/address-card'
import { Tag } from '@loftwood/ui/badge'
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { TextLink } from '@loftwood/ui/text-link'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { ConfirmDialog } from '../platform/confirm-dialog.tsx'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { useAddressLines } from './address/use-address-lines.ts'
import { WithCustomer } from './customer-data.tsx'
import { useCustomerCalls } from './use-customer-calls.ts'

interface CardProps {
  address: CustomerAddressFragment
  onDelete: () => void
}

function Card({ address, onDelete }: CardProps) {
  const t = useT()
  const href = useHref()
  const lines = useAddressLines()(address)
  const place = lines.slice(0, 2).join(', ')
  const isDefault = address.default_shipping === true || address.default_billing === true
  return (
    <AddressCard
      lines={lines}
      tags={
        isDefault ? (
          <>
            {address.default_shipping && <Tag>{t('account.defaultShipping')}</Tag>}
            {address.default_billing && <Tag>{t('account.defaultBilling')}</Tag>}
          </>
        ) : undefined
      }
      actions={
        <>
          <TextLink
            href={href(paths.addressEdit(address.id ?? 0))}
            aria-label={t('account.editNamed', { name: place })}
            className="inline-block py-1"
          >
            {t('account.editAddress')}
          </TextLink>
          {isDefault ? (
            <p className="text-ink-muted">{t('account.defaultStays')}</p>
          ) : (
            <Button
              variant="link"
              size="sm"
              onClick={onDelete}
              aria-label={t('account.deleteNamed', { name: place })}
            >
              {t('account.delete')}
            </Button>
          )}
        </>
      }
    />
  )
}

interface DeleteDialogProps {
  address: CustomerAddressFragment | null
  onClose: () => void
}

/** Confirms the deletion of an address. */
function DeleteDialog({ address, onClose }: DeleteDialogProps) {
  const t = useT()
  const calls = useCustomerCalls()
  const notify = useSetAtom(notifyAtom)
  const linesOf = useAddressLines()
  const { isBusy, failure, run } = useSubmit()
  const remove = () =>
    run(async () => {
      await calls.deleteAddress(address?.id ?? 0)
      notify({ type: 'success', message: t('account.addressDeleted') })
      onClose()
    })
  return (
    <ConfirmDialog
      isOpen={address !== null}
      onClose={onClose}
      title={t('account.deleteTitle')}
      keepLabel={t('account.keep')}
      confirmLabel={t('account.delete')}
      isBusy={isBusy}
      onConfirm={() => void remove()}
    >
      <FormFailure failure={failure} title={t('account.deleteFailed')} />
      <p>{address ? linesOf(address).join(', ') : ''}</p>
    </ConfirmDialog>
  )
}

function Book({ addresses }: { addresses: readonly CustomerAddressFragment[] }) {
  const t = useT()
  const href = useHref()
  const [doomed, setDoomed] = useState<CustomerAddressFragment | null>(null)
  const add = <ButtonLink href={href(paths.addressNew)}>{t('account.addressNew')}</ButtonLink>
  if (addresses.length === 0) {
    return (
      <EmptyState title={t('account.noAddresses')} headingLevel={2} actions={add}>
        {t('account.noAddressesDetail')}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id}>
            <Card address={address} onDelete={() => setDoomed(address)} />
          </li>
        ))}
      </ul>
      <p>{add}</p>
      <DeleteDialog address={doomed} onClose={() => setDoomed(null)} />
    </div>
  )
}

export function AddressesScreen() {
  return (
    <WithCustomer>
      {(customer) => <Book addresses={(customer.addresses ?? []).filter((address) => address !== null)} />}
    </WithCustomer>
  )
}
