// A new account. The newsletter needs an opt-in.
import { Button } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { TextField } from '@loftwood/ui/text-field'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { useCaptcha, type FormCaptcha } from '../platform/captcha/use-captcha.tsx'
import { ShopForm } from '../platform/forms/shop-form.tsx'
import { useShopForm } from '../platform/forms/use-shop-form.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { useStoreConfig } from '../store/shell.ts'
import { registerSchema } from './customer-schema.ts'
import { NewPasswordFields } from './password-fields.tsx'
import { DetailFields } from './person/detail-fields.tsx'
import { NameFields } from './person/name-fields.tsx'
import {
  DETAIL_LABELS,
  EMPTY_PERSON,
  NAME_LABELS,
  personInput,
  type PersonField,
} from './person/person-fields.ts'
import { usePersonFields } from './person/use-person-fields.ts'
import type { Credentials } from './session-calls.ts'
import { EMAIL_INPUT } from './sign-in-form.tsx'
import { SocialProviders } from './social-providers.tsx'
import { useCustomerCalls } from './use-customer-calls.ts'
import { useFailureNotices } from './use-failure-notices.ts'

export interface RegisterFormProps {
  /** Signed in. */
  onDone: () => void
  /** The e-mail must be confirmed first. */
  onConfirm: () => void
  onSignIn: () => void
  /** Prefilled values, e.g. from an order. */
  person?: { firstname: string; lastname: string; email: string }
}

/**
 * Registers; signs in at once unless a confirmation is required. Signing in is refused when the e-mail has an account
 * already, about which the back end mails its owner.
 */
function useRegister({ onDone, onConfirm }: RegisterFormProps, askCaptcha: FormCaptcha['answer']) {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const calls = useCustomerCalls()
  const withNotices = useFailureNotices()
  const mustConfirm = useStoreConfig()?.create_account_confirmation === true
  /** Falls back to the first token, because a ticked box gives no second one. */
  const isSignedIn = async (credentials: Credentials, answer: string | undefined) => {
    const next = await askCaptcha('login').catch(() => answer)
    return calls.signIn(credentials, next).then(
      () => true,
      () => false,
    )
  }
  return async (input: Parameters<typeof calls.register>[0] & { password: string }) => {
    const answer = await askCaptcha()
    await withNotices(() => calls.register(input, answer))
    if (!mustConfirm && (await isSignedIn({ email: input.email, password: input.password }, answer)))
      return onDone()
    notify(
      mustConfirm
        ? { type: 'success', title: t('auth.confirmTitle'), message: t('auth.mustConfirm'), persist: true }
        : { type: 'success', message: t('auth.seeMail'), persist: true },
    )
    onConfirm()
  }
}

export function RegisterForm(props: RegisterFormProps) {
  const fields = usePersonFields('customer_account_create')
  return (
    <WhenLoaded data={fields} error={undefined} retry={() => undefined}>
      {(requests) => <Form {...props} fields={requests} />}
    </WhenLoaded>
  )
}

/** @param props.fields what the store asks for besides */
function Form({ fields, ...props }: RegisterFormProps & { fields: readonly PersonField[] }) {
  const t = useT()
  const captcha = useCaptcha('register')
  const register = useRegister(props, captcha.answer)
  const form = useShopForm({
    id: 'register',
    schema: useMemo(() => registerSchema(fields), [fields]),
    labels: {
      ...NAME_LABELS,
      email: 'form.emailLabel',
      ...DETAIL_LABELS,
      password: 'form.passwordLabel',
      repeat: 'form.repeatPassword',
      isSubscribed: 'auth.subscribe',
    },
    initial: {
      ...EMPTY_PERSON,
      firstname: '',
      lastname: '',
      email: '',
      ...props.person,
      password: '',
      repeat: '',
      isSubscribed: false,
    },
    send: async ({ firstname, lastname, email, password, isSubscribed, ...person }) =>
      register({
        ...personInput(fields, person),
        firstname,
        lastname,
        email,
        password,
        is_subscribed: isSubscribed,
      }),
  })
  const { error: _, ...subscribe } = form.field('isSubscribed')
  return (
    <ShopForm form={form} failed="auth.registrationError" headingLevel={3}>
      <NameFields fields={fields} fieldOf={form.field} />
      <TextField {...form.field('email')} {...EMAIL_INPUT} autoComplete="username" />
      <DetailFields fields={fields} fieldOf={form.field} />
      <NewPasswordFields password={form.field('password')} repeat={form.field('repeat')} />
      <Checkbox {...subscribe} />
      {captcha.field}
      <Button type="submit" size="lg" block loading={form.isBusy}>
        {t('auth.register')}
      </Button>
      <SocialProviders />
      <p className="text-center">
        {t('auth.hasAccount')}{' '}
        <Button variant="link" size="sm" onClick={props.onSignIn}>
          {t('auth.signIn')}
        </Button>
      </p>
    </ShopForm>
  )
}
