// Deletes the account: after the password, or by a link in a mail.
import type { CustomerFragment } from '@loftwood/graphql-types'
import { Button, ButtonLink } from '@loftwood/ui/button'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import { useCaptcha } from '../platform/captcha/use-captcha.tsx'
import { ShopForm } from '../platform/forms/shop-form.tsx'
import { useShopForm } from '../platform/forms/use-shop-form.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useFeature } from '../platform/use-feature.ts'
import { WithCustomer } from './customer-data.tsx'
import { deleteAccountSchema } from './customer-schema.ts'
import { CurrentPasswordField } from './password-fields.tsx'
import { DeleteByLink, DeletionLinkOffer } from './delete-by-link.tsx'
import { useCustomerCalls } from './use-customer-calls.ts'

const LOST = ['erase.data', 'erase.lists', 'erase.newsletter'] as const

function WhatGoes() {
  const t = useT()
  return (
    <>
      <p>{t('erase.intro')}</p>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {LOST.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p>{t('erase.kept')}</p>
    </>
  )
}

function DeleteForm({ customer }: { customer: CustomerFragment }) {
  const t = useT()
  const href = useHref()
  const calls = useCustomerCalls()
  const captcha = useCaptcha('login')
  const form = useShopForm({
    id: 'delete-account',
    schema: deleteAccountSchema,
    labels: { password: 'form.passwordLabel' },
    initial: { password: '' },
    send: async ({ password }) => {
      await calls.deleteAccount({ email: customer.email ?? '', password }, await captcha.answer())
      window.location.assign(href(paths.home))
    },
  })
  return (
    <ShopForm form={form} failed="erase.failed">
      <CurrentPasswordField {...form.field('password')} />
      {captcha.field}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" loading={form.isBusy}>
          {t('erase.confirm')}
        </Button>
        <ButtonLink variant="secondary" href={href(paths.accountEdit)}>
          {t('erase.keep')}
        </ButtonLink>
      </div>
    </ShopForm>
  )
}

/** The mail's link leads here too, with its key. */
export function DeleteScreen() {
  const { token = '' } = usePageContext().urlParsed.search
  const sendsLinks = useFeature('accountDeletionLink')
  return (
    <WithCustomer>
      {(customer) => (
        <div className="flex max-w-form flex-col gap-5">
          <WhatGoes />
          {token === '' ? <DeleteForm customer={customer} /> : <DeleteByLink token={token} />}
          {token === '' && sendsLinks && <DeletionLinkOffer email={customer.email ?? ''} />}
        </div>
      )}
    </WithCustomer>
  )
}
