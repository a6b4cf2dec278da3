// Account Information: name, e-mail address and password.
import type { CustomerFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { TextField } from '@loftwood/ui/text-field'
import { TextLink } from '@loftwood/ui/text-link'
import { useSetAtom } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { ShopForm } from '../platform/forms/shop-form.tsx'
import { useShopForm } from '../platform/forms/use-shop-form.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { WithCustomer } from './customer-data.tsx'
import { changeEmailSchema, changePasswordSchema, profileSchema } from './customer-schema.ts'
import { CurrentPasswordField, NewPasswordFields } from './password-fields.tsx'
import { DetailFields } from './person/detail-fields.tsx'
import { NameFields } from './person/name-fields.tsx'
import {
  DETAIL_LABELS,
  isDetail,
  NAME_LABELS,
  personInput,
  personValues,
  type PersonField,
} from './person/person-fields.ts'
import { usePersonFields } from './person/use-person-fields.ts'
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

interface NameFormProps {
  customer: CustomerFragment
  /** What the store asks for besides. */
  fields: readonly PersonField[]
}

function NameForm({ customer, fields }: NameFormProps) {
  const t = useT()
  const calls = useCustomerCalls()
  const tellSaved = useSaved()
  const stored = personValues(customer)
  const form = useShopForm({
    id: 'profile',
    schema: useMemo(() => profileSchema(fields), [fields]),
    labels: { ...NAME_LABELS, ...DETAIL_LABELS },
    initial: { ...stored, firstname: customer.firstname ?? '', lastname: customer.lastname ?? '' },
    send: async ({ firstname, lastname, ...person }) => {
      await calls.updateProfile({ ...personInput(fields, person), firstname, lastname })
      tellSaved()
    },
  })
  return (
    <ShopForm form={form} failed="account.notSaved" headingLevel={3}>
      <NameFields fields={fields} fieldOf={form.field} stored={stored} />
      <DetailFields fields={fields} fieldOf={form.field} stored={stored} />
      <div>
        <Button type="submit" loading={form.isBusy}>
          {t('account.save')}
        </Button>
      </div>
    </ShopForm>
  )
}

/** Named after what the store asks for. */
function NamePart({ customer }: { customer: CustomerFragment }) {
  const t = useT()
  const fields = usePersonFields('customer_account_edit')
  return (
    <Part id="name" title={fields?.some(isDetail) ? t('account.groupPersonal') : t('account.name')}>
      <WhenLoaded data={fields} error={undefined} retry={() => undefined}>
        {(requests) => <NameForm customer={customer} fields={requests} />}
      </WhenLoaded>
    </Part>
  )
}

/** An unchanged address is an error: nothing would be checked, so nothing may be called saved. */
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
    <ShopForm form={form} failed="account.notSaved" headingLevel={3}>
      <TextField {...form.field('email')} {...EMAIL_INPUT} autoComplete="email" />
      <CurrentPasswordField {...form.field('password')} />
      <div>
        <Button type="submit" loading={form.isBusy}>
          {t('account.changeEmail')}
        </Button>
      </div>
    </ShopForm>
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
    <ShopForm form={form} failed="account.notSaved" headingLevel={3}>
      <CurrentPasswordField {...form.field('current')} />
      <NewPasswordFields password={form.field('password')} repeat={form.field('repeat')} />
      <div>
        <Button type="submit" loading={form.isBusy}>
          {t('account.changePassword')}
        </Button>
      </div>
    </ShopForm>
  )
}

export function EditScreen() {
  const t = useT()
  const href = useHref()
  return (
    <WithCustomer>
      {(customer) => (
        <div className="flex flex-col gap-12">
          <NamePart customer={customer} />
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
