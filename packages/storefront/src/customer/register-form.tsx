// A new account. The newsletter needs an opt-in.
import { Button } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { ErrorSummary } from '@loftwood/ui/error-summary'
import { FormRow, FormStack } from '@loftwood/ui/layout'
import { TextField } from '@loftwood/ui/text-field'
import { useSetAtom } from 'jotai'
import { useCaptcha, type FormCaptcha } from '../platform/captcha/use-captcha.tsx'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useShopForm } from '../platform/forms/use-shop-form.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { useStoreConfig } from '../store/shell.ts'
import { registerSchema } from './customer-schema.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
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
  const t = useT()
  const captcha = useCaptcha('register')
  const register = useRegister(props, captcha.answer)
  const { field, element, faults, failure, isBusy } = useShopForm({
    id: 'register',
    schema: registerSchema,
    labels: {
      firstname: 'form.firstname',
      lastname: 'form.lastname',
      email: 'form.emailLabel',
      password: 'form.passwordLabel',
      repeat: 'form.repeatPassword',
      isSubscribed: 'auth.subscribe',
    },
    initial: {
      firstname: '',
      lastname: '',
      email: '',
      ...props.person,
      password: '',
      repeat: '',
      isSubscribed: false,
    },
    send: async ({ repeat: _, isSubscribed, ...input }) =>
      register({ ...input, is_subscribed: isSubscribed }),
  })
  const { error: _, ...subscribe } = field('isSubscribed')
  return (
    <form {...element}>
      <FormStack>
        <FormFailure failure={failure} title={t('auth.registrationError')} />
        <ErrorSummary title={t('form.check')} faults={faults} headingLevel={3} />
        <FormRow>
          <TextField {...field('firstname')} required autoComplete="given-name" />
          <TextField {...field('lastname')} required autoComplete="family-name" />
        </FormRow>
        <TextField {...field('email')} {...EMAIL_INPUT} autoComplete="username" />
        <NewPasswordFields password={field('password')} repeat={field('repeat')} />
        <Checkbox {...subscribe} />
        {captcha.field}
        <Button type="submit" size="lg" block loading={isBusy}>
          {t('auth.register')}
        </Button>
        <SocialProviders />
        <p className="text-center">
          {t('auth.hasAccount')}{' '}
          <Button variant="link" size="sm" onClick={props.onSignIn}>
            {t('auth.signIn')}
          </Button>
        </p>
      </FormStack>
    </form>
  )
}
