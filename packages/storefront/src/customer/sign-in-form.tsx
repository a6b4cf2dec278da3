// Signing in: e-mail and password, stay signed in, and the ways to the other forms.
import { Button } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { TextField } from '@loftwood/ui/text-field'
import { TextLink } from '@loftwood/ui/text-link'
import { paths } from '../paths.ts'
import { useCaptcha } from '../platform/captcha/use-captcha.tsx'
import { ShopForm } from '../platform/forms/shop-form.tsx'
import { useShopForm } from '../platform/forms/use-shop-form.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useFeature } from '../platform/use-feature.ts'
import { signInSchema } from './customer-schema.ts'
import { CurrentPasswordField } from './password-fields.tsx'
import { SocialProviders } from './social-providers.tsx'
import { useCustomerCalls } from './use-customer-calls.ts'
import { useFailureNotices } from './use-failure-notices.ts'

export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const

export interface SignInFormProps {
  /** After the session has changed. */
  onDone: (email: string) => void
  onForgot: () => void
  /** Without it the form offers no new account. */
  onRegister?: () => void
  /** Filled in where it is known. */
  email?: string
}

export function SignInForm({ onDone, onForgot, onRegister, email: existing = '' }: SignInFormProps) {
  const t = useT()
  const calls = useCustomerCalls()
  const withNotices = useFailureNotices()
  const href = useHref()
  const hasGuestOrders = useFeature('guestOrders')
  const canRemember = useFeature('rememberMe')
  const captcha = useCaptcha('login')
  const form = useShopForm({
    id: 'sign-in',
    schema: signInSchema,
    labels: { email: 'form.emailLabel', password: 'form.passwordLabel', remember: 'auth.remember' },
    initial: { email: existing, password: '', remember: false },
    send: async ({ email, password, remember }) => {
      const answer = await captcha.answer()
      await withNotices(() => calls.signIn({ email, password }, answer))
      if (remember) await calls.remember()
      onDone(email)
    },
  })
  const { error: _, ...remember } = form.field('remember')
  return (
    <ShopForm form={form} failed="auth.signInFailed" headingLevel={3}>
      <TextField {...form.field('email')} {...EMAIL_INPUT} autoComplete="username" />
      <CurrentPasswordField
        {...form.field('password')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog gives it the focus, where only it is missing
        autoFocus={existing !== ''}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {canRemember && <Checkbox {...remember} />}
        <Button variant="link" size="sm" onClick={onForgot}>
          {t('auth.forgot')}
        </Button>
      </div>
      {captcha.field}
      <Button type="submit" size="lg" block loading={form.isBusy}>
        {t('auth.signIn')}
      </Button>
      <SocialProviders />
      {onRegister && (
        <p className="text-center">
          {t('auth.noAccount')}{' '}
          <Button variant="link" size="sm" onClick={onRegister}>
            {t('auth.register')}
          </Button>
        </p>
      )}
      {hasGuestOrders && (
        <p className="text-center">
          {t('auth.guestOrder')} <TextLink href={href(paths.guestOrder)}>{t('nav.findOrder')}</TextLink>
        </p>
      )}
    </ShopForm>
  )
}
