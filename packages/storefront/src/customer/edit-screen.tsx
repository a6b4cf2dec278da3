// Account Information: name, e-mail address and password.
import type { CustomerFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { ErrorSummary } from '@loftwood/ui/error-summary'
import { FormRow, FormStack } from '@loftwood/ui/layout'
import { PasswordField } from '@loftwood/ui/password-field'
import { TextField } from '@loftwood/ui/text-field'
import { TextLink } from '@loftwood/ui/text-link'
import { useSetAtom } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useShopForm } from '../platform/forms/use-shop-form.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { WithCustomer } from './customer-data.tsx'
import { changeEmailSchema, changePasswordSchema, profileSchema } from './customer-schema.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { EMAIL_INPUT } from './sign-in-form.tsx'
import { useCustomerCalls } from './use-customer-calls.ts'

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="max-w-form">
      <h2 id={id} className="mb-5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function useSaved(): () => void {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  return () => notify({ type: 'success', message: t('account.saved') })
}

function NameForm({ customer }: { customer: CustomerFragment }) {
  const t = useT()
  const calls = useCustomerCalls()
  const tellSaved = useSaved()
  const { field, element, faults, failure, isBusy } = useShopForm({
    id: 'profile',
    schema: profileSchema,
    labels: { firstname: 'form.firstname', lastname: 'form.lastname' },
    initial: { firstname: customer.firstname ?? '', lastname: customer.lastname ?? '' },
    send: async (profile) => {
      await calls.updateProfile(profile)
      tellSaved()
    },
  })
  return (
    <form {...element}>
      <FormStack>
        <FormFailure failure={failure} title={t('account.notSaved')} />
        <ErrorSummary title={t('form.check')} faults={faults} headingLevel={3} />
        <FormRow>
          <TextField {...field('firstname')} required autoComplete="given-name" />
          <TextField {...field('lastname')} required autoComplete="family-name" />
        </FormRow>
        <div>
          <Button type="submit" loading={isBusy}>
            {t('account.save')}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}

/** An unchanged address is a fault: nothing would be checked, so nothing may be called saved. */
function EmailForm({ customer }: { customer: CustomerFragment }) {
  const t = useT()
  const calls = useCustomerCalls()
  const tellSaved = useSaved()
  const form = useShopForm({
    id: 'change-email',
    schema: useMemo(() => changeEmailSchema(customer.email ?? ''), [customer.email]),
    labels: { email: 'account.newEmail', password: 'form.currentPassword' },
    initial: { email: customer.email ?? '', password: '' },
    send: async ({ email, password }) => {
      await calls.updateEmail(email, password)
      form.setValue('password', '')
      tellSaved()
    },
  })
  return (
    <form {...form.element}>
      <FormStack>
        <FormFailure failure={form.failure} title={t('account.notSaved')} />
        <ErrorSummary title={t('form.check')} faults={form.faults} headingLevel={3} />
        <TextField {...form.field('email')} {...EMAIL_INPUT} autoComplete="email" />
        <PasswordField
          {...form.field('password')}
          required
          autoComplete="current-password"
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
        />
        <div>
          <Button type="submit" loading={form.isBusy}>
            {t('account.changeEmail')}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}

const NO_PASSWORDS = { current: '', password: '', repeat: '' }

function PasswordForm() {
  const t = useT()
  const calls = useCustomerCalls()
  const tellSaved = useSaved()
  const form = useShopForm({
    id: 'change-password',
    schema: changePasswordSchema,
    labels: {
      current: 'form.currentPassword',
      password: 'form.newPassword',
      repeat: 'form.repeatNewPassword',
    },
    initial: NO_PASSWORDS,
    send: async ({ current, password }) => {
      await calls.changePassword(current, password)
      form.reset(NO_PASSWORDS)
      tellSaved()
    },
  })
  return (
    <form {...form.element}>
      <FormStack>
        <FormFailure failure={form.failure} title={t('account.notSaved')} />
        <ErrorSummary title={t('form.check')} faults={form.faults} headingLevel={3} />
        <PasswordField
          {...form.field('current')}
          required
          autoComplete="current-password"
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
        />
        <NewPasswordFields password={form.field('password')} repeat={form.field('repeat')} />
        <div>
          <Button type="submit" loading={form.isBusy}>
            {t('account.changePassword')}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}

export function EditScreen() {
  const t = useT()
  const href = useHref()
  return (
    <WithCustomer>
      {(customer) => (
        <div className="flex flex-col gap-12">
          <Part id="name" title={t('account.name')}>
            <NameForm customer={customer} />
          </Part>
          <Part id="email" title={t('form.emailLabel')}>
            <EmailForm customer={customer} />
          </Part>
          <Part id="password" title={t('form.passwordLabel')}>
            <PasswordForm />
          </Part>
          <Part id="delete" title={t('erase.title')}>
            <TextLink href={href(paths.accountDelete)}>{t('erase.link')}</TextLink>
          </Part>
        </div>
      )}
    </WithCustomer>
  )
}
