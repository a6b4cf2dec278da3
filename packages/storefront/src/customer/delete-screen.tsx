// Deletes the account: after the password, or by a link in a mail.
import type { CustomerFragment } from '@loftwood/graphql-types'
import { Button, ButtonLink } from '@loftwood/ui/button'
import { ErrorSummary } from '@loftwood/ui/error-summary'
import { FormStack } from '@loftwood/ui/layout'
import { PasswordField } from '@loftwood/ui/password-field'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import { useCaptcha } from '../platform/captcha/use-captcha.tsx'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useShopForm } from '../platform/forms/use-shop-form.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useFeature } from '../platform/use-feature.ts'
import { WithCustomer } from './customer-data.tsx'
import { deleteAccountSchema } from './customer-schema.ts'
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
  const { field, element, faults, failure, isBusy } = useShopForm({
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
    <form {...element}>
      <FormStack>
        <FormFailure failure={failure} title={t('erase.failed')} />
        <ErrorSummary title={t('form.check')} faults={faults} />
        <PasswordField
          {...field('password')}
          required
          autoComplete="current-password"
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
        />
        {captcha.field}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" loading={isBusy}>
            {t('erase.confirm')}
          </Button>
          <ButtonLink variant="secondary" href={href(paths.accountEdit)}>
            {t('erase.keep')}
          </ButtonLink>
        </div>
      </FormStack>
    </form>
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
