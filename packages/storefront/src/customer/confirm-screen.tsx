// Target of the link in the confirmation e-mail. It needs a press, so that mail scanners that follow links do not confirm.
// An expired link can be requested again.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { LinkIncomplete } from '../platform/link-incomplete.tsx'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { useCustomerCalls } from './use-customer-calls.ts'

/** Requests another link; the text does not reveal whether there is anything to confirm. */
function ResendButton({ email }: { email: string }) {
  const t = useT()
  const calls = useCustomerCalls()
  const notify = useSetAtom(notifyAtom)
  const { isBusy, run } = useSubmit()
  const resend = () =>
    run(async () => {
      await calls.resendConfirmation(email)
      notify({ type: 'info', message: t('auth.confirmResent'), persist: true })
    })
  return (
    <Button variant="secondary" onClick={() => void resend()} loading={isBusy}>
      {t('auth.confirmResend')}
    </Button>
  )
}

export function ConfirmScreen() {
  const t = useT()
  const href = useHref()
  const calls = useCustomerCalls()
  const { email = '', key = '' } = usePageContext().urlParsed.search
  const [isDone, setDone] = useState(false)
  const { isBusy, failure, run } = useSubmit()
  const confirm = () =>
    run(async () => {
      await calls.confirmEmail(email, key)
      setDone(true)
    })
  if (email === '' || key === '') return <LinkIncomplete path={paths.signIn} label="auth.signIn" />
  return (
    <>
      <FormFailure failure={failure} title={t('auth.confirmFailed')} />
      {isDone ? (
        <EmptyState
          title={t('auth.confirmed')}
          headingLevel={2}
          actions={<ButtonLink href={href(paths.signIn)}>{t('auth.signIn')}</ButtonLink>}
        >
          {t('auth.confirmedDetail')}
        </EmptyState>
      ) : (
        <EmptyState
          title={email}
          headingLevel={2}
          actions={
            <>
              <Button onClick={() => void confirm()} loading={isBusy}>
                {t('auth.confirm')}
              </Button>
              {failure !== null && <ResendButton email={email} />}
            </>
          }
        >
          {t('auth.confirmDetail')}
        </EmptyState>
      )}
    </>
  )
}
