// Setting a new password with the link of the e-mail.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { TextField } from '@loftwood/ui/text-field'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import { useCaptcha } from '../platform/captcha/use-captcha.tsx'
import { ShopForm } from '../platform/forms/shop-form.tsx'
import { useShopForm } from '../platform/forms/use-shop-form.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { resetSchema } from './customer-schema.ts'
import { NewPasswordFields } from './password-fields.tsx'
import { EMAIL_INPUT } from './sign-in-form.tsx'
import { useCustomerCalls } from './use-customer-calls.ts'

interface ResetFormProps {
  token: string
  email: string
  onDone: () => void
}

function ResetForm({ token, email, onDone }: ResetFormProps) {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const calls = useCustomerCalls()
  const captcha = useCaptcha('reset')
  const form = useShopForm({
    id: 'reset',
    schema: resetSchema,
    labels: { email: 'form.emailLabel', password: 'form.newPassword', repeat: 'form.repeatNewPassword' },
    initial: { email, password: '', repeat: '' },
    send: async ({ email: address, password }) => {
      const input = { email: address, newPassword: password, resetPasswordToken: token }
      const isReset = await calls.resetPassword(input, await captcha.answer())
      if (isReset) onDone()
      else notify({ type: 'danger', message: t('auth.resetError'), persist: true })
    },
  })
  return (
    <ShopForm form={form} failed="auth.resetError">
      <TextField {...form.field('email')} {...EMAIL_INPUT} autoComplete="username" />
      <NewPasswordFields password={form.field('password')} repeat={form.field('repeat')} />
      {captcha.field}
      <div>
        <Button type="submit" size="lg" loading={form.isBusy}>
          {t('auth.setPassword')}
        </Button>
      </div>
    </ShopForm>
  )
}

/** The link holds the token, and the address where the back end puts it in. */
export function ResetScreen() {
  const t = useT()
  const href = useHref()
  const { token = '', email = '' } = usePageContext().urlParsed.search
  const [isDone, setDone] = useState(false)
  const signIn = <ButtonLink href={href(paths.signIn)}>{t('auth.signIn')}</ButtonLink>
  const again = <ButtonLink href={href(paths.forgotPassword)}>{t('auth.sendLink')}</ButtonLink>
  return (
    <>
      {isDone ? (
        <EmptyState title={t('auth.passwordSet')} headingLevel={2} actions={signIn}>
          {t('auth.passwordSetDetail')}
        </EmptyState>
      ) : token === '' ? (
        <EmptyState title={t('auth.linkIncomplete')} headingLevel={2} actions={again}>
          {t('auth.linkIncompleteDetail')}
        </EmptyState>
      ) : (
        <div className="max-w-form">
          <ResetForm token={token} email={email} onDone={() => setDone(true)} />
        </div>
      )}
    </>
  )
}
