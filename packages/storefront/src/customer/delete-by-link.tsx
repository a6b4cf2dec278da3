// Deleting an account without its password, which who signs in with another provider does not have.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useCustomerCalls } from './use-customer-calls.ts'

/** Has the link sent to the address of the account. */
export function DeletionLinkOffer({ email }: { email: string }) {
  const t = useT()
  const calls = useCustomerCalls()
  const [isSent, setSent] = useState(false)
  const { isBusy, failure, run } = useSubmit()
  const request = () =>
    run(async () => {
      await calls.requestDeletion()
      setSent(true)
    })
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 className="text-lg font-semibold">{t('erase.noPassword')}</h2>
      <FormFailure failure={failure} title={t('erase.linkFailed')} />
      {isSent ? (
        <Notification tone="success" title={t('auth.linkSentTitle')}>
          {t('erase.linkSent', { email })}
        </Notification>
      ) : (
        <>
          <p>{t('erase.noPasswordDetail')}</p>
          <div>
            <Button variant="secondary" onClick={() => void request()} loading={isBusy}>
              {t('erase.sendLink')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** Target of the link. It needs a press, so that opening the link deletes nothing. */
export function DeleteByLink({ token }: { token: string }) {
  const t = useT()
  const href = useHref()
  const calls = useCustomerCalls()
  const { isBusy, failure, run } = useSubmit()
  const confirm = () =>
    run(async () => {
      await calls.deleteAccountByLink(token)
      window.location.assign(href(paths.home))
    })
  return (
    <>
      <FormFailure failure={failure} title={t('erase.failed')} />
      <div className="flex flex-wrap gap-3">
        {failure === null ? (
          <Button variant="danger" onClick={() => void confirm()} loading={isBusy}>
            {t('erase.confirm')}
          </Button>
        ) : (
          <ButtonLink href={href(paths.accountDelete)}>{t('erase.again')}</ButtonLink>
        )}
        <ButtonLink variant="secondary" href={href(paths.accountEdit)}>
          {t('erase.keep')}
        </ButtonLink>
      </div>
    </>
  )
}
