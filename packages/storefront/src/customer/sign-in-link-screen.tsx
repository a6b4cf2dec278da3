// Target of the link in the sign-in e-mail. It needs a press, so that mail scanners that follow links do not sign in.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { LinkIncomplete } from '../platform/link-incomplete.tsx'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { continueSignedIn } from '../platform/session/return-path.ts'
import { useCustomerCalls } from './use-customer-calls.ts'

export function SignInLinkScreen() {
  const t = useT()
  const href = useHref()
  const calls = useCustomerCalls()
  const { token = '' } = usePageContext().urlParsed.search
  const { isBusy, failure, run } = useSubmit()
  const signIn = () =>
    run(async () => {
      await calls.signInByLink(token)
      continueSignedIn(href(paths.account))
    })
  if (token === '') return <LinkIncomplete path={paths.signIn} label="auth.signIn" />
  return (
    <>
      <FormFailure failure={failure} title={t('auth.signInFailed')} />
      <EmptyState
        title={t('auth.signInLinkTitle')}
        headingLevel={2}
        actions={
          <>
            <Button onClick={() => void signIn()} loading={isBusy}>
              {t('auth.signIn')}
            </Button>
            {failure !== null && (
              <ButtonLink variant="secondary" href={href(paths.signIn)}>
                {t('auth.signInAgain')}
              </ButtonLink>
            )}
          </>
        }
      >
        {t('auth.signInLinkDetail')}
      </EmptyState>
    </>
  )
}
