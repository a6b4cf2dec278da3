// Asks for the password again, in the middle of the checkout.
import { Button } from '@loftwood/ui/button'
import { Dialog } from '@loftwood/ui/dialog'
import { useEffect, useState } from 'react'
import { navigate } from 'vike/client/router'
import { ForgotForm } from '../customer/forgot-form.tsx'
import { SignInForm } from '../customer/sign-in-form.tsx'
import { paths } from '../paths.ts'
import { captchaOf } from '../platform/captcha/captcha-of.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { forgetShopper } from '../platform/session/forget-shopper.ts'
import { keepPresentPage } from '../platform/session/return-path.ts'
import { announceSession } from '../platform/session/session-changes.ts'
import { isSameEmail } from './draft.ts'

interface SessionDialogProps {
  session: {
    isAsking: boolean
    /** Whether the same customer is back. */
    settle: (isBack: boolean) => void
  }
  /** Of the customer whose session has ended; empty where it is not known. */
  email: string
}

/** A captcha with a box needs room for its pictures: the sign-in page, which comes back to this step. */
function useSignInPage(isNeeded: boolean): void {
  const href = useHref()
  useEffect(() => {
    if (!isNeeded) return
    keepPresentPage()
    void navigate(href(paths.signIn))
  }, [isNeeded, href])
}

/** The customer's cart stays in the account: a guest begins with an empty one. */
function LeaveAsGuest() {
  const t = useT()
  const href = useHref()
  const leave = () => {
    forgetShopper()
    announceSession()
    window.location.assign(href(paths.home))
  }
  return (
    <div className="mt-6 border-t border-line pt-4 text-sm">
      <p className="text-ink-muted">{t('checkout.sessionGuestDetail')}</p>
      <Button variant="link" size="sm" onClick={leave}>
        {t('checkout.sessionGuest')}
      </Button>
    </div>
  )
}

export function SessionDialog({ session, email }: SessionDialogProps) {
  const t = useT()
  const href = useHref()
  const [isForgotten, setForgotten] = useState(false)
  const needsPage = captchaOf('login')?.version === 2
  useSignInPage(needsPage && session.isAsking)
  const done = (entered: string) => {
    if (email === '' || isSameEmail(entered, email)) return session.settle(true)
    // Another customer has another cart, and nothing of what this one typed.
    forgetShopper()
    window.location.assign(href(paths.checkout))
  }
  return (
    <Dialog
      open={session.isAsking && !needsPage}
      onClose={() => session.settle(false)}
      title={t(isForgotten ? 'auth.forgotTitle' : 'checkout.sessionEnded')}
      closeLabel={t('common.close')}
      width="sm"
    >
      {isForgotten ? (
        <ForgotForm onSignIn={() => setForgotten(false)} />
      ) : (
        <>
          <p className="mb-5">{t('checkout.sessionEndedDetail')}</p>
          <SignInForm email={email} onDone={done} onForgot={() => setForgotten(true)} />
          <LeaveAsGuest />
        </>
      )}
    </Dialog>
  )
}
