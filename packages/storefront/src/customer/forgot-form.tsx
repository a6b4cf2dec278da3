// Requests the link that sets a new password.
import { Button } from '@loftwood/ui/button'
import { FormStack } from '@loftwood/ui/layout'
import { Notification } from '@loftwood/ui/notification'
import { TextField } from '@loftwood/ui/text-field'
import { useState } from 'react'
import { useCaptcha } from '../platform/captcha/use-captcha.tsx'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useShopForm } from '../platform/forms/use-shop-form.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { forgotSchema } from './customer-schema.ts'
import { EMAIL_INPUT } from './sign-in-form.tsx'
import { useCustomerCalls } from './use-customer-calls.ts'

/** The text does not reveal whether the address has an account. */
export function ForgotForm({ onSignIn }: { onSignIn: () => void }) {
  const t = useT()
  const calls = useCustomerCalls()
  const captcha = useCaptcha('forgot')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { field, element, failure, isBusy } = useShopForm({
    id: 'forgot',
    schema: forgotSchema,
    labels: { email: 'form.emailLabel' },
    initial: { email: '' },
    send: async ({ email }) => {
      await calls.requestReset(email, await captcha.answer())
      setSentTo(email)
    },
  })
  return (
    <form {...element}>
      <FormStack>
        <FormFailure failure={failure} title={t('auth.resetRequestFailed')} />
        {sentTo === null ? (
          <>
            <p>{t('auth.forgotDetail')}</p>
            <TextField {...field('email')} {...EMAIL_INPUT} autoComplete="username" />
            {captcha.field}
            <Button type="submit" size="lg" block loading={isBusy}>
              {t('auth.sendLink')}
            </Button>
          </>
        ) : (
          <Notification tone="success" title={t('auth.linkSentTitle')}>
            {t('auth.linkSent', { email: sentTo })}
          </Notification>
        )}
        <p className="text-center">
          <Button variant="link" size="sm" onClick={onSignIn}>
            {t('auth.backToSignIn')}
          </Button>
        </p>
      </FormStack>
    </form>
  )
}
